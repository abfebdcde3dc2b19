import { datesIn } from '../language/dates.ts';
import { MONEY_SOURCE, numberWord, parseMoney, parseShare } from '../language/numbers.ts';
import type { ExtractedValue, TrustTerm } from '../reading.ts';
import type { Span } from '../structure/flow.ts';
import type { DocumentContext } from './document.ts';
import { valueAt } from './evidence.ts';
import { datedBy } from './executed-at.ts';

const MONEY = new RegExp(MONEY_SOURCE, 'i');
const TERM_KINDS = new Set(['GRAT', 'CRUT', 'CLAT', 'QPRT']);
const YEARS = /\b(\d{1,2}|[a-z]+(?:-[a-z]+)?)\s*(?:\(\d{1,2}\)\s*)?[- ]?years?\b/i;
const FOR_LIFE =
  /\b(?:for|during|until|throughout|over|measured by)\b[^.]{0,60}\b(?:life|lifetime|lives|death|dies|lifetimes)\b/i;

/** Who made the trust, by what it calls him. */
const MAKER = /\b(?:(?:the )?(?:grantor|settlor|donor|trustor|trustmaker)|me|my life)\b/i;

/** Term, annuity or payout of a split-interest trust. */
export function readTrustTerm(ctx: DocumentContext, makers: readonly string[]): ExtractedValue<TrustTerm> | null {
  if (!TERM_KINDS.has(ctx.kind)) return null;
  const term: TrustTerm = {};
  const spans: Span[] = [];
  for (const sentence of ctx.sentences) {
    if (readSentence(ctx, sentence.text, term, makers)) spans.push(sentence);
  }
  if (ctx.kind === 'GRAT' && term.annuityPaymentCents !== undefined) term.payoutType ??= 'Level';
  if (spans.length > 0) {
    const funded = ctx.sentences.find(
      (s) =>
        /\b(?:entered into|funded|transfers?|effective|created|made|dated?|signed|begins?|starts?|commences?)\b/i.test(
          s.text,
        ) && datesIn(s.text).length > 0,
    );
    const date = funded ? datesIn(funded.text)[0]?.iso : datedBy(ctx)?.iso;
    if (date && funded && ctx.kind !== 'CRUT') {
      term.dateFunded = date;
      spans.push(funded);
    }
  }
  return spans.length === 0 ? null : (valueAt(ctx.flow, term, spans) ?? null);
}

function readSentence(ctx: DocumentContext, text: string, term: TrustTerm, makers: readonly string[]): boolean {
  let used = false;
  if (
    term.termLengthYears === undefined &&
    /\b(?:term|period|residence|annuity|years? (?:from|starting|beginning|after)|for)\b/i.test(text) &&
    !/perpetuit|grace|notice|exclusion|within \w+ years/i.test(text)
  ) {
    const years = numberWord(YEARS.exec(text)?.[1] ?? '');
    if (years !== undefined && years > 0 && years <= 50) {
      term.termLengthYears = years;
      used = true;
    }
  }
  const anniversary = /\b(\p{L}{4,12}(?:-\p{L}{4,8})?|\d{1,2}(?:st|nd|rd|th)) anniversary\b/iu.exec(text)?.[1];
  if (term.termLengthYears === undefined && anniversary && /\b(?:term|period)\b/i.test(text)) {
    const years = numberWord(anniversary);
    if (years !== undefined && years > 0 && years <= 50) {
      term.termLengthYears = years;
      used = true;
    }
  }
  if (
    ctx.kind === 'CRUT' &&
    term.useLifeExpectancy === undefined &&
    FOR_LIFE.test(text) &&
    /\b(?:pay|unitrust|payout|recipient|term|period|amount)/i.test(text)
  ) {
    term.useLifeExpectancy = true;
    const [named] = ctx.people.mentionsIn({ text });
    const maker = MAKER.exec(text);
    // "payable to the Donor during her lifetime, and then to her sister, A": the first of them.
    const person = maker && (!named || maker.index < named.start) ? makers[0] : named?.name;
    if (person) term.lifeExpectancyPerson = person;
    used = true;
  }
  return readPayment(ctx, text, term) || used;
}

function readPayment(ctx: DocumentContext, text: string, term: TrustTerm): boolean {
  let used = false;
  const pays = /\b(?:pay|paid|annuity|unitrust|distribut|payout|amount)\w*/i.test(text);
  if (pays && (ctx.kind === 'GRAT' || ctx.kind === 'CLAT')) {
    const money = MONEY.exec(text);
    if (
      money &&
      term.annuityPaymentCents === undefined &&
      /\b(?:annuity|year|annual|pay)/i.test(text) &&
      !/\btransfers?\b/i.test(text)
    ) {
      const cents = parseMoney(money[0]);
      if (cents !== undefined) term.annuityPaymentCents = cents;
      used = true;
    }
    if (
      /\b120\s*%|120 percent|one hundred twenty percent|increas\w*|(?:20%|twenty percent)[^.]{0,40}(?:more|greater|larger|higher)/i.test(
        text,
      ) &&
      /\b(?:year|amount|annuity)/i.test(text)
    ) {
      term.payoutType = /not increase|no increase/i.test(text) ? 'Level' : 'Increasing';
      used = true;
    }
  }
  if (
    (ctx.kind === 'GRAT' || ctx.kind === 'CLAT') &&
    term.payoutType === undefined &&
    /\b(?:annuity|amount|payment)s?\b[^.]{0,80}\b(?:the same (?:amount )?(?:in|for|each|every)|equal|level|not (?:increase|change|vary))/i.test(
      text,
    )
  )
    term.payoutType = 'Level';
  const percent =
    /(\d{1,2}(?:\.\d{1,4})?)\s{0,4}%/.exec(text) ??
    /([\d.]{1,12}|[a-z]{1,20}(?:-[a-z]{1,20})?)\s{0,4}(?:\([\d.]{1,12}\s{0,4}%\)\s{0,4})?(?:%|percent)/i.exec(text);
  if (percent && pays && !/\b120\b/.test(percent[0])) {
    const value = parseShare(percent[0])?.numerator;
    const rate = value !== undefined && value > 0 && value <= 60 ? value : undefined;
    if (
      rate !== undefined &&
      ctx.kind === 'CRUT' &&
      // A unitrust pays from 5 to 50 percent (IRC 664(d)(2)(A)): another percentage is a share of what remains.
      rate >= 5 &&
      rate <= 50 &&
      term.payoutRate === undefined &&
      /\b(?:value|unitrust|net fair|assets|year|annual)/i.test(text)
    ) {
      term.payoutRate = rate;
      used = true;
    }
    if (
      rate !== undefined &&
      (ctx.kind === 'GRAT' || ctx.kind === 'CLAT') &&
      term.annuityPercent === undefined &&
      /\b(?:initial|fair market|value)\b/i.test(text)
    ) {
      term.annuityPercent = rate;
      used = true;
    }
  }
  return used;
}
