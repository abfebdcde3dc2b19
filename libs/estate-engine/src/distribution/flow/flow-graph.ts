import { type Cents, sumCents } from '@platform/kernel';
import type {
  DeathLabel,
  FlowEdge,
  FlowEdgePart,
  FlowEdgeReason,
  FlowGraph,
  FlowNode,
  FlowNodeKind,
  FlowStage,
  FlowTotals,
} from '../distribution-result.ts';
import type { EstateCase } from '../estate-case.ts';
import { transferId } from '../outcome/transfer-ids.ts';
import type { Ownership } from '../ownership/ownership-result.ts';
import type { Growth } from '../succession/growth.ts';
import type { DeathRecords, FlowRecord } from './flow-records.ts';

interface Building {
  readonly input: EstateCase;
  readonly names: ReadonlyMap<string, string>;
  readonly kinds: ReadonlyMap<string, FlowNodeKind>;
  /** Trusts of which no text says for whom they are. */
  readonly nobodys: ReadonlySet<string>;
  readonly nodes: Map<string, FlowNode & { amountCents: Cents }>;
  readonly edges: Map<string, FlowEdge & { amountCents: Cents; reasons: FlowEdgeReason[]; parts: FlowEdgePart[] }>;
  /** Where the value of a holder stands: node ids with amounts, oldest first. */
  readonly positions: Map<string, { node: string; amountCents: Cents }[]>;
  /** Nodes of which something counted in the second taxable estate. */
  readonly counted: Set<string>;
}

type EdgeReason = FlowEdgeReason['reason'];

/**
 * The estate as a graph from today to who receives in the end, net of debts. Every amount that leaves a node has come
 * into it, and each column's total is the same to the cent; growth between the deaths is a node of its own that value
 * comes from, and the columns after it hold it too. Case: the Castellan family → $48,098,680.00 in each.
 */
export function flowGraph(
  input: EstateCase,
  owned: Ownership,
  records: readonly DeathRecords[],
  { growth, nobodys }: { readonly growth: readonly Growth[]; readonly nobodys: ReadonlySet<string> },
): FlowGraph {
  const { net, deaths } = netOfDebts(holdingsToday(owned), records);
  const building = start(input, net, nobodys);
  const { deaths: dying } = input.assumptions;
  deaths.forEach((records, index) => {
    const decedentId = dying[index]?.personId ?? '';
    const last = index === deaths.length - 1;
    if (index === 1) placeGrowth(building, growth);
    // A person who dies second has one taxable estate, where what was his and what came to him meet.
    const estate = index > 0 ? gatherEstate(building, records, decedentId) : undefined;
    for (const flow of records.flows)
      move(building, flow, {
        stage: last ? 'FINAL' : 'FIRST_DEATH',
        death: index === 0 ? 'FIRST_DEATH' : 'SECOND_DEATH',
        estate: flow.included ? estate : undefined,
      });
  });
  finish(building);
  return {
    nodes: outsideMarked(building, owned),
    edges: [...building.edges.values()],
    totals: totals(building, deaths, sumCents(growth.map(({ grownCents }) => grownCents))),
  };
}

/** What each holder has today, before debts. */
function holdingsToday({ lines }: Ownership): Map<string, Cents> {
  const today = new Map<string, Cents>();
  for (const { kind, ownerId = '', planCents } of lines) {
    if (kind === 'asset') today.set(ownerId, (today.get(ownerId) ?? 0) + planCents);
  }
  return today;
}

/** Debts are netted against what their owner has today; what is paid out of later receipts is shown as paid. */
function netOfDebts(
  today: ReadonlyMap<string, Cents>,
  records: readonly DeathRecords[],
): { net: Map<string, Cents>; deaths: DeathRecords[] } {
  const net = new Map(today);
  // What of it has not passed on at an earlier death.
  const still = new Map(today);
  const deaths = records.map(({ flows, debts }) => {
    const paid: FlowRecord[] = [];
    for (const { holderId, included, amountCents, source } of debts) {
      const has = still.get(holderId) ?? 0;
      const netted = Math.min(has, amountCents);
      still.set(holderId, has - netted);
      net.set(holderId, (net.get(holderId) ?? 0) - netted);
      if (amountCents === netted) continue;
      const to = { toId: 'creditors', toHolderId: 'creditors', manner: 'outright' as const, insurance: false };
      paid.push({ holderId, included, ...to, amountCents: amountCents - netted, reason: 'debt', source });
    }
    for (const { holderId, toId, amountCents } of flows) {
      if (holderId !== toId) still.set(holderId, Math.max(0, (still.get(holderId) ?? 0) - amountCents));
    }
    return { debts, flows: [...paid, ...flows] };
  });
  return { net, deaths };
}

function start(input: EstateCase, net: ReadonlyMap<string, Cents>, nobodys: ReadonlySet<string>): Building {
  const charities = input.charities ?? [];
  const trusts = input.trusts ?? [];
  const names = new Map([...input.people, ...trusts, ...charities].map(({ id, name }) => [id, name]));
  const kinds = new Map<string, FlowNodeKind>([
    ...input.people.map(({ id }) => [id, 'person'] as const),
    ...trusts.map(({ id }) => [id, 'trust'] as const),
    ...charities.map(({ id }) => [id, 'charity'] as const),
  ]);
  const building: Building = {
    input,
    names,
    kinds,
    nobodys,
    nodes: new Map(),
    edges: new Map(),
    positions: new Map(),
    counted: new Set(),
  };
  for (const [holderId, amountCents] of net) if (amountCents > 0) place(building, 'TODAY', holderId, amountCents);
  return building;
}

/** What has grown stands in one node, from which every holder has his part. */
function placeGrowth(building: Building, growth: readonly Growth[]): void {
  const sums = new Map<string, Cents>();
  for (const { ownerId, grownCents } of growth) sums.set(ownerId, (sums.get(ownerId) ?? 0) + grownCents);
  for (const [ownerId, amountCents] of sums) {
    if (amountCents === 0) continue;
    const node = nodeAt(building, 'FIRST_DEATH', GROWTH, false);
    const known = building.nodes.get(node);
    if (known) known.amountCents += amountCents;
    building.positions.set(ownerId, [...(building.positions.get(ownerId) ?? []), { node, amountCents }]);
  }
}

/** Stands among the parties of the graph; no person or trust can have such an id beside a stage. */
const GROWTH = 'growth:between';

function place(building: Building, stage: FlowStage, partyId: string, amountCents: Cents): string {
  const id = nodeAt(building, stage, partyId, false);
  const node = building.nodes.get(id);
  if (node) node.amountCents += amountCents;
  const positions = building.positions.get(partyId) ?? [];
  const known = positions.find((position) => position.node === id);
  if (known) known.amountCents += amountCents;
  else positions.push({ node: id, amountCents });
  building.positions.set(partyId, positions);
  return id;
}

function nodeAt(building: Building, stage: FlowStage, partyId: string, taxable: boolean): string {
  const id = `${stage}:${partyId}`;
  if (building.nodes.has(id)) return id;
  const dying = building.input.assumptions.deaths.some(({ personId }) => personId === partyId);
  const estate = taxable || (stage === 'TODAY' && dying);
  const name = building.names.get(partyId) ?? partyId;
  const kind = estate ? 'estate' : (building.kinds.get(partyId) ?? sinkKind(partyId));
  const label = labelOf(name, kind, stage, taxable);
  const ends = stage === 'FINAL' && building.nobodys.has(partyId) ? { isNobodys: true as const } : {};
  building.nodes.set(id, { id, stage, kind, partyId, label, amountCents: 0, outsideEstate: false, ...ends });
  return id;
}

function labelOf(name: string, kind: FlowNodeKind, stage: FlowStage, taxable: boolean): string {
  if (taxable) return `${name}’s taxable estate`;
  if (kind === 'estate') return `${name}’s estate`;
  if (kind === 'person' && stage === 'FIRST_DEATH') return `${name}, outright`;
  if (kind === 'tax') return name === 'tax:US' ? 'Federal' : name.slice('tax:'.length);
  if (kind === 'growth') return 'Growth between the deaths';
  if (kind === 'claims') return name === 'expenses' ? 'Expenses' : 'Debts';
  return name;
}

function sinkKind(partyId: string): FlowNodeKind {
  if (partyId === GROWTH) return 'growth';
  if (partyId.startsWith('tax:')) return 'tax';
  return partyId.startsWith('state:') ? 'state' : 'claims';
}

/** Draws everything that counts in the second estate together; returns its node. */
function gatherEstate(building: Building, { flows }: DeathRecords, decedentId: string): string {
  const sums = new Map<string, Cents>();
  for (const { holderId, included, amountCents } of flows) {
    if (included) sums.set(holderId, (sums.get(holderId) ?? 0) + amountCents);
  }
  const node = nodeAt(building, 'SECOND_DEATH', decedentId, true);
  for (const [holderId, amountCents] of sums) {
    for (const from of draw(building, holderId, amountCents)) {
      building.counted.add(from.node);
      connect(building, from.node, node, from.amountCents, stayReason(from.node), false, []);
    }
  }
  return node;
}

/** What stays with its holder comes from where it stood; of what has grown, from nobody. */
const stayReason = (node: string): EdgeReason => (node === `FIRST_DEATH:${GROWTH}` ? 'growth' : 'held');

/** Takes an amount from where a holder's value stands. */
function draw(building: Building, holderId: string, amountCents: Cents): { node: string; amountCents: Cents }[] {
  const taken: { node: string; amountCents: Cents }[] = [];
  let left = amountCents;
  for (const position of building.positions.get(holderId) ?? []) {
    const part = Math.min(left, position.amountCents);
    if (part === 0) continue;
    position.amountCents -= part;
    left -= part;
    taken.push({ node: position.node, amountCents: part });
  }
  return taken;
}

function move(
  building: Building,
  flow: FlowRecord,
  {
    stage,
    death,
    estate,
  }: { readonly stage: FlowStage; readonly death: DeathLabel; readonly estate: string | undefined },
): void {
  const { holderId, toId, toHolderId, amountCents, reason, insurance } = flow;
  const transferIds = flow.source.legs.map((leg) => transferId(death, leg, flow.source.index));
  // What stays where it is needs no edge until the end.
  if (estate === undefined && reason === 'held' && holderId === toId) return;
  const sources = estate === undefined ? draw(building, holderId, amountCents) : [{ node: estate, amountCents }];
  for (const source of sources) {
    const target = nodeAt(building, stage, toId, false);
    connect(building, source.node, target, source.amountCents, reason, insurance, transferIds);
    if (keepsMoving(building, toId)) {
      const positions = building.positions.get(toHolderId) ?? [];
      positions.push({ node: target, amountCents: source.amountCents });
      building.positions.set(toHolderId, positions);
    }
  }
}

const keepsMoving = ({ kinds }: Building, id: string): boolean =>
  kinds.get(id) === 'person' || kinds.get(id) === 'trust';

function connect(
  building: Building,
  from: string,
  to: string,
  amountCents: Cents,
  reason: EdgeReason,
  insurance: boolean,
  transferIds: readonly string[],
): void {
  const target = building.nodes.get(to);
  if (!target || amountCents === 0) return;
  target.amountCents += amountCents;
  const conditional = reason === 'disclaimer';
  const key = [from, to, insurance, conditional].join('|');
  const known = building.edges.get(key);
  const part = transferIds.length > 0 ? [{ transferIds, amountCents }] : [];
  if (known) {
    known.amountCents += amountCents;
    known.reasons = withReason(known.reasons, { reason, amountCents });
    known.parts.push(...part);
  } else {
    const kind = edgeKind(target);
    building.edges.set(key, {
      from,
      to,
      amountCents,
      reasons: [{ reason, amountCents }],
      kind,
      outsideEstate: false,
      insurance,
      conditional,
      parts: part,
    });
  }
}

/** Of equal amounts the one that came first stays first. */
function withReason(reasons: readonly FlowEdgeReason[], { reason, amountCents }: FlowEdgeReason): FlowEdgeReason[] {
  const known = reasons.find((one) => one.reason === reason);
  const more = known
    ? reasons.map((one) => (one === known ? { reason, amountCents: one.amountCents + amountCents } : one))
    : [...reasons, { reason, amountCents }];
  return more.toSorted((a, b) => b.amountCents - a.amountCents);
}

function edgeKind({ kind, stage, isNobodys }: FlowNode): FlowEdge['kind'] {
  if (kind === 'estate') return 'asset';
  if (kind === 'trust' && (stage !== 'FINAL' || isNobodys)) return 'trust';
  if (kind === 'charity' || kind === 'tax' || kind === 'claims') return kind;
  return 'family';
}

/** What has not reached the last column goes on there; charity, tax and claims end where they are paid. */
function finish(building: Building): void {
  for (const [holderId, positions] of building.positions) {
    for (const { node, amountCents } of positions) {
      if (amountCents === 0 || node.startsWith('FINAL:')) continue;
      const end = nodeAt(building, 'FINAL', holderId, false);
      connect(building, node, end, amountCents, stayReason(node), false, []);
    }
  }
}

/**
 * Outside every taxable estate, with every edge that leaves it: what a holder has today where all of his lines stand
 * outside, and what a trust got at the first death unless the second counted it.
 */
function outsideMarked(building: Building, owned: Ownership): FlowNode[] {
  const lines = [...owned.lines, ...owned.insurance];
  const outsideToday = new Set(lines.flatMap(({ ownerId }) => ownerId ?? []));
  for (const { ownerId = '', standing } of lines) if (standing !== 'outside') outsideToday.delete(ownerId);
  const isOutside = ({ id, stage, kind, partyId }: FlowNode): boolean =>
    stage === 'TODAY'
      ? outsideToday.has(partyId)
      : stage === 'FIRST_DEATH' && kind === 'trust' && !building.counted.has(id);
  const outside = new Set([...building.nodes.values()].filter(isOutside).map(({ id }) => id));
  for (const [key, edge] of building.edges) {
    if (outside.has(edge.from)) building.edges.set(key, { ...edge, outsideEstate: true });
  }
  return [...building.nodes.values()]
    .filter((node) => node.amountCents > 0)
    .map((node) => ({ ...node, outsideEstate: outside.has(node.id) }));
}

function totals(building: Building, deaths: readonly DeathRecords[], grownCents: Cents): FlowTotals[] {
  const nodes = [...building.nodes.values()];
  const sum = (stage: FlowStage): Cents =>
    nodes.reduce((total, node) => (node.stage === stage ? total + node.amountCents : total), 0);
  let totalCents = sum('TODAY');
  let familyCents = totalCents;
  const all = { charityCents: 0, taxCents: 0, claimsCents: 0, stateCents: 0, nobodysCents: 0 };
  const columns: FlowTotals[] = [{ stage: 'TODAY', totalCents, familyCents, ...all }];
  deaths.forEach(({ flows }, index) => {
    if (index === 1) {
      totalCents += grownCents;
      familyCents += grownCents;
    }
    const left = { charityCents: 0, taxCents: 0, claimsCents: 0, stateCents: 0, nobodysCents: 0 };
    for (const { toId, amountCents } of flows) {
      const kind = building.kinds.get(toId) ?? sinkKind(toId);
      if (kind === 'charity') left.charityCents += amountCents;
      if (kind === 'tax') left.taxCents += amountCents;
      if (kind === 'claims') left.claimsCents += amountCents;
      if (kind === 'state') left.stateCents += amountCents;
    }
    familyCents -= left.charityCents + left.taxCents + left.claimsCents + left.stateCents;
    for (const key of ['charityCents', 'taxCents', 'claimsCents', 'stateCents'] as const) all[key] += left[key];
    columns.push({ stage: index === 0 ? 'FIRST_DEATH' : 'SECOND_DEATH', totalCents, familyCents, ...left });
  });
  const nobodysCents = nodes.reduce((held, one) => (one.isNobodys ? held + one.amountCents : held), 0);
  return [...columns, { stage: 'FINAL', totalCents, ...all, familyCents: familyCents - nobodysCents, nobodysCents }];
}
