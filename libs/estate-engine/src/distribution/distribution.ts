import { daysBetween } from '@platform/kernel';
import { type LawAssumptions, RULE_SET_VERSION } from '../law/rule-set.ts';
import type {
  DeathTax,
  DistributionResult,
  DistributionWarning,
  EstateSummary,
  Transfer,
} from './distribution-result.ts';
import type { EstateCase, Trust } from './estate-case.ts';
import { solveEstateTaxes } from './estate-tax/solve.ts';
import { buildFamily, type Family } from './family/family.ts';
import { STATUTORY_DAYS, survivalAfter } from './family/survival.ts';
import { flowGraph } from './flow/flow-graph.ts';
import { type DeathRecords, holdingsToday, recordFlows } from './flow/flow-records.ts';
import { netWorth } from './flow/net-worth.ts';
import { chargeGst } from './gst/gst-taxes.ts';
import { deathTaxes, type Solved } from './outcome/death-taxes.ts';
import { estateSummary } from './outcome/estate-summary.ts';
import { finalHoldings } from './outcome/holdings.ts';
import { transfersOf } from './outcome/transfers.ts';
import type { DeathScene } from './succession/death.ts';
import { deliverInterests } from './succession/deliver.ts';
import { settleEstate } from './succession/settle-estate.ts';
import { initialWorld, isUsCitizen, type World } from './succession/world.ts';
import { validateCase } from './validation/validate-case.ts';
import { deathWarnings } from './warnings/death-warnings.ts';
import { NOT_MODELLED } from './warnings/not-modelled.ts';

export interface DistributionOptions {
  /** What the user assumes instead of the law; named in the rule set and the workings. */
  readonly law?: LawAssumptions;
}

/**
 * What happens to an estate at each death: who receives what and why, which taxes fall due, and who bears them.
 *
 * Units: cents; every division floors and gives the cents left to the largest remainders, taxes are rounded half up
 * (C2). Throws: DomainError with `field` as the JSON path of what is wrong in the case. Nothing is guessed.
 * Source: contract/distribution/CONVENTIONS.md, C1–C36. Case: a single person in Florida with $18,000,000 dies in
 * 2026 → tax $1,200,000.00, the rest to the takers of the will.
 */
export function distribution(input: EstateCase, options: DistributionOptions = {}): DistributionResult {
  validateCase(input);
  return distributionUnchecked(input, options);
}

/** `distribution` for a case that has been checked, as a projection checks it once for all years. */
export function distributionUnchecked(input: EstateCase, options: DistributionOptions): DistributionResult {
  const family = buildFamily(input);
  const trusts = new Map((input.trusts ?? []).map((trust) => [trust.id, trust]));
  const world = initialWorld(input, family, trusts);
  const today = netWorth(input, family, trusts, world);
  const dying = input.assumptions.deaths.map(({ personId }) => personId);
  const values = holdingsToday(world, dying);
  const records: DeathRecords[] = [];
  const transfers: Transfer[] = [];
  const taxes: DeathTax[] = [];
  const estates: EstateSummary[] = [];
  const warnings: DistributionWarning[] = [];
  input.assumptions.deaths.forEach((_, index) => {
    const scene = sceneOf(input, family, trusts, world, index, options.law);
    const solved = settle(scene);
    const moved = transfersOf(scene);
    const summary = estateSummary(scene, solved);
    transfers.push(...moved);
    taxes.push(...deathTaxes(scene, solved));
    estates.push(summary);
    deathWarnings(scene, solved, moved);
    warnings.push(...scene.warnings);
    records.push(recordFlows(scene));
    deliverInterests(scene);
    port(scene, summary);
  });
  const holdings = finalHoldings(input, world);
  const result = { transfers, taxes, estates, finalHoldings: holdings, warnings };
  return {
    ...result,
    ruleSet: ruleSetName(input, options.law),
    flow: flowGraph(input, values, records),
    netWorth: today,
    notModelled: NOT_MODELLED,
  };
}

function settle(scene: DeathScene): Solved {
  const gross = settleEstate(scene);
  const taxes = solveEstateTaxes(scene, gross);
  return { gross, taxes, gst: chargeGst(scene) };
}

function ruleSetName(input: EstateCase, law: LawAssumptions | undefined): string {
  const dates = input.assumptions.lawDate
    ? [input.assumptions.lawDate]
    : input.assumptions.deaths.map(({ date }) => date);
  return `distribution ${dates.join(', ')}@${RULE_SET_VERSION}${law ? '+assumed' : ''}`;
}

function sceneOf(
  input: EstateCase,
  family: Family,
  trusts: ReadonlyMap<string, Trust>,
  world: World,
  index: number,
  law: LawAssumptions | undefined,
): DeathScene {
  const death = input.assumptions.deaths[index];
  const decedentId = death?.personId ?? '';
  const date = death?.date ?? '';
  const { survives } = survivalAfter(input, index);
  const widowId = family.spouses(decedentId).find((id) => survives(id, 0));
  const spouseId = widowId !== undefined && survives(widowId) ? widowId : undefined;
  return {
    input,
    family,
    trusts,
    charities: new Set((input.charities ?? []).map(({ id }) => id)),
    world,
    index,
    label: index === 0 ? 'FIRST_DEATH' : 'SECOND_DEATH',
    decedentId,
    date,
    lawDate: input.assumptions.lawDate ?? date,
    domicile: family.person(decedentId)?.domicileState ?? input.domicileState,
    law,
    will: input.wills?.find(({ personId }) => personId === decedentId),
    spouseId,
    widowId,
    spouseIsCitizen: isUsCitizen(family.person(widowId ?? '')?.citizenship),
    survives,
    together: withinHours(input),
    disclaimers: (input.assumptions.disclaimers ?? [])
      .filter((disclaimer) => (disclaimer.decedentId ?? decedentId) === decedentId)
      .map((disclaimer) => ({ disclaimer, leftCents: disclaimer.amountCents })),
    interests: [],
    passThroughs: [],
    claims: [],
    warnings: [],
    movedOutside: new Map(),
    gstFundedCents: 0,
    bypassShortfallCents: 0,
  };
}

/** Both deaths of the scenario within 120 hours (C13). */
function withinHours({ assumptions }: EstateCase): boolean {
  const [first, second] = assumptions.deaths;
  return first !== undefined && second !== undefined && daysBetween(first.date, second.date) < STATUTORY_DAYS;
}

/** C26: only the last deceased spouse's unused exclusion counts, even where it is nothing. */
function port({ world, spouseId, domicile }: DeathScene, summary: EstateSummary): void {
  if (spouseId === undefined) return;
  world.dsue.set(spouseId, summary.dsuePortedCents);
  world.stateDsue.set(spouseId, { [domicile]: summary.stateDsuePortedCents });
}
