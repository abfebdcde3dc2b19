import type { Cents } from '@platform/kernel';
import type { DistributionResult } from '../distribution/distribution-result.ts';
import type { Authority, Certainty, Working } from './working.ts';

/**
 * `plain` is an addend. `subtotal` and `total` are what the addends right above them, one depth deeper, add up to, and
 * a subtotal is itself an addend of the next sum up. `info` stands in no sum: what a line was worked out on.
 */
export type LineRule = 'plain' | 'subtotal' | 'total' | 'info';

export interface WorkingLine {
  readonly depth: number;
  readonly label: string;
  readonly amountCents: Cents | null;
  readonly value: string | null;
  readonly formula: string | null;
  readonly rule: LineRule;
}
export interface WorkingReceipt {
  readonly label: string;
  readonly amountCents: Cents | null;
  readonly formula: string | null;
  readonly certainty: Certainty | null;
  readonly lines: readonly WorkingLine[];
  /** Every rule it cites, once. */
  readonly authority: readonly { readonly cite: string; readonly title: string | null }[];
}

/** Replaces the parts of a line by ones that the reader knows from the diagram; null leaves the engine's own. */
export type PartsOf = (working: Working) => readonly Working[] | null;

const OWN_PARTS: PartsOf = () => null;

function line(working: Working, depth: number, rule: LineRule): WorkingLine {
  const { label, amountCents, value, formula } = working;
  return { depth, label, amountCents: amountCents ?? null, value: value ?? null, formula: formula ?? null, rule };
}

/** What a line was worked out on: told, and counted nowhere. */
function infoLines(working: Working, depth: number): WorkingLine[] {
  const below = [...(working.basis ?? []), ...(working.parts ?? [])].flatMap((part) => infoLines(part, depth));
  return [...below, line(working, depth, 'info')];
}

/** As on paper: the parts, and under them what they add up to. */
function sumLines(working: Working, depth: number, rule: LineRule, partsOf: PartsOf): WorkingLine[] {
  const basis = (working.basis ?? []).flatMap((part) => infoLines(part, depth));
  const parts = partsOf(working) ?? working.parts ?? [];
  if (!parts.some(({ amountCents }) => amountCents !== undefined)) {
    const told = parts.flatMap((part) => infoLines(part, depth));
    return [...basis, ...told, line(working, depth, rule === 'total' ? rule : 'plain')];
  }
  const above = parts.flatMap((part) =>
    part.amountCents === undefined ? infoLines(part, depth + 1) : sumLines(part, depth + 1, 'subtotal', partsOf),
  );
  return [...basis, ...above, line(working, depth, rule)];
}

/** What a tax is worked out on comes first: a sum of its own where it has parts, else a line that is told only. */
function basisLines(working: Working, partsOf: PartsOf): WorkingLine[] {
  return working.parts?.length ? sumLines(working, 0, 'subtotal', partsOf) : infoLines(working, 0);
}

function authorities(working: Working): Authority[] {
  const below = [...(working.basis ?? []), ...(working.parts ?? [])].flatMap(authorities);
  return [...(working.authority ?? []), ...below];
}

/**
 * A working as the lines of a receipt: what it starts from, each step, the total last, then every rule it cites, once.
 * Amounts are the engine's; only their order and depth are made here.
 */
export function workingReceipt(working: Working, partsOf: PartsOf = OWN_PARTS): WorkingReceipt {
  const { basis = [], ...sum } = working;
  const cites = new Map<string, string | null>();
  for (const { cite, title } of authorities(working)) cites.set(cite, cites.get(cite) ?? title ?? null);
  return {
    label: working.label,
    amountCents: working.amountCents ?? null,
    formula: working.formula ?? null,
    certainty: working.certainty ?? null,
    lines: [...basis.flatMap((part) => basisLines(part, partsOf)), ...sumLines(sum, 0, 'total', partsOf)],
    authority: [...cites].map(([cite, title]) => ({ cite, title })),
  };
}

/** What the reader calls the parts of the second estate: `Helen’s own estate`, `Received from Robert outright`. */
export interface FlowPartWords {
  readonly ownEstate: string;
  readonly fromSpouse: string;
}

/** At the second death the parts of the estate are shown as the diagram shows them, where they come to the same cent. */
export function partsFromFlow({ flow }: DistributionResult, decedentId: string, words: FlowPartWords): PartsOf {
  const node = `SECOND_DEATH:${decedentId}`;
  const into = flow.edges.filter(({ to }) => to === node);
  const sum = into.reduce((total, { amountCents }) => total + amountCents, 0);
  return (working) => {
    if (into.length < 2 || working.amountCents !== sum || !working.label.includes('net of debts')) return null;
    return into.map(({ from, amountCents }): Working => {
      const source = flow.nodes.find(({ id }) => id === from);
      if (source?.kind === 'estate') return { label: words.ownEstate, amountCents };
      if (source?.kind === 'person') return { label: words.fromSpouse, amountCents };
      return { label: source?.label ?? '', amountCents };
    });
  };
}
