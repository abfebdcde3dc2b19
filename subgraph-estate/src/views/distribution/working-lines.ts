import type { Authority, Working } from '@platform/estate-engine';
import type { Cents } from '@platform/kernel';

export interface WorkingLine {
  readonly depth: number;
  readonly label: string;
  readonly amount: Cents | null;
  readonly value: string | null;
  readonly formula: string | null;
  readonly rule: 'plain' | 'subtotal' | 'total';
}
export interface WorkingReceipt {
  readonly label: string;
  readonly amount: Cents | null;
  readonly formula: string | null;
  readonly certainty: string | null;
  readonly lines: WorkingLine[];
  readonly authority: { readonly cite: string; readonly title: string | null }[];
}

/** Replaces the parts of a line by ones that the reader knows from the diagram; null leaves the engine's own. */
export type PartsOf = (working: Working) => readonly Working[] | null;

const OWN_PARTS: PartsOf = () => null;

function line(working: Working, depth: number, rule: WorkingLine['rule']): WorkingLine {
  const { label, amountCents, value, formula } = working;
  return { depth, label, amount: amountCents ?? null, value: value ?? null, formula: formula ?? null, rule };
}

interface Reading {
  readonly partsOf: PartsOf;
  /** Subtotals already shown, by label and amount: a receipt does not repeat how it got there. */
  readonly seen: Set<string>;
}

/** As on paper: the parts, and under them what they add up to. */
function receiptLines(working: Working, depth: number, reading: Reading): WorkingLine[] {
  const parts = reading.partsOf(working) ?? working.parts ?? [];
  const key = `${working.label}:${working.amountCents ?? ''}`;
  const known = reading.seen.has(key);
  if (parts.length > 0) reading.seen.add(key);
  const basis = known ? [] : (working.basis ?? []).flatMap((part) => receiptLines(part, depth, reading));
  if (parts.length === 0) return [...basis, line(working, depth, 'plain')];
  if (known) return [line(working, depth, 'plain')];
  return [...basis, ...parts.flatMap((part) => receiptLines(part, depth, reading)), line(working, depth, 'subtotal')];
}

/** A subtotal that the law calls by another name in the next line is one line, under that name; later mentions go. */
function withoutRepeats(lines: readonly WorkingLine[]): WorkingLine[] {
  const kept: WorkingLine[] = [];
  for (const next of lines) {
    const previous = kept.at(-1);
    const isSame = next.rule === 'plain' && /estate$/i.test(next.label) && next.amount !== null;
    if (isSame && previous?.rule === 'subtotal' && previous.amount === next.amount) {
      kept[kept.length - 1] = { ...previous, label: next.label };
    } else if (!(isSame && kept.some(({ rule, amount }) => rule === 'subtotal' && amount === next.amount)))
      kept.push(next);
  }
  return kept;
}

function authorities(working: Working): Authority[] {
  const below = [...(working.basis ?? []), ...(working.parts ?? [])].flatMap(authorities);
  return [...(working.authority ?? []), ...below];
}

/**
 * A working as the lines of a receipt: what it starts from, each step, the total last, then every rule it cites, once.
 * Amounts are the engine's; only their order and indentation are made here.
 */
export function workingReceipt(working: Working, partsOf: PartsOf = OWN_PARTS): WorkingReceipt {
  const reading: Reading = { partsOf, seen: new Set() };
  const lines = withoutRepeats(receiptLines(working, 0, reading));
  const last = lines.at(-1);
  const cites = new Map<string, string | null>();
  for (const { cite, title } of authorities(working)) cites.set(cite, cites.get(cite) ?? title ?? null);
  return {
    label: working.label,
    amount: working.amountCents ?? null,
    formula: working.formula ?? null,
    certainty: working.certainty ?? null,
    lines: last ? [...lines.slice(0, -1), { ...last, rule: 'total' }] : [],
    authority: [...cites].map(([cite, title]) => ({ cite, title })),
  };
}
