import type { Mention } from '../structure/people.ts';

/** A class of relatives that takes as one: what it is called in the plural, and what each of it is to the maker. */
interface RelativeClass {
  called: RegExp;
  members: RegExp;
  /** What somebody is who is named as one of it. */
  one: string;
}

/** Longer names first: "brothers and sisters" before "brothers". */
const CLASSES: readonly RelativeClass[] = [
  { called: /great[- ]?grandchildren/, members: /^great[- ]?grand/, one: 'great-grandchild' },
  { called: /grandchildren|grandkids/, members: /^grand(?:child|son|daughter)$/, one: 'grandchild' },
  { called: /grandsons/, members: /^grandson$/, one: 'grandson' },
  { called: /granddaughters/, members: /^granddaughter$/, one: 'granddaughter' },
  { called: /stepchildren/, members: /^step(?:child|son|daughter)$/, one: 'stepchild' },
  {
    called: /nieces(?: and|,| or|\/) ?nephews|nephews(?: and|,| or|\/) ?nieces/,
    members: /^(?:niece|nephew|niece or nephew)$/,
    one: 'niece or nephew',
  },
  { called: /nieces/, members: /^niece$/, one: 'niece' },
  { called: /nephews/, members: /^nephew$/, one: 'nephew' },
  {
    called: /brothers and sisters|sisters and brothers|siblings/,
    members: /^(?:brother|sister|sibling)$/,
    one: 'sibling',
  },
  { called: /brothers/, members: /^brother$/, one: 'brother' },
  { called: /sisters/, members: /^sister$/, one: 'sister' },
  { called: /cousins/, members: /^cousin$/, one: 'cousin' },
  { called: /godchildren/, members: /^god(?:child|son|daughter)$/, one: 'godchild' },
  { called: /sons/, members: /^son$/, one: 'son' },
  { called: /daughters/, members: /^daughter$/, one: 'daughter' },
];

const CALLED = CLASSES.map(({ called }) => called.source).join('|');
const WHOSE =
  "(?:[Mm]y|[Oo]ur|(?:[Tt]he )?(?:[Gg]rantor|[Ss]ettlor|[Dd]onor|[Tt]rustor|[Tt]rustmaker|[Tt]estator|[Tt]estatrix|[Ii]nsured)s?['’]s?)";
const WHICH =
  '(?:(?:then|living|then-living|surviving|said|beloved|dear|own|aforesaid|above-named|named|other|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})[\\s,]+)*';
const CLASS = new RegExp(
  `\\b(?:${WHOSE}\\s+${WHICH}(${CALLED})|(${CALLED})\\s+of\\s+(?:mine|ours))(?![\\p{L}'’-])(?!,? (?!I\\b)[A-Z])`,
  'gu',
);
/** "I have three grandchildren: A, B and C", "my nieces, A and B". */
const LISTED = new RegExp(
  `\\b(?:${WHOSE}\\s+${WHICH}|(?:I|we) (?:also )?have ${WHICH})(${CALLED})(?:,? (?:now living|living at (?:the date of )?(?:this|my) \\w+|whose names are|who are|namely|are|named|as follows))*\\s{0,4}[:,–—-]?\\s{0,4}$`,
  'iu',
);

const classOf = (called: string): RelativeClass | undefined =>
  CLASSES.find((one) => one.called.exec(called.toLowerCase())?.[0].length === called.length);

/** What those are who are named behind these words: "grandchild" behind "I have three grandchildren:". */
export function relationOfListed(before: string): string | undefined {
  const called = LISTED.exec(before)?.[1];
  return called === undefined ? undefined : classOf(called)?.one;
}

/** Whom "my grandchildren", "my nieces and nephews" stand for, where the document names them. */
export function classesIn(
  text: string,
  { relations, deceased }: { relations: ReadonlyMap<string, string>; deceased: ReadonlySet<string> },
): Mention[] {
  return [...text.matchAll(CLASS)].flatMap((match) => {
    const found = classOf(match[1] ?? match[2] ?? '');
    const members = [...relations].filter(([name, relation]) => found?.members.test(relation) && !deceased.has(name));
    return members.map(([name]) => ({ start: match.index, end: match.index + match[0].length, name }));
  });
}
