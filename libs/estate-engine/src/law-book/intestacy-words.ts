import type { IntestacyLaw, SpouseFacts, SpouseRule, SpouseShare } from '../law/intestacy-law.ts';
import { dollars, fraction } from './law-row.ts';

type Beside = SpouseFacts['beside'];

/** Case: $50,000 and half → "$50,000 and half of the rest". */
function shareWords({ firstDollars = 0, first, part, lifePart, leastDollars, asOneChild }: SpouseShare): string {
  const [numerator, denominator] = part;
  if (lifePart)
    return lifePart[0] === lifePart[1] ? 'a life estate in everything' : `a life estate in ${fraction(lifePart)}`;
  if (numerator === 0) return 'nothing';
  if (asOneChild) return 'the part of one child';
  if (leastDollars !== undefined) return `${fraction(part)}, at least ${dollars(leastDollars)}`;
  if (numerator === denominator) return 'everything';
  if (first) {
    const { percent, leastDollars, mostDollars } = first;
    return `${percent}% of the estate, at least ${dollars(leastDollars)} and at most ${dollars(mostDollars)}, and ${fraction(part)} of the rest`;
  }
  return firstDollars > 0 ? `${dollars(firstDollars)} and ${fraction(part)} of the rest` : fraction(part);
}

/** Kin beside whom a statute gives the same are named together. */
const TOGETHER: readonly (readonly Beside[])[] = [
  ['JOINT', 'JOINT_AND_HERS', 'OTHERS'],
  ['PARENTS', 'SIBLINGS', 'NOBODY'],
];
const BESIDE: Readonly<Record<string, string>> = {
  'JOINT JOINT_AND_HERS OTHERS': 'With descendants',
  'JOINT JOINT_AND_HERS': 'With descendants, all of them the survivor’s too',
  'JOINT_AND_HERS OTHERS': 'With descendants, where either has others than those of both',
  JOINT: 'With descendants, all of both, the survivor having no others',
  JOINT_AND_HERS: 'With descendants, all of both, the survivor having others',
  OTHERS: 'With descendants, not all of them the survivor’s',
  'PARENTS SIBLINGS NOBODY': 'Without descendants',
  'PARENTS SIBLINGS': 'Without descendants, but with a parent, brothers, sisters or their lines',
  'SIBLINGS NOBODY': 'Without descendants and parents',
  PARENTS: 'Without descendants, but with a parent',
  SIBLINGS: 'Without descendants and parents, but with brothers, sisters or their lines',
  NOBODY: 'Without any of these',
};

/** How the children stand, as far as a statute may tell it apart. */
interface Children {
  readonly count: number;
  readonly someOfBoth: boolean;
  readonly minor: boolean;
}
const FLAGS = [false, true] as const;
const STANDINGS: readonly Children[] = [1, 2, 3].flatMap((count) =>
  FLAGS.flatMap((someOfBoth) => FLAGS.map((minor) => ({ count, someOfBoth, minor }))),
);

function shareOf(spouse: SpouseRule, beside: Beside, { count, someOfBoth, minor }: Children): string {
  if (TOGETHER[1]?.includes(beside)) {
    return shareWords(spouse({ beside, children: 0, childrenOfBoth: 0, hasMinorChild: false }));
  }
  const ofBoth = beside === 'OTHERS' ? Number(someOfBoth && count > 1) : count;
  return shareWords(spouse({ beside, children: count, childrenOfBoth: ofBoth, hasMinorChild: minor }));
}

/** The words for one standing of children, without what this statute does not ask. */
function standingWords(asks: (change: Partial<Children>, of: Children) => boolean, one: Children): string {
  const any = (change: (of: Children) => Partial<Children>): boolean => STANDINGS.some((of) => asks(change(of), of));
  const beyondTwo = any(({ count }) => (count === 2 ? { count: 3 } : {}));
  const words: string[] = [];
  if (any(() => ({ count: 1 }))) {
    if (one.count === 1) words.push('one child');
    else if (!beyondTwo) words.push('two or more children');
    else words.push(one.count === 2 ? 'two children' : 'three or more children');
  }
  if (one.count > 1 && any(({ someOfBoth }) => ({ someOfBoth: !someOfBoth }))) {
    words.push(one.someOfBoth ? 'some of both' : 'none of both');
  }
  if (any(({ minor }) => ({ minor: !minor }))) words.push(one.minor ? 'a minor child' : 'no minor child');
  return words.join(', ');
}

/** Asked of the rule that the figures are worked out by, so that the words cannot say anything else. */
function linesBeside(spouse: SpouseRule, kin: readonly Beside[]): string[] {
  const [first = 'NOBODY'] = kin.toReversed();
  const share = (one: Children): string => shareOf(spouse, first, one);
  const groups = new Map<string, Set<string>>();
  for (const one of STANDINGS) {
    const words = standingWords((change, of) => share({ ...of, ...change }) !== share(of), one);
    groups.set(share(one), (groups.get(share(one)) ?? new Set()).add(words));
  }
  const who = BESIDE[kin.join(' ')] ?? kin.map((one) => BESIDE[one]).join('; ');
  return [...groups].map(([words, standings]) =>
    groups.size === 1 ? `${who}: ${words}.` : `${who} (${[...standings].join('; or ')}): ${words}.`,
  );
}

/** Neighbours beside whom every share is the same, in one. */
function alike(spouse: SpouseRule, kin: readonly Beside[]): Beside[][] {
  const sharesOf = (beside: Beside): string => STANDINGS.map((one) => shareOf(spouse, beside, one)).join();
  const groups: Beside[][] = [];
  for (const beside of kin) {
    const last = groups.at(-1);
    if (last?.[0] && sharesOf(last[0]) === sharesOf(beside)) last.push(beside);
    else groups.push([beside]);
  }
  return groups;
}

const SCHEMES: Readonly<Record<IntestacyLaw['scheme'], string>> = {
  PER_STIRPES: 'strictly by stirpes: each child’s line takes that child’s share',
  BY_REPRESENTATION: 'by representation: shares begin at the nearest generation with somebody living',
  PER_CAPITA_AT_EACH_GENERATION: 'per capita at each generation: those equally near take equally',
};

const AFTER_DESCENDANTS: Readonly<Record<NonNullable<IntestacyLaw['parentsShareWithSiblings']> | 'FIRST', string>> = {
  FIRST: 'Without descendants, the parents take equally; after them brothers and sisters with their lines.',
  EQUALLY: 'Without descendants, parents, brothers and sisters take in equal parts.',
  ALONE_TWICE:
    'Without descendants, parents, brothers and sisters take in equal parts, a parent who survives alone twice.',
  QUARTER_EACH:
    'Without descendants, parents, brothers and sisters take in equal parts, each parent at least a quarter.',
  LONE_PARENT_HALF:
    'Without descendants, both parents take equally; one parent alone takes half, brothers and sisters with their lines the other.',
  AFTER_SIBLINGS: 'Without descendants, brothers and sisters with their lines take before the parents.',
};
const HALF_BLOOD: Readonly<Record<NonNullable<IntestacyLaw['halfBlood']>, string>> = {
  HALF: 'Brothers and sisters of half blood take half of what those of whole blood do.',
  AFTER: 'Brothers and sisters of half blood take only where there are none of whole blood.',
};

type Shares = Pick<
  IntestacyLaw,
  | 'spouse'
  | 'scheme'
  | 'spouseOfRealEstate'
  | 'spouseOfCommunity'
  | 'parentsShareWithSiblings'
  | 'halfBlood'
  | 'notTold'
>;

const lines = (rule: SpouseRule): string[] =>
  TOGETHER.flatMap((kin) => alike(rule, kin)).flatMap((kin) => linesBeside(rule, kin));

/** Each line says of what it is: no two of a row are the same words. */
const linesOf = (property: string, rule: SpouseRule | undefined): string[] =>
  rule ? lines(rule).map((line) => `Of ${property}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`) : [];

/** What the husband or wife takes beside whom, and how the rest divides. */
export function intestacyWords(law: Shares): string[] {
  const { spouse, spouseOfRealEstate, spouseOfCommunity, scheme, parentsShareWithSiblings, halfBlood, notTold } = law;
  return [
    spouseOfRealEstate ? 'Of all but real estate a husband or wife takes:' : 'A husband or wife takes:',
    ...lines(spouse),
    ...linesOf('real estate', spouseOfRealEstate),
    ...linesOf('the decedent’s half of community property', spouseOfCommunity),
    `Descendants divide ${SCHEMES[scheme]}.`,
    AFTER_DESCENDANTS[parentsShareWithSiblings ?? 'FIRST'],
    ...(halfBlood ? [HALF_BLOOD[halfBlood]] : []),
    ...(notTold === undefined ? [] : [notTold]),
  ];
}
