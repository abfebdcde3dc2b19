import type { Callout, ResidueShare, SpecificGift } from '../../src/reader/reading.ts';
import { type Block, heading, line, mark, paragraph, titled } from './blocks.ts';
import type { Case, Plan, Roles, Step } from './case.ts';
import type { PageStyle } from './layout.ts';
import { andList, type DateForm, dateText } from './words.ts';

export const SECTIONS = [
  'family',
  'gifts',
  'residue',
  'subtrusts',
  'held',
  'executors',
  'trustees',
  'guardians',
  'contest',
  'spendthrift',
  'powers',
  'law',
  'amendment',
  'agents',
  'authority',
  'health',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A way of drafting: words, build of sentences, numbering, order and pages. */
export interface Style {
  name: string;
  /** Where it is at home; none means anywhere. */
  states: readonly string[];
  /** What is written this way; none means everything. */
  plans?: readonly Plan[];
  roles: Roles;
  pages: readonly PageStyle[];
  order: readonly Section[];
  titleOf: (made: Case) => string;
  heading: (number: number, title: string) => string;
  titles: Partial<Record<Section, string>>;
  opening: (made: Case) => Block[];
  /** Called only for what the case holds. */
  clauses: Record<Exclude<Section, 'powers'>, (made: Case) => Block[]>;
  /** Sentences that dispose of nothing, to fill pages as real ones are filled. */
  powers: readonly string[];
  signing: (made: Case) => Block[];
}

const WILLS: readonly Plan[] = ['will', 'pour-over'];
const TRUSTS: readonly Plan[] = ['trust', 'joint-trust'];
const isDisposing = ({ plan }: Case): boolean => WILLS.includes(plan) || TRUSTS.includes(plan);

const HOLDS: Record<Section, (made: Case) => boolean> = {
  family: isDisposing,
  gifts: (made) => isDisposing(made) && made.truth.specificGifts.length > 0,
  residue: isDisposing,
  subtrusts: ({ truth }) => truth.subtrusts.length > 0,
  held: ({ truth }) => truth.distributionAges.length > 0,
  executors: ({ executors }) => executors.length > 0,
  trustees: (made) => isDisposing(made) && made.trustees.length > 0,
  guardians: ({ guardians }) => guardians.length > 0,
  contest: ({ truth }) => truth.callouts.includes('no_contest'),
  spendthrift: ({ truth }) => truth.callouts.includes('spendthrift'),
  powers: isDisposing,
  law: () => true,
  amendment: ({ plan }) => plan === 'amendment',
  agents: ({ agents }) => agents.length > 0,
  authority: ({ plan }) => plan === 'power',
  health: ({ plan }) => plan === 'directive',
};

/** The whole document as blocks, its values marked. */
export function write(style: Style, made: Case): Block[] {
  made.truth.name ??= style.titleOf(made);
  const blocks = [...titleBlocks(made), ...style.opening(made)];
  let number = 0;
  for (const section of style.order) {
    if (!HOLDS[section](made)) continue;
    const said = section === 'powers' ? powersOf(style, made) : style.clauses[section](made);
    const title = style.titles[section];
    if (title !== undefined) blocks.push(heading(style.heading(++number, title)));
    blocks.push(...said);
  }
  return [...blocks, ...style.signing(made)];
}

const titleBlocks = ({ truth }: Case): Block[] => [titled(mark('kind name', truth.name ?? ''))];

const powersOf = (style: Style, { random }: Case): Block[] =>
  random.some(style.powers, 2 + random.below(style.powers.length)).map(paragraph);

export const isTrust = ({ plan }: Case): boolean => TRUSTS.includes(plan);
export const isJoint = ({ plan }: Case): boolean => plan === 'joint-trust';

/** Words that prove a callout; without a mark where the case does not have it. */
export function callout({ truth }: Case, kind: Callout, words: string): string {
  const index = truth.callouts.indexOf(kind);
  return index < 0 ? words : mark(`callouts[${index}]`, words);
}
/** The same for what a style says whenever it comes to speak of it: its words are the truth. */
export function saying(made: Case, kind: Callout, words: string): string {
  if (!has(made, kind)) made.truth.callouts.push(kind);
  return callout(made, kind, words);
}
export const has = ({ truth }: Case, kind: Callout): boolean => truth.callouts.includes(kind);

/** The makers of the document by name. */
export function makers({ truth }: Case): string {
  return andList(
    truth.owners.map((name, index) =>
      mark(`owners[${index}]${truth.settlors.length > 0 ? ` settlors[${index}]` : ''}`, name),
    ),
  );
}
export const serving = (step: Step | undefined, before = ''): string =>
  step ? mark(step.paths, `${before}${andList(step.names)}`) : '';
export const situs = ({ family }: Case, words = family.place.state): string => mark('situs', words);

/** A gift with everything that `words` says marked as its proof. */
export function gifts({ truth }: Case, words: (gift: SpecificGift, index: number) => string): string[] {
  return truth.specificGifts.map((gift, index) => mark(`specificGifts[${index}]`, words(gift, index)));
}

/** "Ann Lee, my sister," with the marks that prove she takes; a charity is named alone. */
export function takerWords(made: Case, to: string, form: 'after' | 'before' | 'brackets' | 'bare'): string {
  const relation = made.relation(to);
  const name = made.names(to);
  if (form === 'bare' || relation === '' || relation === 'charity') return name;
  if (form === 'brackets') return `${name} (${relation})`;
  return form === 'after' ? `${name}, my ${relation},` : `my ${relation}, ${name}`;
}

/** Articles that this style numbers with Roman figures; no words of its own. */
export function romanArticles({ truth }: Case): '' {
  if (truth.amends)
    truth.amends = { ...truth.amends, articles: truth.amends.articles.map((one) => (one === 'Three' ? 'III' : 'VI')) };
  return '';
}

export interface Divided {
  /** The spouse who takes all first. */
  first?: { to: string; path: string };
  rest: (ResidueShare & { path: string })[];
  isEqual: boolean;
}
export function residueOf({ truth }: Case): Divided {
  const all = truth.residue.map((share, index) => ({ ...share, path: `residue[${index}]` }));
  const first = all.find(({ condition }) => condition);
  const rest = all.filter((one) => one !== first);
  const isEqual = rest.every(({ shareDenominator: d, shareNumerator: n }) => n === 1 && d === rest.length);
  return { ...(first ? { first } : {}), rest, isEqual };
}

export const ages = ({ truth }: Case, words: (age: number, n: number, d: number, index: number) => string): string[] =>
  truth.distributionAges.map(({ age, shareNumerator, shareDenominator }, index) =>
    mark(`distributionAges[${index}]`, words(age, shareNumerator, shareDenominator, index)),
  );

/** The day it was signed, or a blank where one was never filled in. */
export const signedOn = ({ isSigned, date }: Case, form: DateForm): string =>
  isSigned ? mark('executedAt', dateText(date, form)) : '____________________, 20____';

/** Lines to sign for each maker, with a typed signature when it is signed. */
export const signatures = ({ truth, isSigned }: Case, role: string): Block[] =>
  truth.owners.flatMap((name) => [
    line(''),
    ...(isSigned ? [line(`/s/ ${name}`)] : []),
    line('______________________________'),
    line(`${name}${role ? `, ${role}` : ''}`),
  ]);

export const witnesses = ({ family, isSigned }: Case): Block[] =>
  family.others
    .slice(0, 2)
    .flatMap(({ name }) => [
      line(''),
      ...(isSigned ? [line(`/s/ ${name}`)] : []),
      line('______________________________'),
      line(`Witness: ${isSigned ? name : ''}`),
      line(`residing at ${family.elsewhere.town}, ${family.elsewhere.state}`),
    ]);
