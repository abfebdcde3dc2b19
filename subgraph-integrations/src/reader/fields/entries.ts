import { isTrustName } from '../language/names.ts';
import { parseMoney, parseShare, SHARE_SOURCE } from '../language/numbers.ts';
import type { ExtractedValue, ResidueShare, SpecificGift } from '../reading.ts';
import { type Entry, type EntryPart, entriesOf } from '../structure/entries.ts';
import { isCharity, LAND, takersIn } from './dispositions.ts';
import type { DocumentContext, Household } from './document.ts';
import { valueAt, within } from './evidence.ts';

/** Who takes by the entries of a form: each line of one answers for its label. */

const OF_THE_RESIDUE =
  /\b(?:residue|residuary|remain\w*|balance|rest of|everything else|division|what is left|trust (?:estate|property))\b/i;
const OF_GIFTS = /\b(?:gifts?|bequests?|devises?|legac(?:y|ies))\b/i;
/** Whom somebody else stands in for. */
const STANDS_IN = /\b(?:alternate|contingent|substitute|secondary|back-?up|if .{0,40} not)\b/i;
const SHARE = new RegExp(`^(?:the )?${SHARE_SOURCE}\\b.{0,40}$|^${SHARE_SOURCE}$`, 'i');
const WHOLE = /^(?:all|everything|the whole|all of it|100\s?%|entire(?: \w+)?)$/i;
const WHAT = /\b(?:gifts?|amount|items?|property|description|what|article)\b/i;

interface Taking {
  to: string;
  named: EntryPart;
  entry: Entry;
}

function takings(ctx: DocumentContext, household: Household): Taking[] {
  return entriesOf(ctx.sentences).flatMap((entry) => {
    const [named] = entry.parts;
    const taker = named && takersIn(ctx, household, named.text).find(({ start }) => start < 5);
    if (!named || !taker || household.principals.includes(taker.name) || STANDS_IN.test(named.label)) return [];
    return [{ to: taker.name, named, entry }];
  });
}

const spansOf = (...parts: readonly EntryPart[]) =>
  parts.map(({ sentence, start, end }) => within(sentence, start, end));

/** The shares of the rest that entries tell, one set of them all. */
export function residueInEntries(ctx: DocumentContext, household: Household): ExtractedValue<ResidueShare>[] {
  return takings(ctx, household).flatMap(({ to, named, entry }) => {
    if (!OF_THE_RESIDUE.test(entry.title) || STANDS_IN.test(entry.title)) return [];
    const part = entry.parts.find((one) => one !== named && (SHARE.test(one.text) || WHOLE.test(one.text)));
    const share = part && (WHOLE.test(part.text) ? { numerator: 1, denominator: 1 } : parseShare(part.text));
    if (!part || !share) return [];
    const inTrust = isTrustName(to) || entry.parts.some(({ text }) => /\bin trust\b/i.test(text));
    const value: ResidueShare = {
      to,
      shareNumerator: share.numerator,
      shareDenominator: share.denominator,
      manner: inTrust ? 'in_trust' : 'outright',
    };
    return valueAt(ctx.flow, value, spansOf(named, part)) ?? [];
  });
}

/** The gifts that entries tell. */
export function giftsInEntries(ctx: DocumentContext, household: Household): ExtractedValue<SpecificGift>[] {
  return takings(ctx, household).flatMap(({ to, named, entry }) => {
    if (!OF_GIFTS.test(entry.title) || OF_THE_RESIDUE.test(entry.title) || isTrustName(to)) return [];
    const what = entry.parts.find((one) => one !== named && WHAT.test(one.label));
    if (!what || SHARE.test(what.text) || /^_{2,}/.test(what.text)) return [];
    const amountCents = /\$|dollars/i.test(what.text) ? parseMoney(what.text) : undefined;
    const description = what.text.replace(/^(?:my|our|the)\s+/i, '').replace(/\.$/, '');
    const kind = amountCents
      ? isCharity(to)
        ? 'charity'
        : 'cash'
      : LAND.test(description)
        ? 'real_estate'
        : isCharity(to)
          ? 'charity'
          : 'tangible';
    const gift: SpecificGift = { to, kind, ...(amountCents ? { amountCents } : {}), description };
    return valueAt(ctx.flow, gift, spansOf(named, what)) ?? [];
  });
}
