import { type PropertyUse, RELIEF_LAWS, type ReliefLaw } from '../law/relief-tables.ts';
import { dollars, type LawRow } from './law-row.ts';

const USES: Readonly<Record<PropertyUse, string>> = { FARM: 'a farm', BUSINESS: 'a family’s business' };
const FREED: Readonly<Record<ReliefLaw['kind'], string>> = {
  DEDUCTED: 'may leave the estate',
  CREDITED: 'may have a credit for its part of the tax',
  HEIRS_EXEMPT: 'may come to heirs untaxed',
};

/** What a state gives farms and family businesses, as far as it is held. */
export const reliefRows = (state: string): readonly LawRow[] =>
  (Object.hasOwn(RELIEF_LAWS, state) ? (RELIEF_LAWS[state] ?? []) : []).map((law): LawRow => {
    const { from, until, of, kind, mostDollars, overPercent, mostWorthDollars, mostEstateDollars } = law;
    const limits = [
      ...(overPercent === undefined ? [] : [`it is more than ${overPercent}% of the estate`]),
      ...(mostWorthDollars === undefined ? [] : [`it is worth no more than ${dollars(mostWorthDollars)}`]),
      ...(mostEstateDollars === undefined ? [] : [`the estate comes to no more than ${dollars(mostEstateDollars)}`]),
      law.asks,
    ];
    return {
      topic: 'relief',
      from,
      ...(until === undefined ? {} : { until }),
      title: law.authority.title ?? 'Farms and family businesses',
      says: [
        `Property of ${of.map((use) => USES[use]).join(' or ')} ${FREED[kind]}${mostDollars === undefined ? '' : `, up to ${dollars(mostDollars)}`}, if ${limits.join(', and ')}.`,
        'It is in no figure: a warning has the tax that it may save.',
      ],
      authority: [law.authority],
      certainty: law.certainty,
      isOwn: true,
    };
  });
