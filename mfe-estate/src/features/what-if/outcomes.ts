import {
  type DistributionResult,
  distribution,
  type EstateCase,
  problemWords,
  secondPartName,
  type Transfer,
  trustOfPart,
  type WhatIfChanges,
  whatIf,
} from '@platform/estate-engine';
import { type Cents, isDomainError, sumCents } from '@platform/kernel';
import { stateName } from '@platform/mfe-kit/places';
import { taxTitle } from '../estate/estate-words.ts';

export type Outcome =
  | { readonly result: DistributionResult; readonly problem?: undefined }
  | { readonly problem: string; readonly result?: undefined };

/** Plays a case as it is asked. What cannot be worked out comes back in words. */
export function play(input: EstateCase, changes: WhatIfChanges, today: string): Outcome {
  try {
    const asked = whatIf(input, changes, today);
    return { result: distribution(asked.input, asked.law ? { law: asked.law } : {}) };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return { problem: problemWords(input, error) };
  }
}

/** An amount as the plan has it, and as it would be. */
export interface Compared {
  readonly id: string;
  readonly label: string;
  readonly before: Cents;
  readonly after: Cents;
}

const jurisdictionName = (code: string): string => (code === 'US' ? 'Federal' : stateName(code));

/** Those whom ids of a result may stand for. */
export type Named = Pick<EstateCase, 'people' | 'trusts' | 'charities' | 'assets'>;

/** Whoever stands in either of two cases; by the name of the first where both know them. */
export const inEither = (one: Named, other: Named): Named => ({
  people: [...one.people, ...other.people],
  trusts: [...(one.trusts ?? []), ...(other.trusts ?? [])],
  charities: [...(one.charities ?? []), ...(other.charities ?? [])],
  assets: [...one.assets, ...other.assets],
});

/** Whoever an id of a result stands for. */
export function nameIn(input: Named, id: string): string {
  const [kind, code = ''] = id.split(':');
  if (kind === 'state' && code) return `State of ${stateName(code)}`;
  if (kind === 'tax') return `${jurisdictionName(code)} tax`;
  if (id === 'creditors') return 'Creditors';
  if (id === 'expenses') return 'Settlement costs';
  const parties = [...input.people, ...(input.trusts ?? []), ...(input.charities ?? []), ...input.assets];
  const wholeId = trustOfPart(id);
  const name = parties.find((one) => one.id === wholeId)?.name ?? 'Somebody else';
  return wholeId === id ? name : secondPartName(name);
}

type Amounts = ReadonlyMap<string, Cents>;

function added<Item>(items: readonly Item[], keyOf: (item: Item) => string, centsOf: (item: Item) => Cents): Amounts {
  const sums = new Map<string, Cents>();
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0) + centsOf(item));
  return sums;
}

function compared(before: Amounts, after: Amounts, labelOf: (id: string) => string): Compared[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids.map((id) => ({ id, label: labelOf(id), before: before.get(id) ?? 0, after: after.get(id) ?? 0 }));
}

function sumsOf({ flow, taxes }: DistributionResult): Amounts {
  const final = flow.totals.find(({ stage }) => stage === 'FINAL');
  const federal = sumCents(
    taxes.flatMap(({ jurisdiction, amountCents }) => (jurisdiction === 'US' ? [amountCents] : [])),
  );
  return new Map([
    ['family', final?.familyCents ?? 0],
    ['charity', final?.charityCents ?? 0],
    ['federal', federal],
    ['states', sumCents(taxes.map(({ amountCents }) => amountCents)) - federal],
    ['claims', final?.claimsCents ?? 0],
    ['escheat', final?.stateCents ?? 0],
    ['nobodys', final?.nobodysCents ?? 0],
  ]);
}

const SUM_LABELS: Readonly<Record<string, string>> = {
  family: 'Reaches the family',
  charity: 'Charity',
  federal: 'Federal tax',
  states: 'State taxes',
  claims: 'Debts and costs',
  escheat: 'Falls to a state',
  nobodys: 'In trusts for nobody named',
};

/** Told of only where there is something. */
export const RARE_SUMS: ReadonlySet<string> = new Set(['escheat', 'nobodys']);

/** Where everything goes in the end; the seven are all of it. */
export const comparedSums = (before: DistributionResult, after: DistributionResult): Compared[] =>
  compared(sumsOf(before), sumsOf(after), (id) => SUM_LABELS[id] ?? id);

const heldBy = ({ finalHoldings }: DistributionResult): Amounts =>
  added(
    finalHoldings,
    ({ holderId }) => holderId,
    ({ outrightCents, inTrustCents }) => outrightCents + inTrustCents,
  );

/** Who has how much in the end, outright and in trust together; most first. */
export const comparedHolders = (input: Named, before: DistributionResult, after: DistributionResult): Compared[] =>
  compared(heldBy(before), heldBy(after), (id) => nameIn(input, id)).toSorted(
    (a, b) => Math.max(b.before, b.after) - Math.max(a.before, a.after),
  );

const DEATHS: Readonly<Record<string, string>> = { FIRST_DEATH: 'at the first death', SECOND_DEATH: 'at the second' };

/** `Massachusetts estate tax at the second`; of somebody who lives alone without the death. */
export function taxLabel(
  { death, jurisdiction, kind }: { readonly death: string; readonly jurisdiction: string; readonly kind: string },
  isOneDeath: boolean,
): string {
  const title = taxTitle({ jurisdictionName: jurisdictionName(jurisdiction), kind });
  return isOneDeath ? title : `${title} ${DEATHS[death] ?? ''}`;
}

/** Tells a tax of a plan from its others. */
export const taxLineId = ({ death, jurisdiction, kind }: DistributionResult['taxes'][number]): string =>
  `${death} ${jurisdiction} ${kind}`;

/** Every tax, by the death at which it is due. */
export function comparedTaxes(before: DistributionResult, after: DistributionResult): Compared[] {
  const taxesOf = ({ taxes }: DistributionResult): Amounts => added(taxes, taxLineId, ({ amountCents }) => amountCents);
  const isOne = before.estates.length < 2 && after.estates.length < 2;
  return compared(taxesOf(before), taxesOf(after), (id) => {
    const [death = '', jurisdiction = '', kind = ''] = id.split(' ');
    return taxLabel({ death, jurisdiction, kind }, isOne);
  }).filter((line) => line.before > 0 || line.after > 0);
}

/** Something that passes otherwise than planned, with why it does, or did. */
export interface Moved extends Compared {
  readonly why: string;
}

const PAYMENTS: ReadonlySet<string> = new Set(['tax', 'debt', 'expense']);
const passageOf = ({ death, fromId, toId, reason }: Transfer): string => [death, fromId, toId, reason].join(' ');

/** What passes by another way or in another amount, taxes and debts left out; the largest changes first. */
export function comparedTransfers(input: EstateCase, before: DistributionResult, after: DistributionResult): Moved[] {
  const passages = ({ transfers }: DistributionResult) => transfers.filter(({ reason }) => !PAYMENTS.has(reason));
  const amountsOf = (result: DistributionResult): Amounts =>
    added(passages(result), passageOf, ({ amountCents }) => amountCents);
  const known = new Map([...passages(before), ...passages(after)].map((transfer) => [passageOf(transfer), transfer]));
  const label = (id: string): string => {
    const transfer = known.get(id);
    return transfer ? `${nameIn(input, transfer.fromId)} to ${nameIn(input, transfer.toId)}` : '';
  };
  return compared(amountsOf(before), amountsOf(after), label)
    .filter((line) => line.before !== line.after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .map((line) => ({ ...line, why: known.get(line.id)?.explanation ?? '' }));
}

export interface NewWarning {
  readonly explanation: string;
  readonly amountCents: Cents;
}

/** What the calculation warns of and did not before, each sentence once with the largest of its amounts. */
export function newWarnings(before: DistributionResult, after: DistributionResult): NewWarning[] {
  const known = new Set(before.warnings.map(({ explanation }) => explanation));
  const amounts = new Map<string, Cents>();
  for (const { explanation, amountCents } of after.warnings) {
    if (!known.has(explanation)) amounts.set(explanation, Math.max(amounts.get(explanation) ?? 0, amountCents));
  }
  return [...amounts].map(([explanation, amountCents]) => ({ explanation, amountCents }));
}
