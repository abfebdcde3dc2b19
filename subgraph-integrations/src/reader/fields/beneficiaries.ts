import { isTrustName } from '../language/names.ts';
import type { Beneficiary, Citation, ExtractedValue, ResidueShare, SpecificGift, Subtrust } from '../reading.ts';
import { isCharity, takersIn } from './dispositions.ts';
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
    if (isTrustName(name) || /^Descendants of/.test(name) || found.some((f) => sameName(f.value.name, name))) return;
    const known = relation ?? household.relations.get(name) ?? (isCharity(name) ? 'charity' : null);
    found.push({ value: { name, relation: known }, citations, confidence: 'HIGH', source: 'rules' });
  };
  if (ctx.kind === 'GRAT' || ctx.kind === 'CRUT') {
    const paid = ctx.sentences.find((s) =>
      /\bpay\b[^.]*\b(?:grantor|settlor|donor|recipient|trustor|trustmaker|me|us|\p{Lu}\p{Ll}+)\b/u.test(s.text),
    );
    for (const name of household.principals) {
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
  if (!/HEALTH|POWER|CERTIFICATION/.test(ctx.kind))
    for (const { name, span } of takersInFailure(ctx, household)) {
      const citation = ctx.flow.cite(span);
      if (citation && !household.principals.includes(name)) add(name, [citation]);
    }
  return found;
}

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
