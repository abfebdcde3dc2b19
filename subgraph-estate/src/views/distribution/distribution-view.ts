import { type DistributionResult, RULE_SET_VERSION, secondPartName, trustOfPart } from '@platform/estate-engine';
import { inLocalSections } from '@platform/estate-engine/local-sections';
import { type PartsOf, partsFromFlow } from '@platform/estate-engine/receipt';
import { type Cents, type IsoDate, sumCents } from '@platform/kernel';
import {
  type DistributionProblem,
  type DistributionTotals,
  runDistribution,
  totalsOf,
  totalsWithoutPlan,
} from '../../domain/distribution/distribution.ts';
import { saidOnce } from '../../domain/distribution/said-once.ts';
import { asAmended } from '../../domain/document/amended-trusts.ts';
import { type Estate, partyName, personById } from '../../domain/estate/estate.ts';
import type { CaseOverrides } from '../../domain/estate/estate-case.ts';
import { estateOwnership } from '../../domain/estate/estate-ownership.ts';
import { givenName, possessive } from '../../domain/estate/household-name.ts';
import { isOfNobody } from '../../domain/trust/trust.ts';
import { type FlowView, flowView, taxId } from './flow-view.ts';
import { deathSentence, exclusionReceipt, taxSentence } from './sentences.ts';
import { jurisdictionName, stateAsHeir } from './state-names.ts';
import { type WorkingReceipt, workingReceipt } from './working-lines.ts';

const SINKS: Readonly<Record<string, string>> = { creditors: 'Creditors', expenses: 'Settlement costs' };

/** Whoever an id of the result stands for, the sinks of tax and debts included. */
export function nameOf(estate: Estate, id: string): string {
  const [kind, code = ''] = id.split(':');
  if (kind === 'tax') return code === 'US' ? 'Federal estate tax' : `${jurisdictionName(code)} tax`;
  if (kind === 'state' && code) return stateAsHeir(code);
  const trustId = trustOfPart(id);
  const name = SINKS[id] ?? partyName(estate, trustId) ?? id;
  return trustId === id ? name : secondPartName(name);
}

/** The parts of the second estate by the names that the family uses. */
function partsFromDiagram(estate: Estate, result: DistributionResult, decedentId: string): PartsOf {
  const first = result.estates.find(({ death }) => death === 'FIRST_DEATH');
  const givenOf = (id: string): string => {
    const person = personById(estate, id);
    return person ? givenName(person) : nameOf(estate, id);
  };
  return partsFromFlow(result, decedentId, {
    ownEstate: `${possessive(givenOf(decedentId))} own estate`,
    fromSpouse: `Received from ${first ? givenOf(first.decedentId) : 'the spouse'} outright`,
  });
}

function deathView(estate: Estate, result: DistributionResult, summary: DistributionResult['estates'][number]) {
  return {
    death: summary.death,
    decedentId: summary.decedentId,
    decedentName: nameOf(estate, summary.decedentId),
    on: summary.date,
    gross: summary.grossCents,
    marital: summary.maritalCents,
    charitable: summary.charitableCents,
    deductions: summary.deductionsCents,
    taxable: summary.taxableCents,
    exclusionUsed: summary.exclusion.usedCents,
    exclusionLeft: summary.exclusion.leftCents,
    dsuePorted: summary.dsuePortedCents,
    stateTaxable: summary.stateTaxableCents,
    tax: sumCents(result.taxes.filter(({ death }) => death === summary.death).map(({ amountCents }) => amountCents)),
    sentence: deathSentence(estate, result, summary),
    working: exclusionReceipt(estate, result, summary),
  };
}

function taxView(estate: Estate, result: DistributionResult, tax: DistributionResult['taxes'][number]) {
  const { death, decedentId, jurisdiction, kind, amountCents, borneBy, working } = tax;
  const receipt = workingReceipt(
    working,
    death === 'SECOND_DEATH' ? partsFromDiagram(estate, result, decedentId) : undefined,
  );
  return {
    id: taxId(death, jurisdiction, kind),
    death,
    decedentId,
    jurisdiction,
    jurisdictionName: jurisdictionName(jurisdiction),
    kind,
    amount: amountCents,
    borneBy: borneBy.map((share) => ({ id: share.id, name: nameOf(estate, share.id), amount: share.amountCents })),
    working: receipt,
    sentence: taxSentence(estate, result, tax),
  };
}

function transferView(estate: Estate, transfer: DistributionResult['transfers'][number]) {
  const { death, fromId, toId, assetId, amountCents, reason, manner, explanation } = transfer;
  return {
    death,
    fromId,
    fromName: nameOf(estate, fromId),
    toId,
    toName: nameOf(estate, toId),
    assetId: assetId ?? null,
    amount: amountCents,
    reason,
    manner,
    explanation,
  };
}

/** The totals as the graph names them. */
function totalsView(totals: DistributionTotals) {
  return {
    everything: totals.totalCents,
    family: totals.familyCents,
    charity: totals.charityCents,
    tax: totals.taxCents,
    claims: totals.claimsCents,
    state: totals.stateCents,
    nobodys: totals.nobodysCents,
    federalTax: totals.federalTaxCents,
    stateTax: totals.stateTaxCents,
    taxPercent: totals.taxPercent,
    insideTaxableEstate: totals.insideCents,
    outsideTaxableEstate: totals.outsidePassingCents,
  };
}

export interface DistributionView {
  readonly ruleSet: string;
  readonly law: string;
  readonly problem: DistributionProblem | null;
  readonly deaths: ReturnType<typeof deathView>[];
  readonly transfers: ReturnType<typeof transferView>[];
  readonly taxes: ReturnType<typeof taxView>[];
  readonly finalHoldings: {
    holderId: string;
    holderName: string;
    holderType: string;
    outright: Cents;
    inTrust: Cents;
    total: Cents;
    isNobodys: boolean;
  }[];
  readonly warnings: {
    code: string;
    message: string;
    ids: string[];
    amount: Cents;
    authority: { cite: string; title: string | null }[];
  }[];
  readonly flow: FlowView;
  readonly totals: ReturnType<typeof totalsView>;
}

/** `Tax law of 2026`, `Tax law of 2026 and 2031`: each death is taxed by the law of its year. */
const lawOf = (days: readonly IsoDate[]): string =>
  `Tax law of ${[...new Set(days.map((day) => day.slice(0, 4)))].join(' and ')}`;

/** Trusts that pay at a death which nobody has named: what is assumed of them meanwhile, and what to say. */
function deathsNotNamed(estate: Estate): DistributionView['warnings'] {
  return asAmended(estate)
    .trusts.filter(({ terms }) => terms.some((term) => isOfNobody(term) && term.steps.length > 0))
    .map(({ id, name }) => ({
      code: 'DEATH_NOT_NAMED',
      message: `${name} does not say at whose death it pays. Name whose trust it is. Until then the figures take it that it keeps what it holds.`,
      ids: [id],
      amount: 0,
      authority: [],
    }));
}

const EMPTY_FLOW: FlowView = { columns: [], nodes: [], edges: [] };

/**
 * What happens at each death in the words of the screens. Every figure is the engine's, to the cent; here they only
 * get names and sentences. A problem with the data leaves everything else empty.
 */
export function distributionView(estate: Estate, today: IsoDate, overrides: CaseOverrides = {}): DistributionView {
  const outcome = runDistribution(estate, today, overrides);
  const owned = estateOwnership(estate, today);
  if ('problem' in outcome) {
    const empty = { deaths: [], transfers: [], taxes: [], finalHoldings: [], warnings: [] };
    return {
      ...empty,
      ruleSet: RULE_SET_VERSION,
      law: lawOf([today]),
      problem: outcome.problem,
      flow: EMPTY_FLOW,
      totals: totalsView(totalsWithoutPlan(owned)),
    };
  }
  const { result } = outcome;
  const nobodys = new Set(result.warnings.flatMap(({ code, ids }) => (code === 'TRUST_FOR_NOBODY' ? ids : [])));
  return {
    ruleSet: result.ruleSet,
    law: lawOf(result.estates.map(({ date }) => date)),
    problem: null,
    deaths: result.estates.map((summary) => deathView(estate, result, summary)),
    transfers: result.transfers.map((transfer) => transferView(estate, transfer)),
    taxes: result.taxes.map((tax) => taxView(estate, result, tax)),
    finalHoldings: result.finalHoldings.map((holding) => ({
      holderId: holding.holderId,
      holderName: nameOf(estate, holding.holderId),
      holderType: holding.holderType,
      outright: holding.outrightCents,
      inTrust: holding.inTrustCents,
      total: holding.outrightCents + holding.inTrustCents,
      isNobodys: nobodys.has(holding.holderId),
    })),
    warnings: [
      ...deathsNotNamed(estate),
      ...saidOnce(inLocalSections(result).warnings).map(({ code, explanation, ids, amountCents, authority }) => ({
        code,
        message: explanation,
        ids: ids.map(trustOfPart),
        amount: amountCents,
        authority: authority.map(({ cite, title }) => ({ cite, title: title ?? null })),
      })),
    ],
    flow: flowView(estate, result, today),
    totals: totalsView(totalsOf(result, owned)),
  };
}

export type { WorkingReceipt };
