import { type Cents, DomainError, type IsoDate, multiplyRatio, parseIsoDate } from '@platform/kernel';
import type { Authority, Certainty, EngineWarning, Working } from '../explanation/working.ts';
import { bracketLines } from '../law/brackets.ts';
import {
  type HeirClassRule,
  INHERITANCE_REGIMES,
  type InheritanceRegime,
  IOWA_REPEALED_FROM,
  OLDEST_UNTAXED_CHILD,
} from '../law/inheritance-tables.ts';
import { RULE_SET_VERSION } from '../law/rule-set.ts';
import { LAST_STATE_YEAR } from '../law/state-tables.ts';
import { requireState } from './regimes.ts';

export interface InheritanceTaxInput {
  readonly state: string;
  readonly date: IsoDate;
  /** The state's own class: PA spouse/lineal/sibling/other/charity, NJ A/C/D/E, NE spouse/1/2/3, KY A/B/C, IA A/B/C, MD exempt/other. */
  readonly heirClass: string;
  /** Everything this heir takes. */
  readonly amountCents: Cents;
  readonly heirAge?: number;
  /** PA: a child of the decedent, taxed at nothing up to the age of 21. */
  readonly childOfDecedent?: boolean;
  readonly paidWithinThreeMonths?: boolean;
  readonly paidWithinNineMonths?: boolean;
}

export interface InheritanceTax {
  readonly taxCents: Cents;
  readonly working: Working;
  readonly warnings: readonly EngineWarning[];
  readonly ruleSet: string;
  readonly certainty: Certainty;
}

const BY_STATE = Map.groupBy(INHERITANCE_REGIMES, (regime) => regime.state);

function regimeOf(state: string, date: IsoDate): InheritanceRegime | undefined {
  requireState(state);
  parseIsoDate(date);
  const rows = BY_STATE.get(state);
  if (state === 'IA' && date >= IOWA_REPEALED_FROM) return undefined;
  if (!rows) return undefined;
  const regime = rows.findLast((row) => row.from <= date);
  if (regime) return regime;
  throw new DomainError('LAW_NOT_HELD', `inheritance tax of ${state} is held for deaths from ${rows[0]?.from}`, {
    field: 'date',
  });
}

/** True when the state taxes heirs of deaths on that date. Throws `UNKNOWN_STATE`, `LAW_NOT_HELD`. */
export function hasInheritanceTax(state: string, date: IsoDate): boolean {
  return regimeOf(state, date) !== undefined;
}

/** The statute by which the state taxes heirs of deaths on that date; none where it taxes nobody. Throws as above. */
export function inheritanceTaxAuthority(state: string, date: IsoDate): readonly Authority[] {
  return regimeOf(state, date)?.authority ?? [];
}

/** The section by which the state taxes joint property by the number of its owners; undefined where none does. Throws as above. */
export function jointByNumberCite(state: string, date: IsoDate): string | undefined {
  return regimeOf(state, date)?.jointByNumberCite;
}

/**
 * Inheritance tax on everything one heir takes.
 *
 * Units: cents, rounded half up once for the table and once for the 5% discount of early payment (PA, KY). 0 in a state without one.
 * Throws: DomainError `UNKNOWN_STATE`, `UNKNOWN_HEIR_CLASS` (field heirClass), `LAW_NOT_HELD`.
 * Source: the statute of each row (`working.authority`); KY takes its exemption off the lowest bracket (C30).
 * Case: PA sibling, $100,000 → $12,000.00, or $11,400.00 paid within three months.
 */
export function inheritanceTax(input: InheritanceTaxInput): InheritanceTax {
  const { state, date, heirClass, amountCents } = input;
  const regime = regimeOf(state, date);
  const ruleSet = `${state}-${date.slice(0, 4)}@${RULE_SET_VERSION}`;
  if (!regime) {
    return {
      taxCents: 0,
      working: { label: `${state} has no inheritance tax`, amountCents: 0 },
      warnings: [],
      ruleSet,
      certainty: 'A',
    };
  }
  const rule = Object.hasOwn(regime.classes, heirClass) ? regime.classes[heirClass] : undefined;
  if (!rule) {
    const known = Object.keys(regime.classes).join(', ');
    throw new DomainError('UNKNOWN_HEIR_CLASS', `"${heirClass}" is not a class of heirs in ${state} (${known})`, {
      field: 'heirClass',
    });
  }
  const free = exemptReason(regime, rule, input);
  const lines = free ? [{ label: free, amountCents: 0 }] : [...bracketLines(rule.table, amountCents)];
  const before = lines.reduce((sum, line) => sum + (line.amountCents ?? 0), 0);
  const early = regime.earlyPayment;
  const isEarly = input.paidWithinThreeMonths || (early?.months === 9 && input.paidWithinNineMonths);
  if (early && isEarly && before > 0) {
    const kept = multiplyRatio(before, 10_000 - early.discountBps, 10_000);
    lines.push({
      label: `Discount for payment within ${early.months === 3 ? 'three' : 'nine'} months`,
      amountCents: kept - before,
      authority: [{ cite: early.cite }],
    });
  }
  const taxCents = lines.reduce((sum, line) => sum + (line.amountCents ?? 0), 0);
  return {
    taxCents,
    working: {
      label: `${state} inheritance tax, class ${heirClass}`,
      amountCents: taxCents,
      parts: lines,
      basis: [
        { label: 'Taken by this heir', amountCents },
        ...(rule.exemptDollars > 0 ? [{ label: 'Exemption', amountCents: Math.round(rule.exemptDollars * 100) }] : []),
      ],
      authority: regime.authority,
      certainty: regime.certainty,
    },
    warnings: warningsOf(input),
    ruleSet: `${state}-${date.slice(0, 4)}/${regime.from}@${RULE_SET_VERSION}`,
    certainty: regime.certainty,
  };
}

/** Why this heir pays nothing, or undefined. */
function exemptReason(regime: InheritanceRegime, rule: HeirClassRule, input: InheritanceTaxInput): string | undefined {
  const { heirAge, amountCents } = input;
  if (rule.kind === 'EXEMPT') return 'This class of heirs is exempt';
  if (heirAge !== undefined && regime.exemptBelowAge !== undefined && heirAge < regime.exemptBelowAge) {
    return `Heirs under ${regime.exemptBelowAge} are exempt`;
  }
  if (regime.state === 'PA' && input.childOfDecedent && heirAge !== undefined && heirAge <= OLDEST_UNTAXED_CHILD) {
    return `A parent's child of ${OLDEST_UNTAXED_CHILD} or younger is exempt`;
  }
  if (rule.kind === 'CLIFF' && amountCents <= Math.round(rule.exemptDollars * 100))
    return 'Not above the exempt amount';
  return undefined;
}

function warningsOf({ state, date }: InheritanceTaxInput): EngineWarning[] {
  const { year } = parseIsoDate(date);
  if (year <= LAST_STATE_YEAR) return [];
  return [
    { code: 'LAW_PROJECTED', message: `The law of ${state} of ${LAST_STATE_YEAR} is assumed to go on in ${year}.` },
  ];
}
