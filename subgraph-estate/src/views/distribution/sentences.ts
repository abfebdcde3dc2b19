import {
  type DeathTax,
  type DistributionResult,
  type EstateSummary,
  federalLaw,
  stateLaw,
} from '@platform/estate-engine';
import { abbreviateCents, type Cents, formatWholeDollars } from '@platform/kernel';
import { type Estate, personById } from '../../domain/estate/estate.ts';
import { givenName, possessive } from '../../domain/estate/household-name.ts';
import { jurisdictionName } from './state-names.ts';
import type { WorkingReceipt } from './working-lines.ts';

const given = (estate: Estate, id: string): string => {
  const person = personById(estate, id);
  return person ? givenName(person) : 'the decedent';
};

/** Round millions as people say them: `$2M`; anything else with its digits. */
export function spokenAmount(amount: Cents): string {
  return abbreviateCents(amount).replace(/\.00(?=[MB])/, '');
}

function inheritanceSentence(estate: Estate, tax: DeathTax): string {
  const payers = tax.borneBy.map(({ id }) => given(estate, id)).filter((name) => name !== 'the decedent');
  const whose = payers.length
    ? ` on what ${[...new Set(payers)].join(', ')} receive${payers.length === 1 ? 's' : ''}`
    : '';
  return `${jurisdictionName(tax.jurisdiction)} taxes the heirs${whose}; how much depends on who they are to ${given(estate, tax.decedentId)}.`;
}

/** Names of marital trusts that count in the second estate, with whose death they waited since. */
function maritalSentence(estate: Estate, result: DistributionResult, tax: DeathTax): string | null {
  if (tax.death !== 'SECOND_DEATH') return null;
  const first = result.estates.find(({ death }) => death === 'FIRST_DEATH');
  const into = result.flow.edges.filter(({ to }) => to === `SECOND_DEATH:${tax.decedentId}`).map(({ from }) => from);
  const trusts = estate.trusts.filter(
    ({ id, qtipElection }) => qtipElection && qtipElection !== 'NONE' && into.includes(`FIRST_DEATH:${id}`),
  );
  if (!first || trusts.length === 0) return null;
  const names = trusts.map(({ name }) => `the ${name.replace(/^The /i, '')}`).join(' and ');
  const verb = trusts.length > 1 ? 'count' : 'counts';
  const subject = names.charAt(0).toUpperCase() + names.slice(1);
  return `${subject} ${verb} as ${possessive(given(estate, tax.decedentId))}, because no tax was paid on it when ${given(estate, first.decedentId)} died.`;
}

/** Why there is a tax, in one or two sentences that name the people. */
export function taxSentence(estate: Estate, result: DistributionResult, tax: DeathTax): string | null {
  const name = given(estate, tax.decedentId);
  const summary = result.estates.find(({ death }) => death === tax.death);
  if (!summary) return null;
  if (tax.kind === 'gst')
    return `The generation-skipping tax falls on what passes to grandchildren or later generations without an exemption.`;
  if (tax.kind === 'inheritance') return inheritanceSentence(estate, tax);
  const marital = maritalSentence(estate, result, tax);
  if (tax.kind === 'state_estate') {
    const shelter = stateLaw(tax.jurisdiction, summary.date)?.exclusionCents ?? 0;
    const start = `${jurisdictionName(tax.jurisdiction)} taxes what ${name} leaves above a shelter of ${spokenAmount(shelter)}.`;
    return [start, marital].filter(Boolean).join(' ');
  }
  const basic = federalLaw(summary.date).basicExclusionCents;
  const dsue = portedTo(estate, result, summary);
  const ported = dsue > 0 ? `, ${abbreviateCents(dsue)} of it ported from a spouse` : '';
  const gifts = giftsMade(estate, summary.decedentId);
  const used = gifts > 0 ? ` and less ${abbreviateCents(gifts)} used by gifts` : '';
  return `The federal tax is 40% of what ${name} leaves above the exclusion of ${abbreviateCents(basic + dsue)}${ported}${used}, after the state’s tax.`;
}

const giftsMade = (estate: Estate, personId: string): Cents =>
  personById(estate, personId)?.federalExemptionUsedCents ?? 0;

/** The exclusion a decedent has from a spouse: ported at the first death of the scenario, else from before it. */
export function portedTo(estate: Estate, result: DistributionResult, summary: EstateSummary): Cents {
  const first = result.estates.find(({ death }) => death === 'FIRST_DEATH');
  const own = personById(estate, summary.decedentId)?.federalDsueCents ?? 0;
  return summary.death === 'SECOND_DEATH' && first && first.dsuePortedCents > 0 ? first.dsuePortedCents : own;
}

/** What happens at a death in one or two sentences, for the tax panel. */
export function deathSentence(estate: Estate, result: DistributionResult, summary: EstateSummary): string {
  const taxes = result.taxes.filter(({ death, amountCents }) => death === summary.death && amountCents > 0);
  const name = given(estate, summary.decedentId);
  const bypass = result.transfers.find(({ death, reason }) => death === summary.death && reason === 'bypass_funding');
  const trust = bypass && estate.trusts.find(({ id }) => id === bypass.toId);
  const used =
    bypass && trust
      ? `The ${trust.name.replace(/^The /i, '')} uses ${possessive(name)} $${formatWholeDollars(bypass.amountCents)}.`
      : null;
  if (taxes.length > 0) {
    const total = taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return [used, `Taxes take ${abbreviateCents(total)} of ${abbreviateCents(summary.grossCents)}.`]
      .filter(Boolean)
      .join(' ');
  }
  const spouse = summary.maritalCents > 0;
  const survivor = result.estates.find(({ death }) => death !== summary.death);
  const deducted = [
    ...(spouse && survivor ? [given(estate, survivor.decedentId)] : spouse ? ['the spouse'] : []),
    ...(summary.charitableCents > 0 ? ['charity'] : []),
  ].join(' or ');
  if (deducted && summary.taxableCents === (bypass?.amountCents ?? 0))
    return [used, `All else passes to ${deducted}.`].filter(Boolean).join(' ');
  return [
    used,
    `No tax: the taxable estate of ${abbreviateCents(summary.taxableCents)} is below what ${name} may leave free of tax.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The federal exclusion at a death: the person's own, what came from a spouse, and what is used. */
export function exclusionReceipt(estate: Estate, result: DistributionResult, summary: EstateSummary): WorkingReceipt {
  const law = federalLaw(summary.date);
  const name = given(estate, summary.decedentId);
  const ported = portedTo(estate, result, summary);
  const first = result.estates.find(({ death }) => death === 'FIRST_DEATH');
  const from =
    summary.death === 'SECOND_DEATH' && first && first.dsuePortedCents > 0
      ? given(estate, first.decedentId)
      : 'a spouse';
  const plain = (label: string, amount: Cents) => ({
    depth: 0,
    label,
    amount,
    value: null,
    formula: null,
    rule: 'plain' as const,
  });
  const bypass = result.transfers.find(({ death, reason }) => death === first?.death && reason === 'bypass_funding');
  const trust = bypass && estate.trusts.find(({ id }) => id === bypass.toId)?.name;
  const gifts = first ? giftsMade(estate, first.decedentId) : 0;
  const uses = [...(gifts > 0 ? ['gifts'] : []), ...(trust ? [trust] : [])].join(' and ') || `${from}’s estate`;
  const usedByFirst = summary.death === 'SECOND_DEATH' && first && ported > 0 ? first.exclusionUsedCents : 0;
  const total = law.basicExclusionCents + ported;
  return {
    label: 'Federal exclusion',
    amount: total,
    formula: null,
    certainty: law.certainty,
    lines: [
      plain(`${possessive(name)} own`, law.basicExclusionCents),
      ...(ported > 0 ? [plain(`Ported from ${from}`, ported)] : []),
      { ...plain('Federal exclusion', total), rule: 'total' as const },
      ...(usedByFirst > 0 ? [plain(`Used by ${uses}`, usedByFirst)] : []),
    ],
    authority: law.authority.map(({ cite, title }) => ({ cite, title: title ?? null })),
  };
}
