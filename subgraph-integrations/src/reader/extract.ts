import type { PdfDocument } from '@platform/document-intake';
import { checked } from './checks.ts';
import { type WatchFeatures, weighed } from './confidence/certainty.ts';
import { readDistributionAges } from './fields/ages.ts';
import { readAmends } from './fields/amends.ts';
import { readBeneficiaries } from './fields/beneficiaries.ts';
import { readCallouts, withGuardians } from './fields/callouts.ts';
import { type DocumentContext, type Household, TRUST_KINDS } from './fields/document.ts';
import { giftsInEntries } from './fields/entries.ts';
import { datedBy, readExecutedAt } from './fields/executed-at.ts';
import { readHousehold } from './fields/family.ts';
import { readFiduciaries } from './fields/fiduciaries.ts';
import { giftsInForms } from './fields/form-gifts.ts';
import { readGifts } from './fields/gifts.ts';
import { readKind, titleOf } from './fields/kind.ts';
import { readName } from './fields/name.ts';
import { withNominees } from './fields/nominees.ts';
import { readPrincipals } from './fields/parties.ts';
import { withRecipients } from './fields/recipients.ts';
import { readResidue } from './fields/residue.ts';
import { readSitus } from './fields/situs.ts';
import { readGst, readSubtrusts } from './fields/subtrusts.ts';
import { fiduciariesInRows, giftsInRows } from './fields/tables.ts';
import { readTrustTerm } from './fields/trust-term.ts';
import type { Citation, ExtractedValue, ReadDocumentFields, ReadingProblem } from './reading.ts';
import { withCaptions } from './structure/captions.ts';
import { buildFlow, type Flow } from './structure/flow.ts';
import { withLabels } from './structure/labels.ts';
import { withLeads } from './structure/leads.ts';
import { findMissingPages } from './structure/missing-pages.ts';
import { withoutPast } from './structure/past.ts';
import { indexPeople } from './structure/people.ts';
import { sentencesOf } from './structure/sentences.ts';
import { findSignature, type SignatureEvidence } from './structure/signature.ts';
import { withHands } from './structure/signing.ts';
import type { PageText } from './text/page-text.ts';

/** What each layer made of a document, for whoever looks into the reader. */
export interface Layers extends DocumentContext {
  household: Household;
  /** The fields as the rules and the checks of the whole leave them. */
  graph: ReadDocumentFields;
}
export interface Watch {
  layers?: (layers: Layers) => void;
  features?: WatchFeatures;
}

/** Reads every field of one document from its pages. */
export async function extractDocument(
  pages: readonly PageText[],
  pdf: PdfDocument | undefined,
  watch: Watch = {},
): Promise<ReadDocumentFields> {
  const flow = buildFlow(pages);
  const pageRange = rangeOf(pages);
  const kind = readKind(flow);
  const title = titleOf(flow).text;
  const sentences = withLeads(withLabels(withCaptions(withHands(sentencesOf(flow)))));
  const ctx: DocumentContext = { flow, sentences, people: indexPeople(sentences), kind: kind?.value ?? 'OTHER', title };
  if (!kind || kind.value === 'OTHER') return notAnEstateDocument(ctx, kind, pageRange);
  const principals = readPrincipals(ctx);
  const makers = principals.map((p) => p.value);
  // Two people made it: a revocable trust of both, whatever its title calls it.
  if (kind.value === 'REVOCABLE' && makers.length === 2) kind.value = ctx.kind = 'REVOCABLE_JOINT';
  const subtrusts = readSubtrusts(ctx);
  const ownTrusts = new Set(subtrusts.map(({ value }) => value.name.toLowerCase().replace(/s$/, '')));
  const household = { ...readHousehold(ctx, makers), ownTrusts };
  /** What gives and appoints now. */
  const now: DocumentContext = { ...ctx, sentences: withoutPast(sentences) };
  const signature = await findSignature(flow, makers, pdf);
  const gifts = together(
    [...giftsInRows(now, household), ...giftsInEntries(now, household), ...giftsInForms(now, household)],
    readGifts(now, household),
    ({ to, amountCents, description }) => `${to} ${amountCents ?? description.replace(/\W/g, '')}`,
  );
  const distributionAges =
    TRUST_KINDS.has(ctx.kind) || /WILL|AMENDMENT|CODICIL/.test(ctx.kind) ? readDistributionAges(ctx) : [];
  const residue = readResidue(now, household, distributionAges.length > 0, gifts);
  const amends = readAmends(ctx);
  const inSentences = withRecipients(now, household, withNominees(ctx, readFiduciaries(now, household)));
  const serving = together(fiduciariesInRows(now, inSentences), inSentences, ({ role, person }) => `${role} ${person}`);
  const settled = TRUST_KINDS.has(ctx.kind) || /^TRUST/.test(ctx.kind);
  const fields: ReadDocumentFields = {
    pageRange,
    kind,
    name: readName(ctx, household),
    executedAt: readExecutedAt(ctx, signature, amends?.value.documentDate),
    situs: readSitus(ctx),
    owners: principals,
    settlors: settled ? principals : [],
    fiduciaries: serving,
    beneficiaries: readBeneficiaries(ctx, household, { gifts, residue, subtrusts }),
    specificGifts: gifts,
    residue,
    subtrusts,
    // A will that makes trusts may say which of them are exempt.
    gst: TRUST_KINDS.has(ctx.kind) || (/WILL/.test(ctx.kind) && subtrusts.length > 0) ? readGst(ctx) : null,
    distributionAges,
    trustTerm: readTrustTerm(ctx, makers),
    amends,
    callouts: withGuardians(ctx, readCallouts(ctx, household), serving),
    problems: problemsOf(ctx, signature, amends),
    deceased: [...household.deceased],
  };
  const known = { household, people: ctx.people, sentences, isWill: /WILL|CODICIL/.test(ctx.kind) };
  const graph = checked(fields, known);
  watch.layers?.({ ...ctx, household, graph });
  return weighed(graph, known, watch.features);
}

/** What rows say stands before what sentences say of the same. */
function together<T>(
  rows: readonly ExtractedValue<T>[],
  sentences: readonly ExtractedValue<T>[],
  keyOf: (value: T) => string,
): ExtractedValue<T>[] {
  const known = new Set(rows.map(({ value }) => keyOf(value)));
  return [...rows, ...sentences.filter(({ value }) => !known.has(keyOf(value)))];
}

function rangeOf(pages: readonly PageText[]): readonly [number, number] | null {
  const first = pages[0]?.page ?? null;
  const last = pages.at(-1)?.page ?? null;
  return first === null || last === null ? null : [first, last];
}

function problemsOf(
  ctx: DocumentContext,
  signature: SignatureEvidence,
  amends: ExtractedValue<unknown> | null,
): ReadingProblem[] {
  const problems: ReadingProblem[] = [];
  const missing = findMissingPages(ctx.flow);
  if (missing) problems.push(missing);
  if (!signature.signed) {
    const date = datedBy(ctx)?.iso;
    problems.push({
      kind: 'UNSIGNED',
      detail: `The places to sign are blank${date ? `; the printed date is ${date}` : ''}.`,
      scope: 'file',
      citations: citations(ctx.flow, signature.blank),
    });
  }
  if (amends && (ctx.kind === 'TRUST_AMENDMENT' || ctx.kind === 'CODICIL')) {
    problems.push({
      kind: 'MISSING_ORIGINAL_OR_MODIFIED_DISPOSITIVE_DOCUMENT',
      detail: 'The document it changes is needed to know the whole plan.',
      scope: 'set',
      citations: amends.citations.slice(0, 1),
    });
  }
  return problems;
}

function citations(flow: Flow, span: { start: number; end: number } | undefined): Citation[] {
  const citation = span && flow.cite(span);
  return citation ? [citation] : [];
}

function notAnEstateDocument(
  ctx: DocumentContext,
  kind: ReadDocumentFields['kind'],
  pageRange: ReadDocumentFields['pageRange'],
): ReadDocumentFields {
  const title = citations(ctx.flow, titleOf(ctx.flow));
  return {
    pageRange,
    kind,
    name: readName(ctx, { principals: [], spouse: undefined, children: [], relations: new Map(), deceased: new Set() }),
    executedAt: null,
    situs: null,
    owners: [],
    settlors: [],
    fiduciaries: [],
    beneficiaries: [],
    specificGifts: [],
    residue: [],
    subtrusts: [],
    gst: null,
    distributionAges: [],
    trustTerm: null,
    amends: null,
    callouts: [],
    problems: [
      {
        kind: 'DOCUMENT_UNSUPPORTED',
        detail: 'This does not read as an estate-planning document.',
        scope: 'file',
        citations: title,
      },
    ],
  };
}
