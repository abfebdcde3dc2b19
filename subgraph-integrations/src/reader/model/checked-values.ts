import { designation } from '../fields/offices.ts';
import { sameName } from '../fields/parties.ts';
import { stateCode } from '../language/states.ts';
import type { Citation, ExtractedValue, FiduciaryRole, ReadDocumentFields } from '../reading.ts';
import { type PageText, unionOf, type Word } from '../text/page-text.ts';
import type { ModelAdapter, ProposedValue } from './model-adapter.ts';

const REASON = 'Proposed by a language model; its quote was found on the page.';

/** Adds what the model proposes and the pages prove. A failing model changes nothing: the rules' reading stands. */
export async function addModelValues(
  fields: ReadDocumentFields,
  pages: readonly PageText[],
  model: ModelAdapter,
  signal?: AbortSignal,
): Promise<ReadDocumentFields> {
  let proposed: ProposedValue[];
  try {
    proposed = await model.propose(pages, signal);
  } catch {
    signal?.throwIfAborted();
    return fields;
  }
  let merged = fields;
  for (const proposal of proposed) {
    const citation = proveQuote(pages, proposal.page, proposal.quote);
    if (citation && proves(citation.quote, proposal)) merged = merge(merged, proposal, citation);
  }
  return merged;
}

/** The quote as words of the cited page, quotation marks, dashes and white space aside; undefined when it is not there. */
export function proveQuote(pages: readonly PageText[], number: number | null, quote: string): Citation | undefined {
  const page = pages.find((p) => p.page === number);
  if (!page) return undefined;
  const words = page.lines.flatMap((line, at) => line.words.map((word) => ({ word, line: at })));
  const wanted = quote
    .split(/\s+/)
    .map(plain)
    .filter((w) => w !== '');
  for (let from = 0; from + wanted.length <= words.length && wanted.length > 0; from++) {
    if (!wanted.every((w, i) => plain(words[from + i]?.word.text ?? '') === w)) continue;
    const hit = words.slice(from, from + wanted.length);
    return { page: number, quote: hit.map((h) => h.word.text).join(' '), boxes: number === null ? [] : boxes(hit) };
  }
  return undefined;
}

function boxes(hit: readonly { word: Word; line: number }[]) {
  return [...Map.groupBy(hit, (h) => h.line).values()].map((line) => unionOf(line.map((h) => h.word.box)));
}

function plain(word: string): string {
  return word
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/^["'(]+|["'),.;:]{1,20}$/g, '')
    .toLowerCase();
}

/** The person or name proposed must itself stand in the quote. */
function proves(quote: string, { field, value }: ProposedValue): boolean {
  if (field === 'executedAt')
    return /^\d{4}-\d{2}-\d{2}$/.test(value['text'] ?? '') && quote.includes((value['text'] ?? '').slice(0, 4));
  if (field === 'situs')
    return quote
      .split(/[^\p{L} ]/u)
      .some((part) =>
        part
          .split(' ')
          .some((_w, i, all) => [1, 2].some((n) => stateCode(all.slice(i, i + n).join(' ')) === value['text'])),
      );
  const claimed = value['person'] ?? value['text'] ?? '';
  return claimed !== '' && claimed.split(/\s+/).every((word) => plain(quote).includes(plain(word)));
}

function merge(fields: ReadDocumentFields, { field, value }: ProposedValue, citation: Citation): ReadDocumentFields {
  const text = value['text'] ?? '';
  if (field === 'fiduciary') return mergeFiduciary(fields, value, citation);
  if (field === 'owner') {
    return fields.owners.some((o) => sameName(o.value, text))
      ? fields
      : { ...fields, owners: [...fields.owners, checked(text, citation)] };
  }
  if (field === 'beneficiary') {
    const known = fields.beneficiaries.some((b) => sameName(b.value.name, text));
    return known
      ? fields
      : { ...fields, beneficiaries: [...fields.beneficiaries, checked({ name: text, relation: null }, citation)] };
  }
  return fields[field] ? fields : { ...fields, [field]: checked(text, citation) };
}

function mergeFiduciary(
  fields: ReadDocumentFields,
  value: Record<string, string>,
  citation: Citation,
): ReadDocumentFields {
  const person = value['person'] ?? '';
  const role = value['role'] as FiduciaryRole | undefined;
  const place = value['designation'] ?? designation(0, false);
  if (!role || !/^(?:co_)?(?:primary|\w+_successor)$/.test(place)) return fields;
  if (fields.fiduciaries.some((f) => f.value.role === role && sameName(f.value.person, person))) return fields;
  return { ...fields, fiduciaries: [...fields.fiduciaries, checked({ role, designation: place, person }, citation)] };
}

function checked<T>(value: T, citation: Citation): ExtractedValue<T> {
  return { value, citations: [citation], confidence: 'LOW', reason: REASON, source: 'model' };
}
