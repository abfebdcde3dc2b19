import { toTitle } from '../language/names.ts';
import { STATE_SOURCE } from '../language/states.ts';
import type { ExtractedValue, GstStatus, Subtrust } from '../reading.ts';
import type { Sentence } from '../structure/sentences.ts';
import { type DocumentContext, TRUST_KINDS } from './document.ts';
import { valueAt, within } from './evidence.ts';

const NAMED =
  /\b(?:the\s+|a\s+)?((?:(?:\p{Lu}[\p{L}'’-]*|of|for|and|GST|QTIP)\s+){0,5}?\p{Lu}[\p{L}'’-]*\s+(?:Trust|Fund|TRUST)|Survivor['’]s Trust|[A-C] Trust|Trust [A-C])\b(?!\s+(?:Company|Estate|Property|Agreement|Department|Protector|Officer|Code|Inc|&))/gu;
const OWN = /\b(?:my|this|the)\s+(?:revocable|living|joint)/i;

const KINDS: readonly [RegExp, Subtrust['kind']][] = [
  [/disclaimer/i, 'DISCLAIMER_TRUST'],
  [/\bsurvivor['’]?s?\b/i, 'SURVIVOR'],
  [new RegExp(`^(?:the )?(?:${STATE_SOURCE})\\s+(?:QTIP|marital|exempt\\w*)`, 'i'), 'STATE_EXEMPTION'],
  [/\b(?:state)\b[^.]*\b(?:marital|qtip|exempt)|state exemption|state[- ]only/i, 'STATE_EXEMPTION'],
  [/marital|qtip|\bspouse['’]?s? trust|\bA Trust|Trust A\b|widow|spousal(?! pool)/i, 'MARITAL'],
  [/\bpot\b|common|children['’]?s (?:common|pot)/i, 'POT_TRUST'],
  [
    /family|bypass|credit shelter|exemption|by-pass|residuary|shelter|non-?marital|\bB Trust|Trust B\b|decedent['’]?s?/i,
    'BYPASS',
  ],
  [/spousal pool/i, 'SPOUSAL_POOL'],
];
const MADE =
  /\b(?:held|hold|administer\w*|divide\w*|set a(?:side|part)|pass\w*|distribut\w*|fund\w*|create\w*|establish\w*|called|known|designat\w*|allocat\w*|apportion\w*|to (?:the|a)|add\w*|name\w*|goes|go|constitute\w*|continue\w*|becomes?|retain\w*|placed?|transfer\w*|pay|paid|give|kept|keep\w*)\b/i;
/** "The QTIP Trust, holding the rest", "the other part shall be the Marital Trust". */
const ITS_OWN_NAME =
  /^\W*(?:The|A) (?:\p{Lu}[\p{L}'’-]*\s){1,4}Trust,? (?:holding|consisting|which|to)\b|\b(?:shall|to|will) be (?:the|a|called)\b/u;
/** "THE SURVIVOR'S TRUST" over its terms. */
const OWN_HEADING =
  /^\W{0,9}(?:(?:ADMINISTRATION|TERMS|PROVISIONS|DISPOSITION) (?:OF|FOR) )?(?:THE )?(?:\p{L}[\p{L}'’-]{0,40}\s){1,3}TRUST$/iu;
/** The two parts that a division for the generation-skipping tax makes. */
const BY_EXEMPTION = /\b(?:(?:GST|GST-)\s?)?(?:[Nn]on-?\s?[Ee]xempt|Exempt) Trust\b(?! (?:Company|Property))/g;
const BOILERPLATE = /\b(?:merge|decant|divide a trust|virtual representation|retirement plan|certification)\b/i;

/** "The trust is known as the Ray Family Trust": the name of the whole. */
const IS_THE_WHOLE =
  /\b(?:the|this) trust(?:['’]s name)? (?:is|was|may be|shall be|will be)(?: to be)?(?: (?:known|called|named|referred to|designated))?(?: as)?,?\s["“]?$/i;

/** Trusts the document itself makes, with the event that makes them. */
export function readSubtrusts(ctx: DocumentContext): ExtractedValue<Subtrust>[] {
  if (!TRUST_KINDS.has(ctx.kind) && !/^(?:WILL|CODICIL|TRUST_AMENDMENT)$/.test(ctx.kind)) return [];
  const found: ExtractedValue<Subtrust>[] = [];
  for (const sentence of ctx.sentences) {
    if (sentence.isHand || BOILERPLATE.test(sentence.text)) continue;
    const isMade =
      MADE.test(sentence.text) ||
      ITS_OWN_NAME.test(sentence.text) ||
      (sentence.isHeading && OWN_HEADING.test(sentence.text));
    if (!isMade) continue;
    for (const match of sentence.text.matchAll(NAMED)) {
      const name = (match[1] ?? '').replace(/^(?:The|My|Our|Each|Any|This|If|As)\s+/, '');
      const kind = KINDS.find(([pattern]) => pattern.test(name.replace(/ʻ/g, '')))?.[1];
      const isWhole =
        IS_THE_WHOLE.test(sentence.text.slice(0, match.index)) ||
        /^ (?:\(the ["“]Trust|(?:was|is) (?:created|established))/.test(
          sentence.text.slice(match.index + match[0].length),
        );
      if (!kind || isWhole || isOwnName(ctx, name) || OWN.test(match[0])) continue;
      if (
        found.some(
          (f) => f.value.name.toLowerCase() === name.toLowerCase() || (f.value.kind === kind && kind !== 'MARITAL'),
        )
      )
        continue;
      const value = valueAt(ctx.flow, { kind, name, when: eventOf(sentence.text, sentence.heading, kind) }, [sentence]);
      if (value) found.push(value);
    }
  }
  const pot = potTrust(ctx, found);
  return [...(pot ? withPot(found, pot) : found), ...otherTrusts(ctx, found)];
}

/** One fund for all children until the youngest has grown up. */
const UNTIL_YOUNGEST =
  /\byoungest\b[^.]{0,80}\b(?:attain|reach|turn|is|becomes|has|completes)\w*\b[^.]{0,40}\b(?:\d{2}|twenty|thirty|eighteen|age|years?)|\bno (?:living )?(?:child|kid)(?: of mine| of ours)?\b[^.]{0,40}\b(?:under|younger than)\b[^.]{0,20}\b(?:\d{2}|twenty|age)|\b(?:all|every one) of (?:my|our|the) children (?:have|has) (?:attained|reached|turned)/i;
const AS_ONE = /\b(?:one|single|common|undivided|pot)\s(?:fund|trust|pot)\b|\bpot trust\b/i;
const POT_NAME =
  /\b((?:\p{Lu}[\p{L}'’]*\s){0,3}(?:Children['’]?s?|Kids['’]?|Pot|Family|Common|Grandchildren['’]?s)\s(?:\p{Lu}[\p{L}'’]*\s){0,2}(?:Trust|Fund))\b|\b(Kids['’] (?:Trust|Fund))\b/u;

function potTrust(
  ctx: DocumentContext,
  found: readonly ExtractedValue<Subtrust>[],
): ExtractedValue<Subtrust> | undefined {
  if (found.some(({ value }) => value.kind === 'POT_TRUST')) return undefined;
  const until = ctx.sentences.findIndex(({ text }) => UNTIL_YOUNGEST.test(text));
  const sentence = ctx.sentences[until];
  if (!sentence) return undefined;
  const near = ctx.sentences.slice(Math.max(0, until - 4), until + 3);
  if (!near.some(({ text }) => AS_ONE.test(text) || /\btrust\b/i.test(text))) return undefined;
  const name = [...near, ...ctx.sentences].flatMap(({ text, heading }) => {
    const named = POT_NAME.exec(`${heading} ${text}`)?.[0]?.replace(/^(?:The|A|Such|This)\s/, '');
    return named && !isOwnName(ctx, named) ? [named] : [];
  })[0];
  return valueAt(
    ctx.flow,
    {
      kind: 'POT_TRUST' as const,
      name: name ?? 'Children’s Trust',
      when: TRUST_KINDS.has(ctx.kind) ? 'SECOND_DEATH' : 'FIRST_DEATH',
    },
    [sentence],
  );
}

/** The pot may have been taken for another kind by its name alone. */
const withPot = (
  found: readonly ExtractedValue<Subtrust>[],
  pot: ExtractedValue<Subtrust>,
): ExtractedValue<Subtrust>[] => [
  ...found.filter(({ value }) => value.name.toLowerCase() !== pot.value.name.toLowerCase()),
  pot,
];

/** "into … the Exempt Trust … and the Nonexempt Trust". */
const SPLITS_BY_EXEMPTION = [
  /\b(?:divide|split|separate|sever|apportion)\w*\b[^.]{0,120}\bthe (?:GST[- ])?Exempt Trust\b[^.]{0,200}\bthe (?:GST[- ])?Non-?\s?[Ee]xempt Trust\b/i,
];

/** A trust for one person, of which the next words say that it is to qualify for the marital deduction. */
function kindBySaid(ctx: DocumentContext, sentence: Sentence): Subtrust['kind'] {
  const at = ctx.sentences.indexOf(sentence);
  const next = ctx.sentences[at + 1];
  const said = next && next.heading === sentence.heading && /^\W*(?:It|This trust|That trust)\b/.test(next.text);
  return FOR_THE_DEDUCTION.test(`${sentence.text} ${said ? next.text : ''}`) ? 'MARITAL' : 'OTHER';
}
const FOR_THE_DEDUCTION = /\bqualif\w*\b[^.;]{0,60}\b(?:marital deduction|qualified terminable interest|QTIP)\b/i;

/** A trust with a name of its own for a pet, a person with special needs or a family member. */
function otherTrusts(ctx: DocumentContext, found: readonly ExtractedValue<Subtrust>[]): ExtractedValue<Subtrust>[] {
  const others: ExtractedValue<Subtrust>[] = [];
  for (const sentence of ctx.sentences) {
    const match =
      /\b(?:the|called|named|as)\s+["“]?(?:[Tt]he\s)?((?:\p{Lu}[\p{L}'’-]+\s+){0,4}(?:Special|Supplemental) Needs Trust|(?:\p{Lu}[\p{L}'’-]+\s+){1,3}(?:Education|Pet|Educational|Scholarship|GST|Dynasty|Exempt) Trust)\b/u.exec(
        sentence.text,
      ) ??
      /\b(?:known as|called|designated(?: as)?) (?:an?|the) ["“]?((?:\p{Lu}[\p{L}'’-]+\s){1,3}Trust)\b(?!\s(?:Company|Agreement))/u.exec(
        sentence.text,
      );
    const name = match?.[1];
    if (!match || !name || isOwnName(ctx, name)) continue;
    if ([...found, ...others].some((f) => f.value.name === name) || KINDS.some(([pattern]) => pattern.test(name)))
      continue;
    const value = valueAt(
      ctx.flow,
      { kind: kindBySaid(ctx, sentence), name, when: eventOf(sentence.text, sentence.heading, 'OTHER') },
      [within(sentence, match.index, match.index + match[0].length)],
    );
    if (value) others.push(value);
  }
  const halves = SPLITS_BY_EXEMPTION.some((pattern) => ctx.sentences.some(({ text }) => pattern.test(text)));
  for (const sentence of halves ? ctx.sentences : []) {
    if (!MADE.test(sentence.text) || BOILERPLATE.test(sentence.text)) continue;
    for (const match of sentence.text.matchAll(BY_EXEMPTION)) {
      if ([...found, ...others].some((f) => f.value.name.toLowerCase() === match[0].toLowerCase())) continue;
      const when = eventOf(sentence.text, sentence.heading, 'OTHER');
      const span = within(sentence, match.index, match.index + match[0].length);
      const value = valueAt(ctx.flow, { kind: 'OTHER' as const, name: match[0], when }, [span]);
      if (value) others.push(value);
    }
  }
  return [...others, ...trustsByName(ctx, [...found, ...others])];
}

/** 'held as "Gregory's Trust"', "a separate Contingent Trust": a name of its own that the paper gives to a part of itself. */
const CALLED =
  /(?:\b(?:known as|called|named|designated(?: as)?|as|constitute|a separate|(?:shall|to) be|\()\s(?:(?:an?|the|my|each a|separate)\s){0,2}["“]?|["“])((?:\p{Lu}[\p{L}'’.-]*\s){1,5}(?:Trust|TRUST)s?)(?![\p{L}])(?! (?:Company|Agreement|Code|Act|Department|Estate|Property|Fund|Protector|Officer|under|dated|u\/))/gu;
const NO_SUBTRUST =
  /^(?:The|This|My|Our|Any|Each|Such|If|In|No|Said)\s|\b(?:Trust Company|Living|Revocable|Irrevocable|Insurance|Declaration|Bank|Deed)\b/;

function trustsByName(ctx: DocumentContext, found: readonly ExtractedValue<Subtrust>[]): ExtractedValue<Subtrust>[] {
  const named: ExtractedValue<Subtrust>[] = [];
  const isKnown = (name: string): boolean =>
    [...found, ...named].some(({ value }) => {
      const [one, other] = [value.name, name].map((each) => each.toLowerCase());
      return one === other || one?.includes(other ?? '') || other?.includes(one ?? '');
    });
  for (const sentence of ctx.sentences) {
    if (sentence.isHand || BOILERPLATE.test(sentence.text)) continue;
    for (const match of sentence.text.matchAll(CALLED)) {
      const name = toTitle((match[1] ?? '').replace(/^(?:The|the|A|Each)\s/, ''));
      const isQuoted = /["“]/.test(match[0]);
      if (!isQuoted && !MADE.test(sentence.text)) continue;
      if (
        NO_SUBTRUST.test(name) ||
        isOwnName(ctx, name) ||
        isKnown(name) ||
        KINDS.some(([pattern]) => pattern.test(name))
      )
        continue;
      const value = valueAt(
        ctx.flow,
        { kind: kindBySaid(ctx, sentence), name, when: eventOf(sentence.text, sentence.heading, 'OTHER') },
        [within(sentence, match.index, match.index + match[0].length)],
      );
      if (value) named.push(value);
    }
  }
  return named;
}

function isOwnName(ctx: DocumentContext, name: string): boolean {
  const own = ctx.title.toLowerCase();
  return own.includes(name.toLowerCase()) || /\b(?:Living|Revocable|Joint)\b/.test(name);
}

function eventOf(text: string, heading: string, kind: Subtrust['kind']): Subtrust['when'] {
  const where = `${heading} ${text}`;
  if (
    /both (?:of us|grantors|settlors|spouses|trustors|trustmakers)|second (?:of us|death)|survivor['’]s death|does not survive|after (?:we|both)/i.test(
      where,
    ) &&
    kind !== 'SURVIVOR'
  )
    return 'SECOND_DEATH';
  return kind === 'POT_TRUST' ? 'SECOND_DEATH' : 'FIRST_DEATH';
}

const SPLIT =
  /\b(?:divide|split|separate|segregate|sever)\w*\b[^.]{0,120}\b(?:gst[- ]?)?(?:exempt)\b(?:[^.]|\.\d){0,200}\b(?:non-?\s?exempt)\b/i;
const BOILER = /\bmay divide any trust|may (?:sever|divide|partition)\b|any trust into exempt/i;
const FULL =
  /\b(?:fully|wholly|entirely|completely)\s+(?:gst[- ])?exempt|inclusion ratio of (?:zero|0)|\bexempt from (?:the )?(?:tax on )?(?:gst|generation[- ]skipping)|allocat\w*[^.]{0,60}(?:gst|generation[- ]skipping)[^.]{0,40}exemption/i;
const NONE =
  /\b(?:not (?:be )?(?:gst[- ])?exempt|gst non-?exempt|no (?:gst|generation[- ]skipping)[^.]{0,30}exemption (?:is|will|has|shall)|not (?:to )?allocat\w*[^.]{0,40}exemption|allocat\w* no (?:gst|generation[- ]skipping)[^.]{0,20}exemption|inclusion ratio of (?:one|1))/i;

/** Stated generation-skipping status, or an order to split; a power to sever is neither. */
export function readGst(ctx: DocumentContext): ExtractedValue<GstStatus> | null {
  for (const sentence of ctx.sentences) {
    const { text } = sentence;
    if (!/\bgst\b|generation[- ]skipping|inclusion ratio/i.test(`${text} ${sentence.heading}`)) continue;
    const status = statusOf(text);
    if (status) return valueAt(ctx.flow, status, [sentence]) ?? null;
  }
  return null;
}

function statusOf(text: string): GstStatus | undefined {
  if (/\binclusion ratio of (?:zero|0)\b.*\b(?:ratio )?of (?:one|1)\b/i.test(text) && !/\btrustees? may\b/i.test(text))
    return { status: 'PARTIALLY_EXEMPT', split: true };
  if (SPLIT.test(text) && !BOILER.test(text)) return { status: 'PARTIALLY_EXEMPT', split: true };
  if (BOILER.test(text) || /trustee may (?:elect|choose|allocate)/i.test(text)) return undefined;
  if (NONE.test(text)) return { status: 'NON_EXEMPT', split: false };
  if (/partial(?:ly)? exempt|partly exempt/i.test(text)) return { status: 'PARTIALLY_EXEMPT', split: false };
  if (FULL.test(text)) return { status: 'EXEMPT', split: false };
  return undefined;
}
