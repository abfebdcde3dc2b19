import { isInstitution, isTrustName, namesIn, toTitle } from '../language/names.ts';
import type { ExtractedValue } from '../reading.ts';
import type { Span } from '../structure/flow.ts';
import { linksBackward, linksForward } from '../structure/links.ts';
import { type Group, groupsOf } from '../structure/people.ts';
import type { Sentence } from '../structure/sentences.ts';
import { type DocumentContext, TRUST_KINDS } from './document.ts';
import { valueAt, within } from './evidence.ts';

const MAKER =
  /\b(?:co-?)?(?:trustmaker|grantor|settlor|trustor|donor|principal|declarant|testator|testatrix|maker|transferor)s?\b/gi;
const FIRST_PERSON = /(?:^|[.,;]\s*|\b)(?:I|We|My name is|I am)\b,?\s*(?:am\s+|are\s+)?$/;
const FORM_LABEL =
  /^(?:made by|prepared for|my (?:full |legal ){0,2}name|print (?:your )?(?:full )?name|(?:full |legal |printed )?name(?: of (?:the )?(?:principal|declarant|person|patient|testator)(?: (?:executing|making|signing) (?:this |the )?\w+)?)?|principal|declarant|patient)\s*(?:[:\t]|is\b:?)\s*/i;

/** A question of a form whose answer is the maker. */
const ASKED =
  /^(?:(?:about )?(?:me|myself|you|the principal|principal)|who i am|my name)$|\b(?:who is making (?:this|the)|what is your (?:full |legal )*name|who are you)\b/i;

/** "A, of Concord, Massachusetts (the "Donor")": the text itself says who the maker is. */
const DEFINED =
  /^[^.;()]{0,140}\((?:[^()"“]{0,40})["“](?:the\s+)?(?:(?:initial|original|co-?|undersigned)\s*)?(?:grantor|settlor|donor|trustor|trustmaker|testator|testatrix|principal|declarant|maker|insured)s?[,.]?["”]/i;

/** "A and B, of Reading, hereinafter called the Settlors". */
const STYLED =
  /^[^.;()]{0,140}\b(?:hereinafter|herein|hereafter)\s+(?:(?:called|referred to as|known as|styled|designated)\s+){1,2}["“]?(?:the\s+)?["“]?(?:grantor|settlor|donor|trustor|trustmaker|testator|testatrix|principal|declarant|maker)s?\b["”]?/i;

/** "A and B, husband and wife, of Kansas, did establish the AB Trust": so does an amendment say who made the trust. */
const ESTABLISHED =
  /^[^.;()]{0,120}\b(?:(?:did|have|has|had|heretofore|previously)\s+){0,2}(?:establish|create|execute|settle)(?:e?d|s)?\b[^.;]{0,80}\b(?:trust|will|testament|declaration|instrument|agreement)\b/i;

/** "Upon the death of the Grantor, Ann Lee shall serve": the word refers to somebody, and says nothing of who is next. */
const REFERENCE =
  /\b(?:spouse|husband|wife|partner|child|children|son|sons|daughter|daughters|brothers?|sisters?|nephews?|nieces?|cousins?|friends?|mother|father|parents?|uncle|aunt|grandchild|grandchildren|grandson|granddaughter|issue|descendants|family|estate|home|residence|property|name|death|deaths|incapacity|disability|resignation|inability|life|lifetime|survives?|request|discretion|benefit|consent|direction)\b[^.;:]{0,60}\b(?:of|by|to|from)\s+(?:the\s+|either\s+|both\s+)?$/i;

/** The people who made the document, in the order they are introduced. */
export function readPrincipals(ctx: DocumentContext): ExtractedValue<string>[] {
  const found: ExtractedValue<string>[] = [];
  const add = (name: string, sentence: Sentence, start: number, end: number, reason?: string) => {
    if (isTrustName(name) || (isInstitution(name) && !reason)) return;
    if (found.some((f) => sameName(f.value, name))) return;
    const value = valueAt(ctx.flow, name, [within(sentence, start, end)], reason);
    if (value) found.push(value);
  };
  const early = ctx.sentences.slice(0, 30);
  for (const sentence of early) byDefinition(ctx, sentence, add);
  if (found.length === 0 && /AMENDMENT|CODICIL/.test(ctx.kind))
    for (const sentence of early) byRecital(ctx, sentence, add);
  if (found.length > 0) return alive(ctx, found).slice(0, mostMakers(ctx));
  for (const sentence of early) {
    fromSentence(ctx, sentence, add);
    if (found.length > 0 && sentence.block > 14) break;
  }
  if (found.length === 0 && TRUST_KINDS.has(ctx.kind))
    for (const sentence of early.slice(0, 12)) byRecital(ctx, sentence, add);
  if (found.length === 0) fromForm(ctx, add);
  if (found.length === 0) fromTitle(ctx, add);
  if (found.length === 0) fromSignature(ctx, add);
  return alive(ctx, found).slice(0, mostMakers(ctx));
}

/** Who survives changes the trust alone: the other, of whom the paper says that he has died, makes nothing any more. */
function alive(ctx: DocumentContext, found: readonly ExtractedValue<string>[]): ExtractedValue<string>[] {
  const early = ctx.sentences.slice(0, 30);
  const isLeft = early.some(({ text }) =>
    /\bsurviving (?:trustor|settlor|grantor|trustmaker|donor|spouse)\b/i.test(text),
  );
  if (found.length < 2 || ctx.kind !== 'TRUST_AMENDMENT' || !isLeft) return [...found];
  const living = found.filter(
    ({ value }) =>
      !early.some((sentence) =>
        ctx.people
          .mentionsIn(sentence)
          .some(
            ({ name, end }) =>
              name === value && /^,? (?:has )?(?:died|passed away|is deceased)\b/i.test(sentence.text.slice(end)),
          ),
      ),
  );
  return living.length > 0 ? living : [...found];
}

/** A trust may be of two, and so may a will that says that it is joint. */
const mostMakers = ({ kind, title }: DocumentContext): number =>
  TRUST_KINDS.has(kind) || /^TRUST_/.test(kind) || (kind === 'WILL' && /\b(?:joint|mutual)\b/i.test(title)) ? 2 : 1;

function byRecital(ctx: DocumentContext, sentence: Sentence, add: Add): void {
  for (const group of groupsOf(sentence.text, ctx.people.mentionsIn(sentence)))
    if (ESTABLISHED.test(sentence.text.slice(group.end)))
      for (const m of group.members) add(m.name, sentence, m.start, m.end);
}

const BELONGS_TO = /\b(?:wife|husband|spouse|widow|widower|son|daughter|child) of (?:the late )?$/i;

/** One whom the document defines as its maker; a couple where the word is in the plural. */
function byDefinition(ctx: DocumentContext, sentence: Sentence, add: Add): void {
  const { text } = sentence;
  const groups = groupsOf(text, ctx.people.mentionsIn(sentence));
  for (const [g, group] of groups.entries()) {
    // "A, wife of B ("testatrix")": B only says whom A belongs to.
    const next = groups.slice(g + 1).find(({ start }) => !BELONGS_TO.test(text.slice(0, start)));
    if (BELONGS_TO.test(text.slice(0, group.start))) continue;
    const rest = text.slice(group.end, next?.start ?? text.length);
    const defined = DEFINED.exec(rest) ?? STYLED.exec(rest);
    if (!defined) continue;
    // "(each a "Settlor" and together the "Settlors")".
    const plural =
      /s[,.]?["”]?$/i.test(defined[0]) ||
      /^[^)]{0,60}\b(?:together|collectively|jointly|both)\b/i.test(rest.slice(defined[0].length)) ||
      /\b(?:each|individually)\b/i.test(defined[0]);
    for (const m of plural ? group.members : group.members.slice(-1)) add(m.name, sentence, m.start, m.end);
  }
}

type Add = (name: string, sentence: Sentence, start: number, end: number, reason?: string) => void;

function fromSentence(ctx: DocumentContext, sentence: Sentence, add: Add): void {
  const { text } = sentence;
  const groups = groupsOf(text, ctx.people.mentionsIn(sentence));
  const makers = [...text.matchAll(MAKER)]
    .map((m) => ({ start: m.index, end: m.index + m[0].length, text: m[0] }))
    .filter(({ start }) => !REFERENCE.test(text.slice(Math.max(0, start - 80), start)));
  for (const group of groups) {
    const before = text.slice(0, group.start);
    const labelled = (FORM_LABEL.test(text) || ASKED.test(sentence.heading)) && before.length < 40;
    const self = FIRST_PERSON.test(before) || /\b(?:I|We),\s*$/.test(before);
    const maker = makers.find((m) => adjacent(text, group, m, groups));
    if (!labelled && !self && !maker) continue;
    // "A as Grantor and B as Trustee": only the member beside the word is the maker.
    const plural =
      labelled ||
      /s$/i.test(maker?.text ?? '') ||
      /\b(?:each|every) (?:\w+ )?$/i.test(maker ? text.slice(0, maker.start) : '') ||
      /\bWe\b,?\s*(?:are\s+)?$/.test(before);
    const members = plural
      ? group.members
      : maker && maker.start > group.start
        ? group.members.slice(-1)
        : group.members.slice(0, 1);
    for (const m of members) add(m.name, sentence, m.start, m.end);
  }
}

function adjacent(text: string, group: Group, maker: Span, groups: readonly Group[]): boolean {
  const possessive = /^['’]s?\b/.test(text.slice(maker.end));
  if (possessive) return false;
  const between = text.slice(group.end, maker.start);
  if (maker.start >= group.end && /\btrustees?\b/i.test(between)) return false;
  if (linksForward(text, group, maker)) return true;
  if (groups.some((g) => g !== group && linksForward(text, g, maker))) return false;
  return (
    linksBackward(text, maker, group) ||
    (group.start > maker.end &&
      /^s?(?:,? and (?:\w+ )?trustees?)?:?\s*$/i.test(text.slice(maker.end, group.start)) &&
      /:/.test(text.slice(maker.end, group.start)))
  );
}

function fromTitle(ctx: DocumentContext, add: Add): void {
  const at = /\b(?:of|for)\s+/i.exec(ctx.title);
  const named = namesIn(ctx.title.slice(at ? at.index + at[0].length : 0)).find((one) => !isTrustName(one.text));
  // A title over two lines is two sentences; the name stands in one of them.
  const sentence = named && ctx.sentences.find(({ text }) => text.includes(named.text));
  const start = sentence?.text.indexOf(named?.text ?? '') ?? -1;
  if (named && sentence)
    add(toTitle(named.text), sentence, start, start + named.text.length, 'Named only in the title.');
}

/** Under the blank of a form stands what is written in it: "Ann Lee" over "(print your name)". */
const MAKERS_BLANK =
  /^\W{0,3}(?:print|type|insert)(?: or (?:print|type))? (?:your|principal['’]?s?|testator['’]?s?|declarant['’]?s?)?\s?(?:full )?(?:legal )?name\b|^\W{0,3}your name\b/i;

/** "Name | Birthdate | Address": the head of a row that has one person in it. */
const MAKERS_ROW =
  /^(?:my |your )?(?:full |legal )*name\t(?:(?:date of )?birth|birthdate|born|d\.?o\.?b|address|residence)/i;

function fromForm(ctx: DocumentContext, add: Add): void {
  const { lines } = ctx.flow;
  const label = lines.findIndex(({ line }) => MAKERS_BLANK.test(line.text));
  const head = TRUST_KINDS.has(ctx.kind) ? -1 : lines.slice(0, 12).findIndex(({ line }) => MAKERS_ROW.test(line.text));
  const filled = label > 0 ? lines[label - 1] : head >= 0 ? lines[head + 1] : undefined;
  if (!filled) return;
  const sentence = ctx.sentences.find(({ start, end }) => start <= filled.start && end >= filled.end);
  const named =
    sentence && ctx.people.mentionsIn(sentence).find(({ start }) => sentence.start + start >= filled.start - 12);
  if (sentence && named) add(named.name, sentence, named.start, named.end);
}

function fromSignature(ctx: DocumentContext, add: Add): void {
  for (const sentence of ctx.sentences.slice(-25)) {
    for (const mention of ctx.people.mentionsIn(sentence)) {
      if (
        /^\W{0,60}(?:\/s\/)?\s{0,4}$/.test(sentence.text.slice(0, mention.start)) &&
        MAKER.test(sentence.text.slice(mention.end))
      ) {
        add(mention.name, sentence, mention.start, mention.end, 'Named only beside the signature.');
      }
      MAKER.lastIndex = 0;
    }
  }
}

const YOUNGER = /\b(?:Jr|II|III|IV)\.?$/i;

/** Same words, or one name's words inside the other's: "Mai Thao" and "Mai Chong Thao". */
export function sameName(a: string, b: string): boolean {
  const words = (s: string) =>
    s
      .toLowerCase()
      .replace(/[.,]/g, '')
      .split(/[\s-]+/)
      .filter((w) => !/^(?:jr|sr|the)$/.test(w));
  // The son is called as his father, who is named without what sets the two apart.
  if (YOUNGER.test(b) && !/\b(?:Jr|Sr|II|III|IV)\b/i.test(a)) return false;
  const [x, y] = [words(a), words(b)];
  const [small, large] = x.length <= y.length ? [x, y] : [y, x];
  // "Graham Hale" is the son of "Prescott Graham Hale", and not he.
  const sameFirst = small[0] === large[0] || /^\p{L}$/u.test(large[0] ?? '') || isInstitution(a) || isInstitution(b);
  return (
    small.length > 0 && sameFirst && (small.length > 1 || large.length === 1) && small.every((w) => large.includes(w))
  );
}
