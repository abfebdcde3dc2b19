import { placeName } from '@platform/contracts/states';
import { BASIS_SIMPLIFICATIONS } from '../distribution/basis/simplifications.ts';
import { NOT_MODELLED } from '../distribution/warnings/not-modelled.ts';
import { STATE_CODES } from '../law/state-tables.ts';
import { estateTaxRows } from './estate-tax-rows.ts';
import { federalRuleRows, modelRows } from './everywhere-rows.ts';
import { federalRows } from './federal-rows.ts';
import { incomeTaxRows } from './income-tax-rows.ts';
import { inheritanceTaxRows } from './inheritance-rows.ts';
import type { LawRow } from './law-row.ts';
import { reliefRows } from './relief-rows.ts';
import { allowanceRows, communityRows, forcedHeirRows, localSectionRows, survivalRows } from './state-rights-rows.ts';
import {
  apportionmentRow,
  electionRows,
  electiveShareRows,
  intestacyRows,
  partnerRows,
  STAND_INS,
} from './succession-rows.ts';

export {
  CERTAINTY_WORDS,
  LAW_TOPICS,
  type LawRow,
  type LawTopic,
  rangeWords,
  rateLines,
  TOPIC_WORDS,
} from './law-row.ts';

/** What the law book is divided by: federal law, the model acts that hold in every state, and each state. */
export const FEDERAL = 'US';
export const EVERY_STATE = 'MODEL';

const names: readonly (readonly [code: string, name: string])[] = [...STATE_CODES].map((code) => [
  code,
  placeName(code),
]);

/** Federal law first, the model acts, then the states by name. */
export const JURISDICTIONS: readonly { readonly code: string; readonly name: string }[] = [
  { code: FEDERAL, name: 'Federal law' },
  { code: EVERY_STATE, name: 'Rules of every state' },
  ...names.map(([code, name]) => ({ code, name })).toSorted((a, b) => a.name.localeCompare(b.name)),
];

/**
 * Everything that the engine holds of one jurisdiction, as rows with their dates, authority and certainty. It is read
 * from the tables and asked of the rules that the figures are worked out by, so that it cannot say anything else.
 * Empty for a code that is none of `JURISDICTIONS`.
 */
export function lawOf(jurisdiction: string): readonly LawRow[] {
  if (jurisdiction === FEDERAL) return [...federalRows(), ...federalRuleRows(), ...incomeTaxRows()];
  if (jurisdiction === EVERY_STATE) return [...STAND_INS, ...modelRows()];
  if (!STATE_CODES.has(jurisdiction)) return [];
  return [
    ...estateTaxRows(jurisdiction),
    ...electionRows(jurisdiction),
    ...inheritanceTaxRows(jurisdiction),
    ...reliefRows(jurisdiction),
    apportionmentRow(jurisdiction),
    ...intestacyRows(jurisdiction),
    ...communityRows(jurisdiction),
    ...localSectionRows(jurisdiction),
    ...survivalRows(jurisdiction),
    ...electiveShareRows(jurisdiction),
    ...partnerRows(jurisdiction),
    ...allowanceRows(jurisdiction),
    ...forcedHeirRows(jurisdiction),
  ];
}

/**
 * Where an authority of a receipt stands: the jurisdictions with a row that rests on it, in the order of `JURISDICTIONS`.
 * Case: "N.Y. EPTL 4-1.1" → ["NY"]; "UPC 3-9A-104" → the rules of every state, then each state without a statute of its own.
 */
export function jurisdictionsCiting(cite: string): readonly string[] {
  whereCited ??= indexOfCites();
  return [...(whereCited.get(cite) ?? [])];
}

/** Made when it is first asked for: the whole book is read once. */
let whereCited: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function indexOfCites(): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>();
  for (const { code } of JURISDICTIONS) {
    for (const { cite } of lawOf(code).flatMap(({ authority }) => authority)) {
      index.set(cite, (index.get(cite) ?? new Set()).add(code));
    }
  }
  return index;
}

export const restsOn = ({ authority }: LawRow, cite: string): boolean => authority.some((one) => one.cite === cite);

/** What no figure takes into account, wherever somebody lived. */
export const SIMPLIFICATIONS: readonly string[] = [...NOT_MODELLED, ...BASIS_SIMPLIFICATIONS];
