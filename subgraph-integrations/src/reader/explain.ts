import type { Layers } from './extract.ts';
import { unreadParts } from './fields/unread.ts';
import type { ExtractedValue, ReadDocumentFields } from './reading.ts';
import { bodiesOf } from './structure/page-body.ts';
import { rowsOf } from './structure/rows.ts';

/** What each layer of the reader made of a document, as text to look at: `npx --no abstract --explain FILE`. */
export function explained(layers: Layers, read: ReadDocumentFields): string {
  return [
    ...section('Page', pages(layers)),
    ...section('Document tree', tree(layers)),
    ...section('Registry', registry(layers)),
    ...section('Clauses', clauses(layers, read)),
    ...section('Estate graph', [...graph(layers)]),
    ...section('Confidence', confidence(read)),
    ...section(
      'Problems',
      read.problems.map(({ kind, detail }) => `${kind}: ${detail}`),
    ),
    ...section(
      'Not understood',
      unreadParts(layers, read).map(({ detail }) => detail),
    ),
  ].join('\n');
}

const section = (title: string, lines: readonly string[]): string[] => [`== ${title}`, ...lines, ''];

function pages({ flow }: Layers): string[] {
  const bodies = bodiesOf(flow.pages);
  return flow.pages.map((page, at) => {
    const printed = flow.printed[at];
    const left = page.lines.length - (bodies[at]?.lines.length ?? 0);
    return `page ${page.page ?? '-'} (${page.source}${page.turned ? `, turned by ${page.turned}` : ''}): ${page.lines.length} lines, ${left} of them head, foot or numbers${printed ? `, printed number ${printed.label}${printed.number}` : ''}`;
  });
}

function tree({ sentences }: Layers): string[] {
  return sentences.map(({ text, isHeading, implied = 0 }) =>
    isHeading
      ? `# ${text}`
      : `  ${implied > 0 ? `{${text.slice(0, implied)}}` : ''}${text.slice(implied).replaceAll('\t', ' | ')}`,
  );
}

function registry({ people, household, sentences }: Layers): string[] {
  const times = new Map<string, number>();
  for (const sentence of sentences)
    for (const { name } of people.mentionsIn(sentence)) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, count]) =>
    [
      name,
      household.principals.includes(name) ? 'maker' : '',
      name === household.spouse ? 'spouse' : '',
      household.relations.get(name) ?? '',
      household.deceased.has(name) ? 'has died' : '',
      `named ${count} times`,
    ]
      .filter(Boolean)
      .join(' · '),
  );
}

const VALUES = ['fiduciaries', 'specificGifts', 'residue', 'distributionAges', 'subtrusts', 'callouts'] as const;

function clauses({ sentences }: Layers, read: ReadDocumentFields): string[] {
  const lines = VALUES.flatMap((field) =>
    (read[field] as readonly ExtractedValue<unknown>[]).map(
      ({ value, citations }) =>
        `${field} ${JSON.stringify(value)}\n    "${citations.map(({ quote }) => quote).join('" "')}"`,
    ),
  );
  return [...lines, `${rowsOf(sentences).length} rows of tables or forms`];
}

function* graph({ kind, household, graph: fields }: Layers): Generator<string> {
  yield `${kind} by ${household.principals.join(' and ') || 'nobody known'}; spouse ${household.spouse ?? 'none'}; children ${household.children.join(', ') || 'none'}`;
  for (const { value } of fields.fiduciaries) yield `${value.person} -> ${value.role}, ${value.designation}`;
  for (const { value } of fields.specificGifts) yield `${value.to} <- ${value.description}`;
  for (const { value } of fields.residue)
    yield `${value.to} <- ${value.shareNumerator}/${value.shareDenominator} of the rest, ${value.manner}${value.condition ? `, ${value.condition}` : ''}`;
}

function confidence(read: ReadDocumentFields): string[] {
  return Object.entries(read).flatMap(([field, value]) =>
    [value].flat().flatMap((one: unknown) => {
      const { confidence: said, certainty, reason, value: what } = (one ?? {}) as Partial<ExtractedValue<unknown>>;
      if (said === undefined) return [];
      const chance = certainty === undefined ? '  -  ' : `${(100 * certainty).toFixed(1).padStart(5)} %`;
      return [`${chance} ${said.padEnd(4)} ${field} ${JSON.stringify(what)}${reason ? ` (${reason})` : ''}`];
    }),
  );
}
