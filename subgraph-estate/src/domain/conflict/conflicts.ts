import type { WarningCode } from '@platform/estate-engine';
import type { IsoDate } from '@platform/kernel';
import { runDistribution } from '../distribution/distribution.ts';
import { saidOnce } from '../distribution/said-once.ts';
import type { Estate } from '../estate/estate.ts';
import { toEstateCase } from '../estate/estate-case.ts';
import { beneficiaryFindings } from './beneficiaries.ts';
import { CONFLICT_SEVERITIES, type ConflictSeverity, type PlanConflict } from './conflict.ts';
import { fiduciaryFindings, instrumentFindings, termFindings } from './instruments.ts';
import { titleFindings } from './title.ts';

/** What the engine warns of that title, designations and documents do to one another. */
const WARNED: Readonly<Partial<Record<WarningCode, ConflictSeverity>>> = {
  TITLE_DEFEATS_GIFT: 'HIGH',
  ADEEMED_GIFT: 'MEDIUM',
  LAPSED_GIFT: 'MEDIUM',
  LAPSED_SHARE: 'MEDIUM',
  DESIGNATION_FAILED: 'HIGH',
  MINOR_OUTRIGHT: 'MEDIUM',
  SPECIAL_NEEDS_OUTRIGHT: 'HIGH',
  UNFUNDED_TRUST: 'MEDIUM',
  TRUST_FOR_NOBODY: 'HIGH',
  FAMILY_OF_WHOM: 'HIGH',
  BYPASS_UNDERFUNDED: 'HIGH',
  NON_CITIZEN_SPOUSE: 'HIGH',
  OUT_OF_STATE_PROPERTY: 'LOW',
  MISSING_FIDUCIARY: 'HIGH',
  DEAD_OWNER: 'MEDIUM',
  DEAD_INSURED: 'MEDIUM',
};

function warnings(estate: Estate, today: IsoDate): PlanConflict[] {
  const outcome = runDistribution(estate, today);
  return saidOnce('result' in outcome ? outcome.result.warnings : []).flatMap((warning): PlanConflict[] => {
    const severity = WARNED[warning.code];
    return severity ? [{ kind: 'WARNING', severity, warning }] : [];
  });
}

/**
 * Whoever has a revocable trust and no will that anybody has seen means what the trust orders: the law of intestacy is
 * nobody's plan, and a will of theirs would pour over.
 */
const withTrustsMeant = (estate: Estate): Estate => ({
  ...estate,
  assumptions: { ...estate.assumptions, assumedPouroverWill: true },
});

/**
 * Where the plan and the way things stand do not agree, the gravest first: titles and designations against the
 * documents, with who gains and who loses; trusts without property; those who are to act; documents that are older
 * than a move, a law or a child. What cannot be played says nothing here: the distribution says why.
 */
export function planConflicts(estate: Estate, today: IsoDate): PlanConflict[] {
  const all = [
    ...titleFindings(estate, toEstateCase(withTrustsMeant(estate), today)),
    ...beneficiaryFindings(estate),
    ...warnings(estate, today),
    ...instrumentFindings(estate, today),
    ...termFindings(estate, today),
    ...fiduciaryFindings(estate, today),
  ];
  return all.toSorted((a, b) => CONFLICT_SEVERITIES.indexOf(a.severity) - CONFLICT_SEVERITIES.indexOf(b.severity));
}
