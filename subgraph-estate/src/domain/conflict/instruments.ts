import { federalLaw, type Step } from '@platform/estate-engine';
import type { Cents, IsoDate } from '@platform/kernel';
import { canAct, fiduciaryOffices } from '../document/acting.ts';
import { amendmentsInForce, trustInForce } from '../document/amended-trusts.ts';
import { willsInForce } from '../document/in-force.ts';
import { type Estate, personById } from '../estate/estate.ts';
import { scenarioDeaths } from '../estate/estate-case.ts';
import { retainedTermOf } from '../trust/trust-schedule.ts';
import type { NamedInstrument, PlanConflict } from './conflict.ts';

/** Offices whose holder cannot act, or that end with the one who holds them. */
export function fiduciaryFindings(estate: Estate, today: IsoDate): PlanConflict[] {
  return fiduciaryOffices(estate, today).flatMap((office): PlanConflict[] => [
    ...office.nominees
      .filter((nominee) => !canAct(nominee))
      .map((nominee): PlanConflict => {
        return { kind: 'CANNOT_ACT', severity: office.depth === 0 ? 'HIGH' : 'MEDIUM', office, nominee };
      }),
    ...(office.depth === 1 ? [{ kind: 'NO_SUCCESSOR' as const, severity: 'LOW' as const, office }] : []),
  ]);
}

/** A text that orders who receives. */
interface Disposing extends NamedInstrument {
  readonly executedAt: IsoDate | null;
  readonly situs: string | null;
  readonly ownerIds: readonly string[];
  readonly steps: readonly Step[];
}

function disposing(estate: Estate): Disposing[] {
  const wills = willsInForce(estate).map(({ will, codicils, terms }) => ({
    id: will.id,
    name: will.name,
    isTrust: false,
    // A codicil signs its will once more.
    executedAt: codicils.at(-1)?.executedAt ?? will.executedAt,
    situs: will.situs,
    ownerIds: will.ownerId === null ? [] : [will.ownerId],
    steps: terms.steps,
  }));
  const trusts = estate.trusts
    .filter(({ kind, createdUponDeath }) => (kind === 'REVOCABLE' || kind === 'REVOCABLE_JOINT') && !createdUponDeath)
    .map((trust) => ({
      id: trust.id,
      name: trust.name,
      isTrust: true,
      // An amendment looks at its trust once more, as a codicil does.
      executedAt: amendmentsInForce(estate, trust).at(-1)?.executedAt ?? trust.executedAt,
      situs: trust.situs,
      ownerIds: trust.settlors,
      steps: trustInForce(estate, trust).terms.flatMap(({ steps }) => steps),
    }));
  return [...wills, ...trusts];
}

/** A state of which the text speaks, where the household has moved since. */
function madeElsewhere({ clientState }: Estate, { situs, ...instrument }: Disposing): PlanConflict[] {
  if (situs === null || situs === clientState) return [];
  return [{ kind: 'MADE_ELSEWHERE', severity: 'LOW', instrument, madeIn: situs, livesIn: clientState }];
}

/** The first day whose law the tables hold. */
const LAW_FROM = '2004-01-01';
/** From this much more on, a formula may leave a spouse little or nothing that was meant for him. */
const GREW_TIMES = 2;

const exclusionOn = (day: IsoDate): Cents => federalLaw(day).basicExclusionCents;

/** A formula of what the exclusion leaves free, from a time when it left far less. */
function exclusionGrew(instrument: Disposing, today: IsoDate): PlanConflict[] {
  const { executedAt, steps } = instrument;
  const isFormula = steps.some(({ kind, formula }) => kind === 'BYPASS_FUNDING' && formula !== 'STATE');
  if (!isFormula || executedAt === null || executedAt > today) return [];
  const thenCents = executedAt < LAW_FROM ? null : exclusionOn(executedAt);
  const nowCents = exclusionOn(today);
  if (thenCents !== null && nowCents < thenCents * GREW_TIMES) return [];
  return [{ kind: 'EXCLUSION_GREW', severity: 'MEDIUM', instrument, signedOn: executedAt, thenCents, nowCents }];
}

/** Children of its maker who came after it, and whom it names neither by name nor as one of a class (UPC 2-302). */
function bornLater({ people, relations }: Estate, instrument: Disposing): PlanConflict[] {
  const { executedAt, ownerIds, steps } = instrument;
  const targets = steps.flatMap(({ to }) => to).flatMap((target) => [target, ...(target.alternates ?? [])]);
  if (executedAt === null || targets.length === 0 || targets.some((target) => target.class !== undefined)) return [];
  const named = new Set(targets.flatMap(({ to }) => to ?? []));
  const children = new Set(
    relations.filter(({ kind, from }) => kind === 'PARENT' && ownerIds.includes(from)).map(({ to }) => to),
  );
  // Of somebody who leaves nothing to any child, the youngest was not forgotten.
  if (![...children].some((id) => named.has(id))) return [];
  return people
    .filter(({ id, birthDate }) => children.has(id) && !named.has(id) && birthDate !== null && birthDate > executedAt)
    .map((child) => ({ kind: 'BORN_LATER', severity: 'HIGH', instrument, signedOn: executedAt, child }));
}

/** A settlor who dies in the plan before the term ends, so that what yields what he kept is taxed with him. */
export function termFindings(estate: Estate, today: IsoDate): PlanConflict[] {
  const deaths = scenarioDeaths(estate, today);
  return estate.trusts.flatMap((trust): PlanConflict[] => {
    const { id, name, settlors } = trust;
    const { endsOn } = retainedTermOf(estate, trust, today) ?? {};
    if (endsOn === undefined) return [];
    return deaths
      .filter(({ personId, date }) => settlors.includes(personId) && date < endsOn)
      .flatMap(({ personId }) => personById(estate, personId) ?? [])
      .map((settlor) => ({
        kind: 'DIES_IN_TERM',
        severity: 'HIGH',
        trust: { id, name, isTrust: true },
        settlor,
        endsOn,
      }));
  });
}

/** Wills and revocable trusts that are older than a move, a law or a child. */
export const instrumentFindings = (estate: Estate, today: IsoDate): PlanConflict[] =>
  disposing(estate).flatMap((instrument) => [
    ...madeElsewhere(estate, instrument),
    ...exclusionGrew(instrument, today),
    ...bornLater(estate, instrument),
  ]);
