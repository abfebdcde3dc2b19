import { datesIn } from '../language/dates.ts';
import { isTrustName, namesIn, toTitle } from '../language/names.ts';
import type { Amends, ExtractedValue } from '../reading.ts';
import type { Span } from '../structure/flow.ts';
import { type DocumentContext, TRUST_KINDS } from './document.ts';
import { valueAt } from './evidence.ts';

const TRUST_NAME =
  /\b(?:the\s+)?((?:\p{Lu}[\p{L}.'’&-]*\s+|(?:and|of)\s+){1,8}(?:Trust|TRUST)(?:\s+(?:No\. ?\d+|Agreement))?)/gu;
const CHANGED =
  /(?:\b(?:[Ss]ection|[Aa]rticle|[Ii]tem|[Pp]aragraph|[Cc]lause|[Pp]art|SECTION|ARTICLE|ITEM|PARAGRAPH|CLAUSE|PART)s?(?:, (?:to be )?(?:numbered|designated|known as))?|§)\s+((?:[\dIVXLC]+(?:\.\d+)*(?:\([a-z0-9]+\)|-[A-Z])?|(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth)|(?:ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|FIRST|SECOND|THIRD|FOURTH|FIFTH|SIXTH|SEVENTH|EIGHTH|NINTH|TENTH|ELEVENTH|TWELFTH))(?:\.\d+)?)(?![\w])/g;
const CHANGES =
  /\b(?:delete|replace|supersed|amend|revoke|add|restate|change|strike|struck|stricken|now read|substitut|modif|insert|reads?|removed?|cancel|revise|cross|take)\w*/i;
/** "ARTICLE II - MODIFICATIONS": a heading of the amendment itself. */
const OWN_HEADING =
  /^\s{0,4}(?:article|section|part|item)\s+[\divxlc]+\s*[-–—.:]\s*(?:modifications?|amendments?|changes?|revisions?)\.?\s*$/i;
/** "Section 2.02 of the Trust permits the Grantors to amend it". */
const PERMITS =
  /^(?: of (?:the|my|our|said|that) \w+(?: \w+)?)?,? (?:permits?|allows?|lets?|reserves?|gives?|authorizes?|grants?|empowers?|says (?:that )?(?:it|the trust) (?:may|can))\b/i;
const IN_AN_ARTICLE = /^ of (?:article|section|item)\b/i;
/** "In Article Third I gave legacies. I revoke paragraph (b) of that Article": the part is named before it is changed. */
const OF_THAT_PART = /\b(?:that|said|such) (?:article|section|item|clause|paragraph)\b/i;
const AUTHORITY =
  /\b(?:under|pursuant to|by|in accordance with|power (?:reserved|given) (?:in|by|under)|authority of|as permitted by|(?:power|right|authority)s? (?:that |which )?(?:(?:I|we|he|she|they|the \w+) )?(?:keep|kept|reserved?|retain(?:ed)?|have|has|had|hold|holds|given|granted)[^.;]{0,40}(?:in|by|under|at)|reserved (?:in|under|by))\s+(?:the )?(?:power |right )?(?:reserved |granted )?(?:(?:in|by|under)\s+)?$/i;

/** What an amendment, a codicil or a restatement changes. */
export function readAmends(ctx: DocumentContext): ExtractedValue<Amends> | null {
  const restates =
    TRUST_KINDS.has(ctx.kind) &&
    /\brestate(?:s|d|ment)?\b/i.test(`${ctx.title} ${ctx.flow.text.slice(0, 1500)}`) &&
    !/may amend, restate/i.test(ctx.flow.text.slice(0, 1500));
  if (
    ctx.kind !== 'TRUST_AMENDMENT' &&
    ctx.kind !== 'CODICIL' &&
    !(restates && /restate/i.test(`${ctx.title}${firstSentences(ctx)}`))
  )
    return null;
  const original = originalOf(ctx);
  if (restates && !original) return null;
  const amends: Amends = { articles: restates ? [] : articlesOf(ctx).names, action: restates ? 'restate' : 'amend' };
  amends.documentKind =
    ctx.kind === 'CODICIL' ? 'WILL' : restates ? ctx.kind : jointly(ctx) ? 'REVOCABLE_JOINT' : 'REVOCABLE';
  if (original) amends.documentDate = original.iso;
  const name = nameOf(ctx);
  if (name) amends.documentName = name;
  const spans: Span[] = [...(original ? [original] : []), ...(restates ? [] : articlesOf(ctx).spans)];
  const first = ctx.sentences[0];
  return valueAt(ctx.flow, amends, spans.length > 0 ? spans : first ? [first] : []) ?? null;
}

function firstSentences(ctx: DocumentContext): string {
  return ctx.sentences
    .slice(0, 8)
    .map((s) => s.text)
    .join(' ');
}

function jointly(ctx: DocumentContext): boolean {
  return /\b(?:grantors|settlors|trustmakers|trustors)\b|\bjoint\b/i.test(ctx.flow.text.slice(0, 1500));
}

/** The date of the instrument that is changed: it follows its name, or "dated". */
function originalOf(ctx: DocumentContext): (Span & { iso: string }) | undefined {
  const head = ctx.flow.text.slice(0, 2500);
  for (const date of datesIn(head)) {
    const before = head.slice(Math.max(0, date.start - 110), date.start);
    const cue =
      /\b(?:dated?|bear(?:s|ing) (?:the )?date|originally (?:signed|executed|dated|created|made)|(?:will|trust|agreement|codicil|declaration|instrument)\b[^.]{0,60}\b(?:of|on|signed|executed|made|created|established)|(?:created|established|signed|executed|made)[^.]{0,60}\bon|under agreement)\s*(?:on |of |as of |the )?$/i.exec(
        before,
      );
    const told = DID.test(head.slice(date.end, date.end + 220)) && /\b[Oo]n (?:the )?$/.test(before);
    if (
      (cue || told) &&
      !/\b(?:first |second |previously |last )?amended (?:on|by)[^,]*$|this (?:\w+ )?(?:codicil|amendment|restatement)(?:(?!\b(?:will|trust|to)\b)[^.])*$/i.test(
        before,
      )
    ) {
      const lead = /\bdated\s+$/i.exec(before)?.[0].length ?? 0;
      return { start: date.start - lead, end: date.end, iso: date.iso };
    }
  }
  return undefined;
}

/** "On March 11, 1992, A and B executed a Declaration of Trust". */
const DID =
  /^,?[^.;]{0,160}\b(?:executed|signed|made|created|established|entered into|declared)\b[^.;]{0,60}\b(?:trust|will|agreement|declaration|instrument|testament)\b/i;

function articlesOf(ctx: DocumentContext): { names: string[]; spans: Span[] } {
  const names: string[] = [];
  const spans: Span[] = [];
  for (const line of ctx.flow.text.matchAll(/[^\n]+/g)) {
    const sentences = [...line[0].matchAll(/(?:[^.]|\.(?=\d))+\.?/g)];
    for (const [at, sentence] of sentences.entries()) {
      const text = sentence[0];
      const next = sentences[at + 1]?.[0] ?? '';
      const changes = CHANGES.test(text) || (CHANGES.test(next) && OF_THAT_PART.test(next));
      if (!changes || OWN_HEADING.test(text)) continue;
      for (const match of text.matchAll(CHANGED)) {
        const name = match[1] ?? '';
        if (AUTHORITY.test(text.slice(0, match.index)) || names.includes(name)) continue;
        // "Paragraph C of Article Four": the article is what an estate is told of.
        if (/^(?:paragraph|clause)/i.test(match[0]) && IN_AN_ARTICLE.test(text.slice(match.index + match[0].length)))
          continue;
        if (PERMITS.test(text.slice(match.index + match[0].length))) continue;
        if (match.index > 0 && /["“][^"”]{0,2000}$/.test(text.slice(0, match.index).replace(/^\s*["”]/, ''))) continue;
        names.push(name);
        const start = line.index + sentence.index;
        const quote = text.search(/["“]/);
        spans.push({ start, end: start + (quote > 20 ? quote : text.length) });
      }
    }
  }
  // "Section 6.1(b)" beside "Section 6.1": the section is what an estate is told of.
  const isPart = (name: string): boolean => {
    const section = /^(.+?)\([a-z0-9]+\)$/.exec(name)?.[1];
    return section !== undefined && names.includes(section);
  };
  return { names: names.filter((name) => !isPart(name)), spans };
}

function nameOf(ctx: DocumentContext): string | undefined {
  if (ctx.kind === 'CODICIL') {
    const owner = namesIn(firstSentences(ctx)).find((n) => !isTrustName(n.text));
    return owner ? `Last Will and Testament of ${toTitle(owner.text)}` : undefined;
  }
  const names = [...`${firstSentences(ctx)}`.matchAll(TRUST_NAME)]
    .map((m) => toTitle(m[1] ?? ''))
    .map((n) =>
      n.replace(/^.*\b(?:Amendment|Restatement|Restated|Amended)\b.*?\b(?:to|of|and Restatement of)(?: the)? /i, ''),
    );
  return names.find((n) => n.split(' ').length > 1 && !/amend|restate/i.test(n)) ?? names[0];
}
