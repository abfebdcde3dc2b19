import { inSentence, labelOf } from '@platform/contracts/labels';
import { formatDollarsAndCents } from '@platform/kernel';
import { partyName, type Share, type Will } from './document-query.ts';

const takerWords = ({ to, heirClass }: Pick<Share, 'to' | 'heirClass'>): string => {
  if (to) return partyName(to);
  return heirClass ? inSentence(labelOf('HeirClass', heirClass)) : 'somebody removed';
};
const schemeWords = ({ scheme }: Pick<Share, 'scheme'>): string =>
  scheme ? `, ${inSentence(labelOf('InheritanceScheme', scheme))}` : '';

/** `Otis Marlow 60%`, `the children, per stirpes`. */
export const shareWords = (share: Share): string =>
  `${takerWords(share)}${typeof share.percent === 'number' ? ` ${share.percent}%` : ''}${schemeWords(share)}`;

/** `House to Ida Marlow`, `$5,000.00 to River Fund`. */
export function giftWords(gift: Will['gifts'][number]): string {
  if (gift.takesAway)
    return gift.asset
      ? `The gift of ${gift.asset.name} is taken away`
      : `The gift of money to ${takerWords(gift)} is taken away`;
  const what = gift.asset
    ? gift.asset.name
    : typeof gift.amount === 'number'
      ? formatDollarsAndCents(gift.amount)
      : `${gift.percent ?? 0}% of the estate`;
  return `${what} to ${takerWords(gift)}${schemeWords(gift)}`;
}
