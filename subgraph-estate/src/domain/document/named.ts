import type { Target } from '@platform/estate-engine';
import { DomainError } from '@platform/kernel';
import { type Estate, partyName, personById } from '../estate/estate.ts';
import { type EstateDocument, stepsOf } from './document.ts';

const partiesOf = ({ to, classOf, disclaimerTrustId, alternates = [] }: Target): string[] => [
  ...[to, classOf, disclaimerTrustId].flatMap((id) => id ?? []),
  ...alternates.flatMap(partiesOf),
];

/** Whether everything that a text names is of the estate: who signs, acts and receives, what is given, what it changes. */
export function namesAll(estate: Estate, document: EstateDocument): boolean {
  const { ownerId, fiduciaries, parentId, will, amendment } = document;
  const people = [
    ownerId,
    ...fiduciaries.map(({ personId }) => personId),
    ...(will?.excludedHeirs ?? []),
    ...(amendment?.terms ?? []).map(({ personId }) => personId ?? null),
  ];
  const takers = stepsOf(document).flatMap(({ to }) => to.flatMap(partiesOf));
  const things = stepsOf(document).flatMap(({ assetId }) => assetId ?? []);
  const has = (list: readonly { readonly id: string }[], id: string): boolean => list.some((one) => one.id === id);
  return (
    people.every((id) => id === null || personById(estate, id) !== undefined) &&
    takers.every((id) => partyName(estate, id) !== null) &&
    things.every((id) => has(estate.assets, id)) &&
    (parentId === null || has([...estate.documents, ...estate.trusts], parentId))
  );
}

/** Of one that comes back. Throws: DomainError UNKNOWN_REFERENCE. */
export function checkNamed(estate: Estate, document: EstateDocument): void {
  if (!namesAll(estate, document))
    throw new DomainError(
      'UNKNOWN_REFERENCE',
      `${document.name} names somebody or something that is not in this estate any more.`,
      { field: 'id' },
    );
}
