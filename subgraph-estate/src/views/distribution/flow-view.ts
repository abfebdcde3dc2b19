import { inSentence, labelIfKnown, labelOf } from '@platform/contracts/labels';
import {
  type DistributionResult,
  type FlowEdge,
  type FlowNode,
  type FlowStage,
  type FlowTotals,
  type OwnershipLine,
  trustOfPart,
} from '@platform/estate-engine';
import { abbreviateCents, type Cents, formatDate, formatDollarsAndCents, type IsoDate } from '@platform/kernel';
import type { EstateAsset } from '../../domain/balance-sheet/holding.ts';
import { valuedAsOf } from '../../domain/balance-sheet/valuation.ts';
import { countedAsset } from '../../domain/estate/counted.ts';
import { type Estate, personById, spouseOf } from '../../domain/estate/estate.ts';
import { estateOwnership } from '../../domain/estate/estate-ownership.ts';
import { givenName, possessive } from '../../domain/estate/household-name.ts';
import type { EstateTrust } from '../../domain/trust/trust.ts';
import { designationLine } from '../balance-sheet/balance-sheet.ts';
import { jurisdictionName, stateAsHeir } from './state-names.ts';

export interface FlowViewLine {
  readonly label: string;
  readonly amount: Cents;
  readonly note: string | null;
}
export interface FlowViewColumn {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly totals: FlowViewLine[];
}
export interface FlowViewNode {
  readonly id: string;
  readonly column: string;
  readonly kind: string;
  readonly label: string;
  readonly amount: Cents;
  readonly detail: string | null;
  readonly taxId: string | null;
  readonly entityId: string | null;
  readonly outsideEstate: boolean;
  readonly isNobodys: boolean;
}
export interface FlowViewEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly amount: Cents;
  readonly kind: string;
  readonly reason: string | null;
  readonly insurance: boolean;
  readonly conditional: boolean;
}
export interface FlowView {
  readonly columns: FlowViewColumn[];
  readonly nodes: FlowViewNode[];
  readonly edges: FlowViewEdge[];
}

function given(estate: Estate, id: string | undefined): string {
  const person = id ? personById(estate, id) : undefined;
  return person ? givenName(person) : '';
}

const sentenceList = (parts: readonly string[]): string => {
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const OWN_KINDS: readonly (readonly [word: string, has: (asset: EstateAsset) => boolean])[] = [
  ['IRA', ({ retirementAccountType: type }) => type === 'IRA' || type === 'ROTH_IRA'],
  ['plan', ({ retirementAccountType: type }) => type === 'EMPLOYER_PLAN'],
  ['insurance', ({ assetType }) => assetType === 'LIFE_INSURANCE'],
  ['own property', ({ assetType }) => assetType !== 'RETIREMENT' && assetType !== 'LIFE_INSURANCE'],
];

/** What a person leaves, in short, by the engine's lines: `Trust, IRA, half of joint`. */
function ownedDetail(estate: Estate, personId: string, today: IsoDate): string | null {
  const lines = estateOwnership(estate, today).lines.filter(
    (line) => line.kind === 'asset' && line.personId === personId,
  );
  const assetOf = ({ id }: OwnershipLine) => countedAsset(estate, id);
  const untrusted = lines.filter(({ trustId }) => trustId === undefined);
  const sole = untrusted.filter(({ reason }) => reason === 'own_name').flatMap((line) => assetOf(line) ?? []);
  const shared = untrusted.filter(({ reason }) => reason !== 'own_name');
  const isHalf = (line: OwnershipLine): boolean =>
    Math.abs(2 * line.amountCents - (assetOf(line)?.balanceCents ?? 0)) <= 1;
  const parts = [
    ...(lines.some(({ reason }) => reason === 'revocable_trust') ? ['trust'] : []),
    ...OWN_KINDS.filter(([, has]) => sole.some(has)).map(([word]) => word),
  ];
  const joint = shared.every(isHalf) ? 'half of joint' : 'part of joint';
  if (shared.length > 0) parts.push(parts.length > 0 ? joint : 'joint property');
  return parts.length ? sentenceList(parts) : null;
}

function trustDetail(estate: Estate, trust: EstateTrust): string | null {
  const insured = estate.assets.find(
    ({ owners, lifeInsurance }) => lifeInsurance && owners.some(({ id }) => id === trust.id),
  );
  if (insured?.lifeInsurance) {
    return insured.lifeInsurance.secondaryInsuredId
      ? 'Second-to-die policy'
      : `Policy on ${given(estate, insured.lifeInsurance.insuredId)}`;
  }
  const gst =
    trust.gstStatus && trust.gstStatus !== 'UNSURE' ? inSentence(labelOf('GstStatus', trust.gstStatus)) : null;
  if (trust.qtipElection && trust.qtipElection !== 'NONE') {
    return `QTIP, income to ${given(estate, trust.lifetimeBeneficiaries[0])}`;
  }
  if (!trust.createdUponDeath && trust.settlors.length === 1) {
    const year = trust.executedAt ? `, ${trust.executedAt.slice(0, 4)}` : '';
    return `Settled by ${given(estate, trust.settlors[0])}${year}`;
  }
  const kind =
    trust.kind === 'OTHER' ? null : (labelIfKnown('ShortTrustKind', trust.kind) ?? labelOf('TrustKind', trust.kind));
  const parts = [kind, gst].filter((part) => part !== null);
  return parts.length ? parts.join(', ') : null;
}

const KIND_ORDER = ['IRA', 'joint account', 'accounts', 'real estate', 'business', 'insurance', 'contents'];
const placeOfKind = (kind: string): number =>
  KIND_ORDER.includes(kind) ? KIND_ORDER.indexOf(kind) : KIND_ORDER.length;

/** What came to somebody outright at the first death, in kinds; where it is a sum, from where: `IRA, joint account, contents`. */
function outrightDetail(estate: Estate, result: DistributionResult, personId: string): string | null {
  const kinds = result.transfers
    .filter(({ death, toId, manner }) => death === 'FIRST_DEATH' && toId === personId && manner === 'outright')
    .map(({ assetId, fromId, reason }) => {
      const asset = countedAsset(estate, assetId);
      if (!asset)
        return (
          estate.trusts.find(({ id }) => id === trustOfPart(fromId))?.name ??
          inSentence(labelOf('TransferReason', reason))
        );
      const cash = asset.assetType === 'CASH' || asset.assetType === 'BROKERAGE';
      return cash && asset.owners.length < 2 ? 'accounts' : inSentence(labelOf('ReceivedKind', asset.assetType));
    });
  const listed = [...new Set(kinds)].toSorted((a, b) => placeOfKind(a) - placeOfKind(b));
  return listed.length ? sentenceList(listed) : null;
}

const FRACTIONS = ['', 'All', 'Half', 'One third', 'One quarter', 'One fifth', 'One sixth'];

/** Cents by which amounts that are meant to be equal may differ. */
const EVEN_WITHIN = 5;

/** The word for an equal part: only where all that brings somebody something divides evenly, or it would be a part of nothing. */
function evenShare({ nodes, edges }: DistributionResult['flow'], node: FlowNode): string | undefined {
  const alike = new Set(nodes.flatMap(({ id, stage, kind }) => (stage === 'FINAL' && kind === node.kind ? id : [])));
  const divides = (source: string): number => {
    const parts = Map.groupBy(
      edges.filter(({ from, to }) => from === source && alike.has(to)),
      ({ to }) => to,
    );
    const amounts = [...parts.values()].map((all) => all.reduce((sum, { amountCents }) => sum + amountCents, 0));
    return Math.max(...amounts) - Math.min(...amounts) <= EVEN_WITHIN ? amounts.length : 0;
  };
  const into = new Set(edges.filter(({ to }) => to === node.id).map(({ from }) => divides(from)));
  const [count = 0] = into;
  return into.size === 1 && count > 1 ? FRACTIONS[count] : undefined;
}

/** `One third, 3 sources`: how a taker stands among the family and from how many places the amount comes. */
function takerDetail(result: DistributionResult, node: FlowNode): string | null {
  const sources = result.flow.edges.filter(({ to }) => to === node.id).length;
  const from = sources > 1 ? `${sources} sources` : null;
  return [evenShare(result.flow, node), from].filter(Boolean).join(', ') || null;
}

function nodeLabel(estate: Estate, node: FlowNode): string {
  const name = given(estate, node.partyId);
  if (node.kind === 'estate')
    return node.stage === 'SECOND_DEATH' ? `${possessive(name)} taxable estate` : `${possessive(name)} estate`;
  if (node.kind === 'person' && node.stage === 'FIRST_DEATH') return `${name}, outright`;
  if (node.kind === 'tax') return jurisdictionName(node.partyId.replace(/^tax:/, ''));
  if (node.kind === 'state') return stateAsHeir(node.partyId.replace(/^state:/, ''));
  return node.label;
}

function nodeDetail(estate: Estate, result: DistributionResult, node: FlowNode, today: IsoDate): string | null {
  const trust = estate.trusts.find(({ id }) => id === trustOfPart(node.partyId));
  if (node.isNobodys) return 'It does not say who receives this';
  if (node.kind === 'tax') return taxKindWords(result, node.partyId);
  if (node.kind === 'growth') return `${estate.assumptions.growthBetweenDeathsPercent}% a year, as assumed`;
  if (node.kind === 'charity') {
    const giver = result.flow.edges.find(({ to }) => to === node.id)?.from;
    const from = result.flow.nodes.find(({ id, kind }) => id === giver && kind === 'estate');
    const gift = from && `${possessive(given(estate, from.partyId))} gift`;
    const before = node.stage === 'FINAL' && givenBefore(result, node.partyId);
    return [gift, before && `beside ${abbreviateCents(before)} at the first death`].filter(Boolean).join(', ') || null;
  }
  if (node.kind === 'estate' && node.stage === 'SECOND_DEATH') return secondEstateDetail(estate, result, node, today);
  if (node.kind === 'estate') return ownedDetail(estate, node.partyId, today);
  if (node.kind === 'person' && node.stage !== 'FIRST_DEATH' && owes(estate, node.partyId, today))
    return survivorDetail(estate, result, node, today);
  if (node.kind === 'person' && node.stage === 'FIRST_DEATH') return outrightDetail(estate, result, node.partyId);
  if (node.stage === 'FINAL') return takerDetail(result, node) ?? (trust ? trustDetail(estate, trust) : null);
  return trust ? trustDetail(estate, trust) : null;
}

/** What a charity has got already stays at that death: its node in the end holds the last gift alone. */
const givenBefore = ({ flow }: DistributionResult, partyId: string): Cents =>
  flow.nodes
    .filter(({ stage, kind, partyId: id }) => stage === 'FIRST_DEATH' && kind === 'charity' && id === partyId)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

const owes = (estate: Estate, personId: string, today: IsoDate): boolean =>
  estateOwnership(estate, today).lines.some((line) => line.kind === 'liability' && line.personId === personId);

/** Who lives on goes on owing: nothing is taken off before a death asks for it. */
function survivorDetail(estate: Estate, result: DistributionResult, node: FlowNode, today: IsoDate): string {
  const has = node.stage === 'TODAY' ? ownedDetail(estate, node.partyId, today) : takerDetail(result, node);
  return has ? `${has}, before debts` : 'Before debts';
}

function secondEstateDetail(estate: Estate, result: DistributionResult, node: FlowNode, today: IsoDate): string | null {
  const into = result.flow.edges
    .filter(({ to }) => to === node.id)
    .map(({ from }) => result.flow.nodes.find(({ id }) => id === from));
  const parts = into.flatMap((from): string[] => {
    if (!from) return [];
    if (from.kind === 'estate') return ['own property'];
    if (from.kind === 'growth') return ['growth'];
    return from.kind === 'person' ? ['what came outright'] : [`the ${from.label.replace(/^The /, '')}`];
  });
  return parts.length > 1
    ? sentenceList([`${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`])
    : ownedDetail(estate, node.partyId, today);
}

function taxKindWords(result: DistributionResult, partyId: string): string {
  const kinds = new Set(
    result.taxes.filter(({ jurisdiction }) => partyId === `tax:${jurisdiction}`).map(({ kind }) => kind),
  );
  const words = [
    ...(kinds.has('federal_estate') || kinds.has('state_estate') || kinds.has('qdot') ? ['estate tax'] : []),
    ...(kinds.has('inheritance') ? ['inheritance tax'] : []),
    ...(kinds.has('gst') ? ['generation-skipping tax'] : []),
  ];
  return sentenceList(words.length ? words : ['tax']);
}

export const taxId = (death: string, jurisdiction: string, kind: string): string => `${death}:${jurisdiction}:${kind}`;

/** The largest tax behind a tax node, which the panel opens with. */
function taxOfNode(result: DistributionResult, node: FlowNode): string | null {
  if (node.kind !== 'tax') return null;
  const own = result.taxes.filter(({ jurisdiction }) => node.partyId === `tax:${jurisdiction}`);
  const largest = own.toSorted((a, b) => b.amountCents - a.amountCents)[0];
  return largest ? taxId(largest.death, largest.jurisdiction, largest.kind) : null;
}

const COLUMN_ORDER: readonly FlowStage[] = ['TODAY', 'FIRST_DEATH', 'SECOND_DEATH', 'FINAL'];

function columns(estate: Estate, result: DistributionResult, today: IsoDate): FlowViewColumn[] {
  const deaths = result.estates;
  // Of a couple the first death is one of two, also where the second is not looked at.
  const isOfTwo =
    deaths.length > 1 || deaths.some(({ decedentId }) => spouseOf(estate, decedentId)?.isDeceased === false);
  return COLUMN_ORDER.flatMap((stage): FlowViewColumn[] => {
    const totals = result.flow.totals.find((total) => total.stage === stage);
    if (!totals) return [];
    const death = deaths.find((summary) => summary.death === stage);
    if ((stage === 'FIRST_DEATH' || stage === 'SECOND_DEATH') && !death) return [];
    const who = death ? `${given(estate, death.decedentId)}, ${death.date.slice(0, 4)}` : '';
    // In the end stands what both deaths have brought: the nodes above it hold the last one's alone.
    const ofBoth = (label: string, sumOf: (total: FlowTotals) => Cents): string =>
      stage === 'FINAL' &&
      deaths.length > 1 &&
      result.flow.totals.some((total) => total.stage === 'FIRST_DEATH' && sumOf(total) > 0)
        ? `${label}, both deaths`
        : label;
    const lines: FlowViewLine[] =
      stage === 'TODAY'
        ? [{ label: 'Everything', amount: totals.totalCents, note: null }]
        : [
            ...(stage === 'FINAL'
              ? [
                  {
                    label: 'Family',
                    amount: totals.familyCents,
                    note: totals.familyCents === 0 ? 'Nothing for the family' : null,
                  },
                ]
              : []),
            ...(totals.charityCents > 0
              ? [
                  {
                    label: ofBoth('Charity', ({ charityCents }) => charityCents),
                    amount: totals.charityCents,
                    note: null,
                  },
                ]
              : []),
            ...(totals.stateCents > 0 ? [{ label: 'The state', amount: totals.stateCents, note: 'No heirs' }] : []),
            ...(totals.nobodysCents > 0
              ? [
                  {
                    label: 'Nobody named',
                    amount: totals.nobodysCents,
                    note: 'Trusts that do not say for whom they are',
                  },
                ]
              : []),
            {
              label: ofBoth('Tax', ({ taxCents }) => taxCents),
              amount: totals.taxCents,
              note: totals.taxCents === 0 ? 'No tax' : null,
            },
            ...(totals.claimsCents > 0
              ? [
                  {
                    label: ofBoth('Debts and costs', ({ claimsCents }) => claimsCents),
                    amount: totals.claimsCents,
                    note: null,
                  },
                ]
              : []),
          ];
    const title = {
      TODAY: 'Today',
      FIRST_DEATH: isOfTwo ? labelOf('Death', 'FIRST_DEATH') : 'At death',
      SECOND_DEATH: labelOf('Death', 'SECOND_DEATH'),
      FINAL: 'Who receives',
    }[stage];
    const subtitle =
      stage === 'TODAY'
        ? `Values of ${formatDate(valuedAsOf(estate) ?? today)}`
        : stage === 'FINAL'
          ? 'In the end'
          : who;
    return [{ id: stage, title, subtitle, totals: lines }];
  });
}

function edgeReason(estate: Estate, edge: FlowEdge): string | null {
  const asset = estate.assets.find(({ id }) => edge.from.endsWith(`:${id}`));
  if (asset) return designationLine(estate, asset);
  // What stays where it is passes for no reason.
  const passing = edge.reasons.flatMap(({ reason, amountCents }) =>
    reason === 'held' ? [] : { words: labelOf('TransferReason', reason), amountCents },
  );
  const [only] = passing;
  if (!only) return null;
  if (edge.reasons.length === 1) return only.words;
  return passing.map(({ words, amountCents }) => `${words}: ${formatDollarsAndCents(amountCents)}`).join('; ');
}

/** Unique in the diagram: two places may be joined by what passes, by insurance and by what is disclaimed. */
export function edgeId({ from, to, insurance, kind, conditional }: FlowEdge): string {
  return `${from}>${to}:${insurance ? 'insurance' : kind}${conditional ? ':conditional' : ''}`;
}

/** The engine's flow with the words of the diagram: names by given name, what each node is made of, column titles. */
export function flowView(estate: Estate, result: DistributionResult, today: IsoDate): FlowView {
  const { nodes, edges } = result.flow;
  return {
    columns: columns(estate, result, today),
    nodes: nodes.map((node) => ({
      id: node.id,
      column: node.stage,
      kind: node.kind,
      label: nodeLabel(estate, node),
      amount: node.amountCents,
      detail: nodeDetail(estate, result, node, today),
      taxId: taxOfNode(result, node),
      entityId: /^(tax|state|growth):|^(creditors|expenses)$/.test(node.partyId) ? null : trustOfPart(node.partyId),
      outsideEstate: node.outsideEstate,
      isNobodys: node.isNobodys === true,
    })),
    edges: edges.map((edge) => ({
      id: edgeId(edge),
      from: edge.from,
      to: edge.to,
      amount: edge.amountCents,
      kind: edge.kind,
      reason: edgeReason(estate, edge),
      insurance: edge.insurance,
      conditional: edge.conditional,
    })),
  };
}
