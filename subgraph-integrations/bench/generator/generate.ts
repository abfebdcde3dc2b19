import type { PageText } from '../../src/reader/text/page-text.ts';
import type { Block } from './blocks.ts';
import { type Case, createCase, PLANS, type Plan } from './case.ts';
import { citationsOf, layOut, type PageStyle, type PlacedPage, textOf } from './layout.ts';
import { otherPaper } from './other-papers.ts';
import { pageTexts } from './page-text.ts';
import { createRandom } from './random.ts';
import { type Style, write } from './style.ts';
import { STYLES } from './styles/index.ts';
import { type FileTruth, LISTS, type QuotedAt, SCALARS } from './truth.ts';

export interface GeneratedDocument {
  name: string;
  style: string;
  plan: Plan;
  layout: string;
  /** Where each word stands. */
  placed: readonly PlacedPage[];
  /** The same as the reader has it of a PDF. */
  pageTexts: PageText[];
  pageStyle: PageStyle;
  /** Clean text of each page, as the corpus keeps it in pages/NAME.pages.json. */
  text: string[];
  truth: FileTruth;
}

/** How many styles are kept back from whoever tunes; which ones turns with the seed. */
const HELD_OUT = 4;

/** Styles for tuning and styles to report on. The same seed gives the same split. */
export function splitStyles(seed: number): { tuning: Style[]; heldOut: Style[] } {
  const start = (seed * HELD_OUT) % STYLES.length;
  const isHeldOut = (index: number): boolean => (index - start + STYLES.length) % STYLES.length < HELD_OUT;
  return {
    tuning: STYLES.filter((_, index) => !isHeldOut(index)),
    heldOut: STYLES.filter((_, index) => isHeldOut(index)),
  };
}

/** One document; seed, style and plan decide everything in it. */
export function generate(seed: string, style: Style, plan: Plan): GeneratedDocument {
  const random = createRandom(`${seed}/${style.name}/${plan}`);
  const made = createCase(random, plan, style.states, style.roles);
  const blocks: Block[] = plan === 'letter' ? otherPaper(made) : write(style, made);
  const page = random.pick(style.pages);
  return finish(made, style, page, layOut(blocks, page), seed);
}

/** So many documents of each plan in each of the styles. */
export function generateAll(seed: string, styles: readonly Style[], each: number): GeneratedDocument[] {
  return styles.flatMap((style) =>
    (style.plans ?? PLANS).flatMap((plan) =>
      Array.from({ length: each }, (_, index) => generate(`${seed}.${index}`, style, plan)),
    ),
  );
}

function finish(made: Case, style: Style, page: PageStyle, laid: PlacedPage[], seed: string): GeneratedDocument {
  const { truth, random, plan } = made;
  const loses = laid.length >= 3 && /of/.test(page.footer?.(1, 2) ?? page.header?.(1, 2) ?? '') && random.chance(0.12);
  const lost = loses ? 1 + random.below(laid.length - 2) : undefined;
  const pages = laid.filter((_, index) => index !== lost);
  const citations = citationsOf(pages);
  const kept = lost === undefined ? { truth, citations } : withoutLost(truth, citations);
  if (lost !== undefined) {
    kept.truth.issues.push({
      kind: 'MISSING_PAGES',
      detail: `Printed page ${lost + 1} of ${laid.length} is absent`,
      scope: 'file',
    });
  }
  const name = `${style.name.replaceAll(' ', '-')}-${plan}-${seed}`;
  return {
    name,
    style: style.name,
    plan,
    layout: page.name,
    placed: pages,
    pageStyle: page,
    pageTexts: pageTexts(pages, page.width, page.height, page.numbered, page.columns),
    text: pages.map(textOf),
    truth: {
      file: `${name}.pdf`,
      format: 'pdf',
      pages: pages.length,
      scanned: false,
      rotated: false,
      ...kept.truth,
      boundDocuments: [],
      citations: kept.citations,
    },
  };
}

/** Values whose only words stood on a page that is gone are no truth any more; the others are counted anew. */
function withoutLost<T extends Case['truth']>(truth: T, citations: readonly QuotedAt[]) {
  const proved = new Set(citations.map(({ path }) => path));
  const kept = { ...truth, issues: [...truth.issues] };
  const paths = new Map<string, string>();
  for (const field of SCALARS) if (!proved.has(field)) Object.assign(kept, { [field]: null });
  for (const field of LISTS) {
    const stays = truth[field].flatMap((value, index) => (proved.has(`${field}[${index}]`) ? [{ value, index }] : []));
    Object.assign(kept, { [field]: stays.map(({ value }) => value) });
    for (const [now, { index }] of stays.entries()) paths.set(`${field}[${index}]`, `${field}[${now}]`);
  }
  return { truth: kept, citations: citations.map((one) => ({ ...one, path: paths.get(one.path) ?? one.path })) };
}
