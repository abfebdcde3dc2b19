import { inSentence, labelIfKnown } from '@platform/contracts/labels';
import { type DistributionResult, type Target, trustOfPart } from '@platform/estate-engine';
import { addYears, type Cents, formatWholeDollars, type IsoDate } from '@platform/kernel';
import { trustInForce } from '../../domain/document/amended-trusts.ts';
import { type Estate, personById } from '../../domain/estate/estate.ts';
import { yearOf } from '../../domain/finance/planned-year.ts';
import { nameOf } from '../distribution/distribution-view.ts';
import { jurisdictionName } from '../distribution/state-names.ts';

export const HOUSEHOLD_EVENT_TYPES = [
  'TRUST_SIGNED',
  'TRUST_BEGINS',
  'TRUST_RECEIVES',
  'SPOUSE_RECEIVES',
  'INHERITANCE',
  'HELD_IN_TRUST',
  'TRUST_RELEASES',
  'TAX',
  'MILESTONE',
  'INCOME',
  'EXPENSES',
] as const;
export type HouseholdEventType = (typeof HOUSEHOLD_EVENT_TYPES)[number];

/** One thing that happens, in words; those of one kind in a year are one event. */
export interface Happening {
  readonly id: string;
  readonly type: HouseholdEventType;
  readonly year: number;
  readonly text: string;
  /** Null where nobody can say how much it will be. */
  readonly amountCents: Cents | null;
  readonly trustIds: readonly string[];
}

type Transfer = DistributionResult['transfers'][number];

/** The ages at which somebody's share comes free, where the trust that it comes out of names some. */
function agesOf(estate: Estate, trustId: string, takerId: string): NonNullable<Target['ages']> {
  const trust = estate.trusts.find(({ id }) => id === trustId);
  const terms = trust ? trustInForce(estate, trust).terms : [];
  const targets = terms.flatMap(({ steps }) => steps.flatMap(({ to }) => to));
  const staged = targets.filter(({ ages }) => ages?.length);
  return (staged.find(({ to }) => to === takerId) ?? staged.find((target) => target.class !== undefined))?.ages ?? [];
}

/** What the engine holds in trust for somebody until ages that lie ahead. */
function releases(estate: Estate, { toId, fromId }: Transfer, heldCents: Cents, on: IsoDate): Happening[] {
  const birthDate = personById(estate, toId)?.birthDate;
  if (!birthDate) return [];
  return agesOf(estate, fromId, toId).flatMap(({ age, percent }): Happening[] => {
    const day = addYears(birthDate, age);
    if (day <= on) return [];
    const held = `$${formatWholeDollars(heldCents)} is held from the death on`;
    const text = `${nameOf(estate, toId)} reaches ${age}: ${percent}% of the share of ${nameOf(estate, fromId)} comes free; ${held}`;
    const id = `release:${fromId}:${toId}:${age}`;
    return [{ id, type: 'TRUST_RELEASES', year: yearOf(day), text, amountCents: null, trustIds: [fromId] }];
  });
}

/** What is added up of one death: transfers of one kind from and to the same. */
interface Passed {
  readonly first: Transfer;
  readonly amountCents: Cents;
}

function addedUp(transfers: readonly Transfer[]): Passed[] {
  const alike = Map.groupBy(transfers, ({ death, fromId, toId, manner }) =>
    JSON.stringify([death, fromId, toId, manner]),
  );
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    const amountCents = same.reduce((sum, transfer) => sum + transfer.amountCents, 0);
    return first && amountCents > 0 ? [{ first, amountCents }] : [];
  });
}

/** What a trust gets at a death and does not pass on at the same one. */
function keptByTrusts(estate: Estate, passed: readonly Passed[], dates: ReadonlyMap<string, IsoDate>): Happening[] {
  return [...dates].flatMap(([death, on]) =>
    estate.trusts.flatMap(({ id, name, createdUponDeath }): Happening[] => {
      const here = passed.filter(({ first }) => first.death === death);
      const sumOf = (side: 'toId' | 'fromId'): Cents =>
        here.filter(({ first }) => first[side] === id).reduce((sum, { amountCents }) => sum + amountCents, 0);
      const received = sumOf('toId');
      const kept = received - sumOf('fromId');
      const year = yearOf(on);
      const begins: Happening[] =
        createdUponDeath && received > 0
          ? [{ id: `begins:${id}`, type: 'TRUST_BEGINS', year, text: name, amountCents: null, trustIds: [id] }]
          : [];
      if (kept <= 0) return begins;
      const text = `${name} receives and keeps`;
      return [
        ...begins,
        { id: `kept:${death}:${id}`, type: 'TRUST_RECEIVES', year, text, amountCents: kept, trustIds: [id] },
      ];
    }),
  );
}

/** What is left to each taker of all that comes outright, after the taxes that the taker bears; not to whoever dies later. */
function inherited(estate: Estate, result: DistributionResult, passed: readonly Passed[]): Happening[] {
  const dying = new Set(result.estates.map(({ decedentId }) => decedentId));
  const trusts = new Set(estate.trusts.map(({ id }) => id));
  const takers = [...estate.people, ...estate.charities].filter(({ id }) => !dying.has(id));
  return result.estates.flatMap(({ death, date }) =>
    takers.flatMap(({ id, name }): Happening[] => {
      const here = passed.filter(({ first }) => first.death === death);
      const got = here.filter(({ first }) => first.toId === id && first.manner === 'outright');
      const borne = here.filter(({ first }) => first.fromId === id);
      const sumOf = (all: readonly Passed[]): Cents => all.reduce((sum, { amountCents }) => sum + amountCents, 0);
      const amountCents = sumOf(got) - sumOf(borne);
      const text = borne.length > 0 ? `${name}, after the tax on it` : name;
      const trustIds = got.flatMap(({ first }) => (trusts.has(first.fromId) ? [first.fromId] : []));
      const year = yearOf(date);
      return got.length === 0
        ? []
        : [{ id: `inherits:${death}:${id}`, type: 'INHERITANCE', year, text, amountCents, trustIds }];
    }),
  );
}

/** What the engine says happens at the deaths that are planned for, and at the ages after them. */
export function plannedHappenings(estate: Estate, result: DistributionResult): Happening[] {
  const dates = new Map<string, IsoDate>(result.estates.map(({ death, date }) => [death, date]));
  const dying = new Map<string, IsoDate>(result.estates.map(({ decedentId, date }) => [decedentId, date]));
  const trusts = new Set(estate.trusts.map(({ id }) => id));
  const takers = new Set([...estate.people, ...estate.charities].map(({ id }) => id));
  // In a list of years the parts of a trust that stays apart are that trust.
  const passed = addedUp(
    result.transfers.map((one) => ({ ...one, fromId: trustOfPart(one.fromId), toId: trustOfPart(one.toId) })),
  );
  const seen = new Set<string>();
  const toTakers = passed.flatMap(({ first, amountCents }): Happening[] => {
    const { death, fromId, toId, manner } = first;
    const on = dates.get(death);
    if (!on || !takers.has(toId)) return [];
    const base = { id: `passes:${death}:${fromId}:${toId}`, year: yearOf(on), amountCents };
    const name = nameOf(estate, toId);
    const trustIds = trusts.has(fromId) ? [fromId] : [];
    if (manner === 'in_trust')
      return [
        { ...base, type: 'HELD_IN_TRUST', text: `For ${name} by ${nameOf(estate, fromId)}`, trustIds },
        ...releases(estate, first, amountCents, on),
      ];
    const later = dying.get(toId);
    return later !== undefined && later >= on ? [{ ...base, type: 'SPOUSE_RECEIVES', text: name, trustIds }] : [];
  });
  const taxes = result.taxes.flatMap(({ death, jurisdiction, kind, decedentId, amountCents }): Happening[] => {
    const on = dates.get(death);
    if (!on || amountCents === 0) return [];
    const tax = `${jurisdictionName(jurisdiction)} ${inSentence(labelIfKnown('TaxKind', kind) ?? 'tax')}`;
    const text = `${tax} at the death of ${nameOf(estate, decedentId)}`;
    return [
      { id: `tax:${death}:${jurisdiction}:${kind}`, type: 'TAX', year: yearOf(on), text, amountCents, trustIds: [] },
    ];
  });
  return [...keptByTrusts(estate, passed, dates), ...toTakers, ...inherited(estate, result, passed), ...taxes].filter(
    ({ id }) => {
      const isNew = !seen.has(id);
      seen.add(id);
      return isNew;
    },
  );
}
