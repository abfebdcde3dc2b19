import { inSentence, labelOf } from '@platform/contracts/labels';
import { abbreviateCents, type Cents, formatDate, formatDollarsAndCents, isIsoDate } from '@platform/kernel';
import { runDistribution } from '../../domain/distribution/distribution.ts';
import { trustInForce } from '../../domain/document/amended-trusts.ts';
import type { EstateDocument } from '../../domain/document/document.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import type { EstateTrust } from '../../domain/trust/trust.ts';
import { roleTitle } from '../document/document-rows.ts';
import { documentDispositions, type stepWords, trustDispositions } from '../trust/dispositions.ts';

export interface ValueChange {
  readonly label: string;
  readonly before: string | null;
  readonly after: string;
}

const dateWords = (date: string | null): string | null => (date && isIsoDate(date) ? formatDate(date) : null);

type Facts = Map<string, string>;

function trustFacts(estate: Estate, trust: EstateTrust): Facts {
  const facts: Facts = new Map();
  const put = (label: string, value: string | null): void => {
    if (value) facts.set(`${trust.id}\n${label}`, value);
  };
  put(trust.name, `${labelOf('TrustKind', trust.kind)}, on file`);
  put(`${trust.name}: executed`, dateWords(trust.executedAt));
  put(`${trust.name}: governing law`, trust.situs);
  put(`${trust.name}: GST status`, trust.gstStatus && labelOf('GstStatus', trust.gstStatus));
  put(
    `${trust.name}: settlors`,
    trust.settlors.flatMap((id) => estate.people.find((person) => person.id === id)?.name ?? []).join(', ') || null,
  );
  for (const view of trustDispositions(estate, trustInForce(estate, trust)))
    put(
      `${trust.name}, ${view.when.toLowerCase()}: ${stepLabel(view.kind, view.recipientIds, estate)}`,
      view.description,
    );
  return facts;
}

function documentFacts(estate: Estate, document: EstateDocument): Facts {
  const facts: Facts = new Map();
  const put = (label: string, value: string | null): void => {
    if (value) facts.set(`${document.id}\n${label}`, value);
  };
  put(document.name, `${labelOf('EstateDocumentKind', document.kind)}, ${document.isOnFile ? 'on file' : 'missing'}`);
  put(`${document.name}: executed`, dateWords(document.executedAt));
  put(`${document.name}: governing law`, document.situs);
  // What an amendment orders is told of the trust that it changes.
  const changes = document.amendment !== null && estate.trusts.some(({ id }) => id === document.parentId);
  for (const view of changes ? [] : documentDispositions(estate, document))
    put(`${document.name}: ${stepLabel(view.kind, view.recipientIds, estate)}`, view.description);
  return facts;
}

const STEP_LABELS = {
  SPECIFIC_GIFT: 'gift',
  CASH_GIFT: 'gift',
  PERCENT_GIFT: 'gift',
  SURVIVOR_SHARE: 'survivor’s share',
  BYPASS_FUNDING: 'funding rule',
  GST_EXEMPT_FUNDING: 'GST funding',
  MARITAL_FUNDING: 'balance',
  RESIDUE: 'remainder',
} as const satisfies Record<Parameters<typeof stepWords>[1]['kind'], string>;

function stepLabel(kind: keyof typeof STEP_LABELS, recipients: readonly string[], estate: Estate): string {
  const isGift = STEP_LABELS[kind] === 'gift';
  const things = [...estate.people, ...estate.charities, ...estate.trusts];
  const name = isGift ? things.find(({ id }) => id === recipients[0])?.name : undefined;
  return name ? `gift to ${name}` : STEP_LABELS[kind];
}

function fiduciaryFacts(estate: Estate): Facts {
  const facts: Facts = new Map();
  for (const { id, name, fiduciaries } of [...estate.documents, ...estate.trusts]) {
    for (const fiduciary of fiduciaries) {
      const key = `${id}\n${name}: ${inSentence(roleTitle(fiduciary))}`;
      const others = facts.get(key);
      facts.set(key, others ? `${others}, ${fiduciary.personName}` : fiduciary.personName);
    }
  }
  return facts;
}

function partyFacts(estate: Estate): Facts {
  const people = estate.people.map(
    ({ id, name, isCorporateTrustee }) =>
      [`${id}\n${name}`, isCorporateTrustee ? 'an institution of the plan' : 'a person of the plan'] as const,
  );
  const charities = estate.charities.map(({ id, name }) => [`${id}\n${name}`, 'a charity of the plan'] as const);
  return new Map([...people, ...charities]);
}

/** Everything that a reading can change, by thing and label. */
function factsOf(estate: Estate): Facts {
  const facts = [
    ...estate.trusts.map((trust) => trustFacts(estate, trust)),
    ...estate.documents.map((document) => documentFacts(estate, document)),
  ];
  return new Map([...partyFacts(estate), ...facts.flatMap((one) => [...one]), ...fiduciaryFacts(estate)]);
}

export interface Outcomes {
  /** Tax at each death; null where the engine refuses the data. */
  readonly taxes: readonly { readonly label: string; readonly amount: Cents }[] | null;
  /** What each bypass trust gets and in which year. */
  readonly funded: ReadonlyMap<string, { readonly amount: Cents; readonly year: string }>;
}

/** What the engine says about an estate, in the two figures that a reviewer looks for. */
export function outcomesOf(estate: Estate, today: string): Outcomes {
  const outcome = runDistribution(estate, today);
  if ('problem' in outcome) return { taxes: null, funded: new Map() };
  const { estates, taxes, transfers } = outcome.result;
  const several = estates.length > 1;
  const labels = { FIRST_DEATH: several ? 'First-death tax' : 'Tax at death', SECOND_DEATH: 'Second-death tax' };
  return {
    taxes: estates.map(({ death }) => ({
      label: labels[death],
      amount: taxes.filter((tax) => tax.death === death).reduce((sum, { amountCents }) => sum + amountCents, 0),
    })),
    funded: new Map(
      transfers
        .filter(({ reason }) => reason === 'bypass_funding')
        .map(({ toId, amountCents, death }) => [
          toId,
          { amount: amountCents, year: estates.find((one) => one.death === death)?.date.slice(0, 4) ?? '' },
        ]),
    ),
  };
}

export interface Side {
  readonly estate: Estate;
  readonly outcomes: Outcomes;
}

/** Instruments funded by a formula: the rule in short with the amount it comes to. */
function fundingChanges({ estate, outcomes }: Side, was: Side): ValueChange[] {
  return [...outcomes.funded].flatMap(([trustId, { amount, year }]): ValueChange[] => {
    const earlier = was.outcomes.funded.get(trustId);
    if (earlier?.amount === amount) return [];
    const name = estate.trusts.find(({ id }) => id === trustId)?.name ?? 'Trust';
    const before = earlier ? `Formula, ${abbreviateCents(earlier.amount)} in ${earlier.year}` : 'not set';
    return [{ label: `${name}: funding rule`, before, after: `Formula, ${abbreviateCents(amount)} in ${year}` }];
  });
}

function taxChanges(was: Outcomes, is: Outcomes): ValueChange[] {
  return (is.taxes ?? []).flatMap(({ label, amount }) => {
    const before = was.taxes?.find((tax) => tax.label === label);
    if (before?.amount === amount) return [];
    return [
      {
        label,
        before: before ? formatDollarsAndCents(before.amount) : 'not known',
        after: formatDollarsAndCents(amount),
      },
    ];
  });
}

/** What is different in the estate with a value, in words: before → after. Nothing is listed that stays the same. */
export function changesBetween(was: Side, is: Side): ValueChange[] {
  const [before, after] = [factsOf(was.estate), factsOf(is.estate)];
  const labelOf = (key: string): string => key.slice(key.indexOf('\n') + 1);
  const changed = [...after]
    .filter(([key, value]) => before.get(key) !== value)
    .map(([key, value]) => ({ label: labelOf(key), before: before.get(key) ?? 'not set', after: value }));
  const funding = fundingChanges(is, was);
  const gone = [...before]
    .filter(([key]) => !after.has(key))
    .map(([key, value]) => ({ label: labelOf(key), before: value, after: 'not set' }));
  const replaced = new Set(changed.map(({ label }) => label));
  return [
    ...funding,
    ...changed,
    ...gone.filter(({ label }) => !replaced.has(label)),
    ...taxChanges(was.outcomes, is.outcomes),
  ];
}
