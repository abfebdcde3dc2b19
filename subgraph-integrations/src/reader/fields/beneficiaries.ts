import { isTrustName } from '../language/names.ts';
import type { Beneficiary, Citation, ExtractedValue, ResidueShare, SpecificGift, Subtrust } from '../reading.ts';
import { childrenPhrase, isCharity, isDispositive, takersIn } from './dispositions.ts';
import { type DocumentContext, type Household, IRREVOCABLE_KINDS, TRUST_KINDS } from './document.ts';
import { valueAt, within } from './evidence.ts';
import { takersInFailure } from './failures.ts';
import { sameName } from './parties.ts';

interface Takings {
  gifts: readonly ExtractedValue<SpecificGift>[];
  residue: readonly ExtractedValue<ResidueShare>[];
  subtrusts: readonly ExtractedValue<Subtrust>[];
}

/** Everyone named to take, and the annuitant of a split-interest trust; not the makers' own use in life. */
export function readBeneficiaries(
  ctx: DocumentContext,
  household: Household,
  takings: Takings,
): ExtractedValue<Beneficiary>[] {
  const found: ExtractedValue<Beneficiary>[] = [];
  const add = (name: string, citations: readonly Citation[], relation?: string) => {
    if (
      isTrustName(name) ||
      /^(?:Descendants of|(?:Nieces|Nephews|Cousins|Siblings|Brothers|Sisters|Grandchildren|Godchildren|Stepchildren)\b)/.test(
        name,
      ) ||
      found.some((f) => sameName(f.value.name, name))
    )
      return;
    const known = relation ?? household.relations.get(name) ?? (isCharity(name) ? 'charity' : null);
    found.push({ value: { name, relation: known }, citations, confidence: 'HIGH', source: 'rules' });
  };
  if (ctx.kind === 'GRAT' || ctx.kind === 'CRUT') {
    const paid = ctx.sentences.find((s) =>
      /\bpay\b[^.]*\b(?:grantor|settlor|donor|recipient|trustor|trustmaker|me|us|\p{Lu}\p{Ll}+)\b/u.test(s.text),
    );
    // "pay to A and B, in equal shares, a unitrust amount": the maker is paid nothing himself.
    const recipients = ctx.sentences.flatMap((sentence) => {
      const said = PAID_YEARLY.exec(sentence.text);
      return takersIn(ctx, household, said?.[0] ?? '').flatMap(({ name, start, end }) => {
        const at = (said?.index ?? 0) + start;
        const citation = ctx.flow.cite(within(sentence, at, at + end - start));
        return citation ? [{ name, citation }] : [];
      });
    });
    const isForOthers = recipients.length > 0 && !recipients.some(({ name }) => household.principals.includes(name));
    for (const { name, citation } of isForOthers ? recipients : []) add(name, [citation]);
    for (const name of isForOthers ? [] : household.principals) {
      const value = paid && valueAt(ctx.flow, name, [paid]);
      if (value) add(name, value.citations, 'grantor (annuity)');
    }
    for (const sentence of ctx.sentences)
      for (const { name, start, end } of takersIn(ctx, household, sentence.text)) {
        const citation = PAID_AFTER.test(sentence.text.slice(0, start)) && ctx.flow.cite(within(sentence, start, end));
        if (citation && !household.principals.includes(name)) add(name, [citation]);
      }
  }
  const spouse = household.spouse;
  if (
    spouse &&
    (ctx.kind === 'SLAT' ||
      takings.subtrusts.some(
        (t) =>
          t.value.kind === 'MARITAL' ||
          t.value.kind === 'BYPASS' ||
          t.value.kind === 'STATE_EXEMPTION' ||
          t.value.kind === 'DISCLAIMER_TRUST' ||
          /\b(?:wife|husband|spouse)\b/i.test(t.value.name),
      )) &&
    ctx.kind !== 'REVOCABLE_JOINT'
  ) {
    const named = mentionOf(ctx, spouse);
    if (named) add(spouse, named);
  }
  if (TRUST_KINDS.has(ctx.kind)) for (const { name, citations } of supported(ctx, household)) add(name, citations);
  for (const gift of takings.gifts) add(gift.value.to, gift.citations);
  for (const share of takings.residue) add(share.value.to, share.citations);
  for (const { name, citations } of takersInstead(ctx, household, takings)) add(name, citations);
  if (!/HEALTH|POWER|CERTIFICATION/.test(ctx.kind))
    for (const { name, span } of takersInFailure(ctx, household)) {
      const citation = ctx.flow.cite(span);
      if (citation && !household.principals.includes(name)) add(name, [citation]);
    }
  return found;
}

/**
 * Who takes a gift where the first is dead, and who takes what is left on the death of one who has a share: each is
 * named to take, though no share is his while the other lives.
 */
function takersInstead(
  ctx: DocumentContext,
  household: Household,
  { gifts, residue }: Takings,
): { name: string; citations: readonly Citation[] }[] {
  const given = [...gifts, ...residue].flatMap(({ citations }) => citations.map(({ quote }) => quote));
  return ctx.sentences.flatMap((sentence) => {
    const { text } = sentence;
    const isOfAGift = given.some((quote) => quote.length > 12 && text.includes(quote));
    const said =
      (isOfAGift ? INSTEAD.exec(text) : null) ??
      AFTER_A_DEATH.exec(text) ??
      AND_AFTER.exec(text) ??
      THOSE_INSTEAD.exec(text);
    if (!said || !isDispositive(sentence)) return [];
    const from = said.index + said[0].length;
    const rest = text.slice(from);
    const children = childrenPhrase(rest);
    const named = takersIn(ctx, household, text).filter(({ start }) => start >= from);
    const all = [
      ...named,
      ...(children
        ? household.children.map((name) => ({ name, start: from + children.start, end: from + children.end }))
        : []),
    ].filter(({ start }) =>
      /\b(?:(?:un)?to|for|among|between|and|,)\s(?:(?:my|our|his|her|their|the) )?(?:[\w-]+,? )?$/i.test(
        text.slice(0, start),
      ),
    );
    return all.flatMap(({ name, start, end }) => {
      const citation = ctx.flow.cite(within(sentence, start, end));
      const isNone = household.principals.includes(name) || household.deceased.has(name);
      return citation && !isNone ? [{ name, citations: [citation] }] : [];
    });
  });
}
const INSTEAD =
  /(?:\b(?:or|but|and),? )?\b(?:if (?:he|she|they|not|my \w+)(?: (?:does not|do not|is not|fails|has not|has died|is dead|predeceases|dies)\b[^,;]{0,60})?,|if (?:he|she) (?:does not|is not|fails to)\b[^,;]{0,40},|otherwise\b)/i;
/** "If she does not survive me, I leave those articles to A and B". */
const THOSE_INSTEAD =
  /^\W*(?:but )?if (?:he|she|they|my \w+)\b[^,;]{0,40}\b(?:not|predeceases?|dies?|dead|died)\b[^,;]{0,40},[^.;]{0,60}\b(?:those|these|such|the same|said)\b(?=[^.;]{0,40}\bto\b)/i;
/** "to pay the income to A for life, and upon his decease to pay over the principal to B". */
const AND_AFTER =
  /\bincome\b[^.;]{0,160}\b(?:and|then),? (?:up)?on (?:his|her) (?:death|decease),? (?:(?:shall|is|are|to|I|the|my|principal|trustees?)\s){0,5}(?:pay|paid|distribut\w*|deliver\w*|transfer\w*|convey\w*|give|go|goes|pass|passes)\b/i;
const AFTER_A_DEATH =
  /^\W*(?:up)?on (?:his|her|(?:my \w+['’]s)|\p{Lu}\p{Ll}+['’]s) death,? [^.;]{0,80}\b(?:shall|is to|will|must) (?:be )?(?:paid|pass|go|distributed|given|delivered)\b(?=[^.;]{0,12}\bto\b)/iu;

/** Whom an irrevocable trust supports while it lasts: "the Trustee may pay to or for the benefit of Owen …". */
function supported(ctx: DocumentContext, household: Household): { name: string; citations: readonly Citation[] }[] {
  if (!IRREVOCABLE_KINDS.has(ctx.kind) || ctx.kind === 'GRAT' || ctx.kind === 'QPRT') return [];
  return ctx.sentences.flatMap((sentence) => {
    const { text } = sentence;
    if (!PAYS.test(text) || /\bestate of\b/i.test(text)) return [];
    return takersIn(ctx, household, text).flatMap(({ name, start, end }) => {
      const lead = text.slice(0, start);
      const toHer =
        /\b(?:life|lifetime) of\s$/i.test(lead) &&
        /\bto (?:or for the benefit of )?(?:her|him)\b/i.test(text.slice(end));
      if (!(toHer || PAID_TO.test(lead)) || household.principals.includes(name) || household.deceased.has(name))
        return [];
      const citation = ctx.flow.cite(within(sentence, start, end));
      return citation ? [{ name, citations: [citation] }] : [];
    });
  });
}
/** "… and after her death to her sister, A": who is paid next. */
const PAID_AFTER =
  /\b(?:unitrust|annuity|amount|pay\w*)\b[^.;]{0,120}\b(?:after|upon|on|at|following) (?:his|her|the (?:donor|grantor|settlor|trustor)['’]s|my|that) death,? (?:then )?to (?:(?:his|her|my|the \w+['’]s) [\w-]+,? )?$/i;
/** "shall pay to A, for her life, a unitrust amount". */
const PAID_YEARLY =
  /\bpay (?:over )?to (?:(?!\b(?:the|this) (?:donor|grantor|settlor|trustor)\b(?!['’]))[^.;]){3,140}\b(?:unitrust|annuity) amount\b/i;
const PAYS = /\btrustees?\b[^.]{0,60}\b(?:pay|distribute|apply|expend|use)\b/i;
const PAID_TO =
  /\b(?:to or for the benefit of|for the benefit of|to and for the benefit of|(?:income|principal)[^.;]{0,60}\bto)\s(?:(?:the )?\w+['’]s? (?:\w+,? ){1,2})?$/i;

function mentionOf(ctx: DocumentContext, name: string): readonly Citation[] | undefined {
  for (const sentence of ctx.sentences) {
    const mention = ctx.people.mentionsIn(sentence).find((m) => m.name === name);
    const citation = mention && ctx.flow.cite(within(sentence, mention.start, mention.end));
    if (citation) return [citation];
  }
  return undefined;
}
