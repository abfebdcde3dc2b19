import { type Cents, DomainError, type IsoDate, multiplyRatio, parseIsoDate } from '@platform/kernel';
import type { Certainty, EngineWarning, Working } from '../explanation/working.ts';
import { leastCertain } from '../explanation/working.ts';
import { type LawAssumptions, RULE_SET_VERSION } from '../law/rule-set.ts';
import { type GiftAddBack, LAST_STATE_YEAR } from '../law/state-tables.ts';
import {
  assumedRate,
  cappedExcess,
  cliff,
  excess,
  interrelated,
  type MethodInput,
  type MethodLines,
  section2011LessCredit,
  whole,
  zeroBracket,
} from './method-lines.ts';
import { type StateLaw, stateLaw } from './regimes.ts';

export interface StateEstateTaxInput {
  readonly state: string;
  readonly date: IsoDate;
  /** CONVENTIONS C21: after claims, marital and charitable deductions, before any deduction for death taxes. */
  readonly taxableEstateCents: Cents;
  /** State exclusion ported from the first spouse; only HI and MD allow it. */
  readonly portedCents?: Cents;
  /** Maryland credits its inheritance tax. */
  readonly inheritanceTaxPaidCents?: Cents;
  /** Gross estate everywhere, and the part taxable to this state; give both when real estate or tangibles lie elsewhere. */
  readonly grossCents?: Cents;
  readonly inStateGrossCents?: Cents;
  /** NY and MA: what of the property elsewhere is in the taxable estate; without it all of gross less in-state. */
  readonly outOfStateTaxableCents?: Cents;
  /**
   * Taxable gifts that the state counts in the estate: of the last three years in NY and MN, two in VT, one in ME, all
   * since 2005 in CT, all adjusted taxable gifts in IL, and in HI off the exclusion. Without their dates a distribution
   * has those of IL alone (C21).
   */
  readonly giftsAddedBackCents?: Cents;
  /** CT: its gift tax paid on those gifts. */
  readonly giftTaxPaidCents?: Cents;
  readonly assumptions?: LawAssumptions;
}

export interface StateEstateTax {
  readonly taxCents: Cents;
  /** Of it, what gifts added back cost: the tax less the tax without them. */
  readonly taxOnGiftsCents: Cents;
  /** With the ported part; 0 where the state has no estate tax. */
  readonly exclusionCents: Cents;
  readonly working: Working;
  readonly warnings: readonly EngineWarning[];
  readonly ruleSet: string;
  readonly certainty: Certainty;
}

const NAMES: Readonly<Record<string, string>> = {
  CT: 'Connecticut',
  DC: 'District of Columbia',
  HI: 'Hawaii',
  IL: 'Illinois',
  MA: 'Massachusetts',
  MD: 'Maryland',
  ME: 'Maine',
  MN: 'Minnesota',
  NY: 'New York',
  OR: 'Oregon',
  RI: 'Rhode Island',
  VT: 'Vermont',
  WA: 'Washington',
};

/**
 * State estate tax of a resident's estate by the state's rules on the date of death.
 *
 * Units: cents; every step is rounded half up to the cent. Property elsewhere: NY, and MA from 2023-01-01, leave it
 * out of the base; all others reduce the tax to in-state gross over gross (C21).
 * Throws: DomainError `UNKNOWN_STATE`, `LAW_NOT_HELD`, `GROSS_INCOMPLETE`, `IN_STATE_OVER_GROSS`, `NO_GIFT_ADD_BACK` for
 * gifts where the state counts none, `NO_GIFT_TAX` for gift tax paid anywhere but in CT.
 * Source: the statute of each row (`working.authority`).
 * Case: MA 2026, taxable $6,000,000 → $510,800 by the table less $99,600 → $411,200.00.
 */
export function stateEstateTax(input: StateEstateTaxInput): StateEstateTax {
  const law = stateLaw(input.state, input.date, input.assumptions);
  requireGifts(input, law);
  if (!law) return noTax(input);
  const { year } = parseIsoDate(input.date);
  const elsewhere = elsewhereOf(input);
  const base = baseWorking(input, law, elsewhere);
  const baseCents = base.amountCents ?? 0;
  const method: MethodInput = {
    baseCents,
    exclusionCents: lowered(law, input) + (law.regime.portable ? (input.portedCents ?? 0) : 0),
    inheritanceTaxPaidCents: input.inheritanceTaxPaidCents ?? 0,
    giftsCents: input.giftsAddedBackCents ?? 0,
  };
  const lines = lessGiftTax(methodLines(law, method, input), input, law);
  const apportioned = law.regime.outOfStateLeavesBase ? lines.parts : apportion(lines.parts, input, law, elsewhere);
  const taxCents = apportioned.reduce((sum, line) => sum + (line.amountCents ?? 0), 0);
  const certainty = leastCertain([law.regime.certainty, law.projected ? 'C' : undefined]);
  return {
    taxCents,
    taxOnGiftsCents: taxCents - withoutGifts(input, taxCents),
    exclusionCents: method.exclusionCents,
    working: {
      label: `${NAMES[input.state] ?? input.state} estate tax`,
      amountCents: taxCents,
      parts: apportioned,
      basis: [base, exclusionLine(law, method, input), ...lines.basis],
      authority: law.regime.authority,
      certainty,
    },
    warnings: stateWarnings(input, law, year),
    ruleSet: ruleSetName(input, law),
    certainty,
  };
}

function requireGifts(
  { state, date, giftsAddedBackCents = 0, giftTaxPaidCents = 0 }: StateEstateTaxInput,
  law?: StateLaw,
): void {
  if (giftsAddedBackCents > 0 && !giftRule(law, date)) {
    throw new DomainError('NO_GIFT_ADD_BACK', `${state} counts no lifetime gifts in the estate`, {
      field: 'giftsAddedBackCents',
    });
  }
  if (giftTaxPaidCents > 0 && !law?.regime.hasGiftTax) {
    throw new DomainError('NO_GIFT_TAX', `${state} has no gift tax to credit`, { field: 'giftTaxPaidCents' });
  }
}

/** The gifts that a state counts again in the estate of a death on a day; undefined where it counts none. */
export function giftRule(law: StateLaw | undefined, date: IsoDate): GiftAddBack | undefined {
  const rule = law?.regime.giftAddBack;
  return rule?.until !== undefined && date >= rule.until ? undefined : rule;
}

/** HI: the exclusion less the gifts of a lifetime, never below nothing. */
const lowered = ({ regime, exclusionCents }: StateLaw, { giftsAddedBackCents = 0 }: StateEstateTaxInput): Cents =>
  regime.giftAddBack?.lowersExclusion ? Math.max(0, exclusionCents - giftsAddedBackCents) : exclusionCents;

/** CT: gift tax already paid on gifts that the estate tax counts again. */
function lessGiftTax(
  lines: MethodLines,
  { giftTaxPaidCents = 0 }: StateEstateTaxInput,
  { regime }: StateLaw,
): MethodLines {
  const taxCents = lines.parts.reduce((sum, line) => sum + (line.amountCents ?? 0), 0);
  const credit = Math.min(taxCents, giftTaxPaidCents);
  if (credit === 0) return lines;
  const authority = regime.giftAddBack ? [{ cite: regime.giftAddBack.cite }] : [];
  return { ...lines, parts: [...lines.parts, { label: 'Gift tax paid', amountCents: -credit, authority }] };
}

/** The tax had nothing been given; gift tax paid before is not credited then. */
function withoutGifts(
  { giftsAddedBackCents, giftTaxPaidCents: _, ...rest }: StateEstateTaxInput,
  taxCents: Cents,
): Cents {
  return giftsAddedBackCents ? Math.min(taxCents, stateEstateTax(rest).taxCents) : taxCents;
}

function noTax(input: StateEstateTaxInput): StateEstateTax {
  return {
    taxCents: 0,
    taxOnGiftsCents: 0,
    exclusionCents: 0,
    working: { label: `${input.state} has no estate tax`, amountCents: 0 },
    warnings: [],
    ruleSet: `${input.state}-${input.date.slice(0, 4)}@${RULE_SET_VERSION}`,
    certainty: 'A',
  };
}

function ruleSetName(input: StateEstateTaxInput, law: StateLaw): string {
  const marks = `${law.projected ? '+projected' : ''}${law.assumed ? '+assumed' : ''}`;
  return `${input.state}-${input.date.slice(0, 4)}/${law.regime.from}@${RULE_SET_VERSION}${marks}`;
}

function methodLines(law: StateLaw, input: MethodInput, { date, assumptions }: StateEstateTaxInput): MethodLines {
  const { method } = law.regime;
  if (assumptions?.stateRate !== undefined) return assumedRate(assumptions.stateRate, input);
  switch (method.kind) {
    case 'EXCESS':
      return excess(method, input);
    case 'ZERO_BRACKET':
      return zeroBracket(method, input);
    case 'WHOLE':
      return whole(method, input);
    case 'CLIFF':
      return cliff(method, input);
    case 'SECTION_2011_LESS_CREDIT':
      return section2011LessCredit(law, input);
    case 'INTERRELATED':
      return interrelated(input, date);
    case 'CAPPED_EXCESS':
      return cappedExcess(method, input);
  }
}

/** Gross value of real estate and tangibles elsewhere; 0 when the caller names none. */
function elsewhereOf({ grossCents, inStateGrossCents }: StateEstateTaxInput): Cents {
  if (grossCents === undefined && inStateGrossCents === undefined) return 0;
  if (grossCents === undefined || inStateGrossCents === undefined) {
    const field = grossCents === undefined ? 'grossCents' : 'inStateGrossCents';
    throw new DomainError('GROSS_INCOMPLETE', 'give the gross estate and the part of it in the state, or neither', {
      field,
    });
  }
  if (inStateGrossCents > grossCents) {
    throw new DomainError('IN_STATE_OVER_GROSS', 'the part in the state is more than the gross estate', {
      field: 'inStateGrossCents',
    });
  }
  return grossCents - inStateGrossCents;
}

function baseWorking(input: StateEstateTaxInput, law: StateLaw, elsewhere: Cents): Working {
  const own = input.outOfStateTaxableCents ?? elsewhere;
  const left = law.regime.outOfStateLeavesBase ? Math.min(own, input.taxableEstateCents) : 0;
  const label = `${NAMES[input.state] ?? input.state} taxable estate`;
  const gifts = law.regime.giftAddBack?.lowersExclusion ? 0 : (input.giftsAddedBackCents ?? 0);
  if (left === 0 && gifts === 0) return { label, amountCents: input.taxableEstateCents };
  return {
    label,
    amountCents: input.taxableEstateCents - left + gifts,
    parts: [
      { label: 'Taxable estate before death taxes', amountCents: input.taxableEstateCents },
      ...(left === 0 ? [] : [{ label: 'Real estate and tangibles elsewhere', amountCents: -left }]),
      ...(gifts === 0 ? [] : [giftLine(law, gifts)]),
    ],
  };
}

function giftLine({ regime }: StateLaw, amountCents: Cents): Working {
  const years = regime.giftAddBack?.years;
  const since =
    years === 'LIFETIME' ? 'of a lifetime' : years === 1 ? 'of the last year' : `of the last ${years} years`;
  return {
    label: `Taxable gifts ${since}`,
    amountCents,
    authority: regime.giftAddBack ? [{ cite: regime.giftAddBack.cite }] : [],
  };
}

function exclusionLine(law: StateLaw, method: MethodInput, input: StateEstateTaxInput): Working {
  const mark =
    law.assumed && input.assumptions?.stateExclusionCents !== undefined
      ? ' (assumed)'
      : law.projected
        ? ' (projected)'
        : '';
  const own = lowered(law, input);
  const ported = method.exclusionCents - own;
  const gifts = own - law.exclusionCents;
  const parts = [
    { label: `Exclusion of the state${mark}`, amountCents: law.exclusionCents },
    ...(gifts === 0 ? [] : [giftLine(law, gifts)]),
    ...(ported === 0 ? [] : [{ label: 'Ported from the first spouse', amountCents: ported }]),
  ];
  return { label: `Exclusion${mark}`, amountCents: method.exclusionCents, ...(parts.length > 1 ? { parts } : {}) };
}

function apportion(
  parts: readonly Working[],
  input: StateEstateTaxInput,
  { regime }: StateLaw,
  elsewhere: Cents,
): readonly Working[] {
  if (elsewhere === 0 || !input.grossCents) return parts;
  const gifts = regime.giftAddBack?.inShareOfState ? (input.giftsAddedBackCents ?? 0) : 0;
  const taxCents = parts.reduce((sum, line) => sum + (line.amountCents ?? 0), 0);
  const kept = multiplyRatio(taxCents, (input.inStateGrossCents ?? 0) + gifts, input.grossCents + gifts);
  return [
    ...parts,
    {
      label: 'Share of property elsewhere',
      amountCents: kept - taxCents,
      formula: gifts === 0 ? 'tax × in-state gross ÷ gross' : 'tax × (in-state gross + gifts) ÷ (gross + gifts)',
    },
  ];
}

function stateWarnings(input: StateEstateTaxInput, law: StateLaw, year: number): EngineWarning[] {
  const warnings: EngineWarning[] = [];
  if (year > LAST_STATE_YEAR) {
    warnings.push({
      code: 'LAW_PROJECTED',
      message: `The law of ${input.state} of ${LAST_STATE_YEAR} is assumed to go on in ${year}.`,
    });
  }
  if (law.assumed)
    warnings.push({ code: 'LAW_ASSUMED', message: `An assumption of yours replaces the law of ${input.state}.` });
  if (law.regime.certainty === 'C' || law.regime.certainty === 'D') {
    warnings.push({
      code: 'LAW_UNCERTAIN',
      message: `The figures of ${input.state} for ${year} are derived from others, not read in the law.`,
    });
  }
  if (input.portedCents && !law.regime.portable) {
    warnings.push({
      code: 'NOT_PORTABLE',
      message: `${input.state} does not let a spouse use an unused exclusion.`,
      amountCents: input.portedCents,
    });
  }
  return warnings;
}
