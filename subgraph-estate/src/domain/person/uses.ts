import type { Step, Target } from '@platform/estate-engine';
import { type EstateFiduciary, stepsOf } from '../document/document.ts';
import type { Estate } from '../estate/estate.ts';

/** What a person is to a thing of the estate that names them. */
export const USE_ROLES = [
  'CLIENT',
  'OWNER',
  'BENEFICIARY',
  'INSURED',
  'DEBTOR',
  'SETTLOR',
  'POWER_HOLDER',
  'MEASURING_LIFE',
  'TAKER',
  'SIGNER',
  'EXCLUDED',
  'FIDUCIARY',
  'ATTACHED',
  'EARLIER_TEXT',
] as const;
export type UseRole = (typeof USE_ROLES)[number];

export interface PersonUse {
  readonly role: UseRole;
  /** What names the person; null for the estate itself. */
  readonly name: string | null;
  /** The office, of a fiduciary. */
  readonly fiduciary?: EstateFiduciary;
}

const namedBy = (target: Target): (string | undefined)[] => [
  target.to,
  target.classOf,
  target.disclaimerTrustId,
  ...(target.alternates ?? []).flatMap(namedBy),
];
const isNamedIn = (steps: readonly Step[], id: string): boolean =>
  steps.some(({ to }) => to.flatMap(namedBy).includes(id));

function ofProperty({ assets, assetAccounts, liabilities, entities }: Estate, id: string): PersonUse[] {
  const held = assets.flatMap((asset): PersonUse[] => {
    const { name, owners, contributions, beneficiaries, lifeInsurance } = asset;
    const is: [UseRole, boolean][] = [
      ['OWNER', [...owners, ...contributions].some((share) => share.id === id) || lifeInsurance?.transferorId === id],
      ['BENEFICIARY', beneficiaries.some(({ to }) => to === id)],
      ['INSURED', lifeInsurance?.insuredId === id || lifeInsurance?.secondaryInsuredId === id],
    ];
    return is.flatMap(([role, holds]) => (holds ? [{ role, name }] : []));
  });
  const accounts = assetAccounts.flatMap(({ name, owners, beneficiaries }): PersonUse[] => [
    ...(owners.some((share) => share.id === id) ? [{ role: 'OWNER', name } as const] : []),
    ...(beneficiaries.some(({ to }) => to === id) ? [{ role: 'BENEFICIARY', name } as const] : []),
  ]);
  const owed = liabilities.filter(({ owners }) => owners.some((share) => share.id === id));
  const shared = entities.filter(({ shares }) => shares.some(({ ownerId }) => ownerId === id));
  return [
    ...held,
    ...accounts,
    ...owed.map(({ name }): PersonUse => ({ role: 'DEBTOR', name })),
    ...shared.map(({ name }): PersonUse => ({ role: 'OWNER', name })),
  ];
}

function ofInstruments({ trusts, documents }: Estate, id: string): PersonUse[] {
  const offices = (name: string, fiduciaries: readonly EstateFiduciary[]): PersonUse[] =>
    fiduciaries.filter(({ personId }) => personId === id).map((fiduciary) => ({ role: 'FIDUCIARY', name, fiduciary }));
  const inTrusts = trusts.flatMap((trust): PersonUse[] => {
    const { name, settlors, lifetimeBeneficiaries, terms, fiduciaries, schedule, powers } = trust;
    return [
      ...(schedule?.lifeOfId === id ? [{ role: 'MEASURING_LIFE', name } as const] : []),
      ...(settlors.includes(id) ? [{ role: 'SETTLOR', name } as const] : []),
      ...(powers.some(({ personId }) => personId === id) ? [{ role: 'POWER_HOLDER', name } as const] : []),
      ...(lifetimeBeneficiaries.includes(id) ? [{ role: 'BENEFICIARY', name } as const] : []),
      ...(terms.some((term) => term.personId === id || isNamedIn(term.steps, id))
        ? [{ role: 'TAKER', name } as const]
        : []),
      ...offices(name, fiduciaries),
    ];
  });
  const inDocuments = documents.flatMap((document): PersonUse[] => {
    const { name, ownerId, parentId, will, amendment, fiduciaries } = document;
    const isTaker = isNamedIn(stepsOf(document), id) || amendment?.terms.some(({ personId }) => personId === id);
    return [
      ...(parentId === id ? [{ role: 'ATTACHED', name } as const] : []),
      ...(ownerId === id ? [{ role: 'SIGNER', name } as const] : []),
      ...(isTaker ? [{ role: 'TAKER', name } as const] : []),
      ...(will?.excludedHeirs.includes(id) ? [{ role: 'EXCLUDED', name } as const] : []),
      ...offices(name, fiduciaries),
    ];
  });
  return [...inTrusts, ...inDocuments];
}

/** What undoing a reading would bring back may not name somebody who is gone. */
function ofEarlierTexts(estate: Estate, id: string): PersonUse[] {
  return estate.readingUndo.flatMap(({ trusts, documents }) =>
    ofInstruments({ ...estate, trusts, documents }, id).map(({ name }): PersonUse => ({ role: 'EARLIER_TEXT', name })),
  );
}

/**
 * Everything in the estate that names a person, each thing once for each role; a person that nothing names may be
 * deleted. Relations to others of the family are no uses: they go with the person.
 */
export function usesOfPerson(estate: Estate, id: string): PersonUse[] {
  const isClient: PersonUse[] = id === estate.personId ? [{ role: 'CLIENT', name: null }] : [];
  const uses = [...isClient, ...ofProperty(estate, id), ...ofInstruments(estate, id), ...ofEarlierTexts(estate, id)];
  const keys = uses.map(({ role, name, fiduciary }) => `${role}|${name}|${fiduciary?.role}|${fiduciary?.designation}`);
  return uses.filter((_use, index) => keys.indexOf(keys[index] ?? '') === index);
}

export const isDeletable = (estate: Estate, id: string): boolean => usesOfPerson(estate, id).length === 0;
