import {
  type DeathTax,
  type DistributionResult,
  type EstateSummary,
  federalLaw,
  stateLaw,
  trustOfPart,
} from '@platform/estate-engine';
import { abbreviateCents, type Cents, formatWholeDollars, type IsoDate } from '@platform/kernel';
import { type Estate, personById } from '../../domain/estate/estate.ts';
import { givenName, possessive } from '../../domain/estate/household-name.ts';
import { giftsMade } from '../../domain/person/gifts.ts';
import { jurisdictionName } from './state-names.ts';
import type { WorkingLine, WorkingReceipt } from './working-lines.ts';

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
  if (tax.kind === 'qdot')
    return 'The estate tax that a qualified domestic trust had put off falls due when the spouse dies it was for, and the trust pays it.';
  if (tax.kind === 'inheritance') return inheritanceSentence(estate, tax);
  const marital = maritalSentence(estate, result, tax);
  if (tax.kind === 'state_estate') {
    const shelter = stateLaw(tax.jurisdiction, summary.date)?.exclusionCents ?? 0;
    const start = `${jurisdictionName(tax.jurisdiction)} taxes what ${name} leaves above a shelter of ${spokenAmount(shelter)}.`;
    return [start, marital].filter(Boolean).join(' ');
  }
  const { totalCents, dsueCents: dsue } = summary.exclusion;
  const ported = dsue > 0 ? `, ${abbreviateCents(dsue)} of it ported from a spouse` : '';
  const gifts = exemptionUsedByGifts(estate, summary.decedentId, summary.date);
  const used = gifts > 0 ? ` and less ${abbreviateCents(gifts)} used by gifts` : '';
  return `The federal tax is 40% of what ${name} leaves above the exclusion of ${abbreviateCents(totalCents)}${ported}${used}, after the state’s tax.`;
}

function exemptionUsedByGifts(estate: Estate, personId: string, on: IsoDate): Cents {
  const person = personById(estate, personId);
  return person ? giftsMade(person, on).federalExemptionUsedCents : 0;
}

/** What happens at a death in one or two sentences, for the tax panel. */
export function deathSentence(estate: Estate, result: DistributionResult, summary: EstateSummary): string {
  const taxes = result.taxes.filter(({ death, amountCents }) => death === summary.death && amountCents > 0);
  const name = given(estate, summary.decedentId);
  const bypass = result.transfers.find(({ death, reason }) => death === summary.death && reason === 'bypass_funding');
  const trust = bypass && estate.trusts.find(({ id }) => id === trustOfPart(bypass.toId));
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

const addend = (label: string, amount: Cents, depth: number): WorkingLine => ({
  depth,
  label,
  amount,
  value: null,
  formula: null,
  rule: 'plain',
});

/** How the first spouse's exclusion came to what is ported: what was used of it, and what may not be passed on. */
function portedLines(estate: Estate, result: DistributionResult, fromId: string, dsueCents: Cents): WorkingLine[] {
  const name = given(estate, fromId);
  const first = result.estates.find(({ decedentId }) => decedentId === fromId);
  const label = `Ported from ${name}`;
  if (!first) return [addend(label, dsueCents, 1)];
  const { basicCents, dsueCents: earlier, usedCents, notPortableCents } = first.exclusion;
  const bypass = result.transfers.find(({ death, reason }) => death === first.death && reason === 'bypass_funding');
  const trust = bypass && estate.trusts.find(({ id }) => id === trustOfPart(bypass.toId))?.name;
  const gifts = exemptionUsedByGifts(estate, fromId, first.date);
  // What uses up more than the gifts did is what she leaves: to the trust that shelters it, or to whoever is not the spouse.
  const left = usedCents > gifts ? [trust ?? `${possessive(name)} estate`] : [];
  const uses = [...(gifts > 0 ? ['gifts'] : []), ...left].join(' and ');
  return [
    addend(`${possessive(name)} own`, basicCents, 2),
    ...(earlier > 0 ? [addend('From an earlier spouse', earlier, 2)] : []),
    ...(usedCents > 0 ? [addend(`Used by ${uses}`, -usedCents, 2)] : []),
    ...(notPortableCents > 0 ? [addend('More than may be ported', -notPortableCents, 2)] : []),
    { ...addend(label, dsueCents, 1), rule: 'subtotal' },
  ];
}

/** The federal exclusion at a death: what came from a spouse, worked out where this plan ports it, and the own one. */
export function exclusionReceipt(estate: Estate, result: DistributionResult, summary: EstateSummary): WorkingReceipt {
  const law = federalLaw(summary.date);
  const { basicCents, dsueCents, dsueFromId, totalCents } = summary.exclusion;
  const ported =
    dsueFromId === undefined
      ? [addend('Ported from a spouse', dsueCents, 1)]
      : portedLines(estate, result, dsueFromId, dsueCents);
  return {
    label: 'Federal exclusion',
    amount: totalCents,
    formula: null,
    certainty: law.certainty,
    lines: [
      ...(dsueCents > 0 ? ported : []),
      addend(`${possessive(given(estate, summary.decedentId))} own`, basicCents, 1),
      { ...addend('Federal exclusion', totalCents, 0), rule: 'total' },
    ],
    authority: law.authority.map(({ cite, title }) => ({ cite, title: title ?? null })),
  };
}
