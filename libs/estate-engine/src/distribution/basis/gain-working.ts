import { formatDollarsAndCents, sumCents } from '@platform/kernel';
import type { Working } from '../../explanation/working.ts';
import type { EstateCase } from '../estate-case.ts';
import type { AccountLine, PropertyLine } from './inherited-property.ts';

/** The gain built into what one heir holds: value less basis of each line whose basis is known. */
export function gainWorking(
  { assets }: EstateCase,
  holder: string,
  properties: readonly PropertyLine[],
  accounts: readonly AccountLine[],
  percent: number | undefined,
): Working {
  const names = new Map(assets.map(({ id, name }) => [id, name]));
  const label = ({ assetId }: { readonly assetId: string }): string => names.get(assetId) ?? assetId;
  const parts = properties.flatMap((line): Working[] => {
    const { valueCents, basisCents, gainCents, authority } = line;
    if (basisCents === undefined || gainCents === undefined) return [];
    const formula = `${formatDollarsAndCents(valueCents)} − ${formatDollarsAndCents(basisCents)}`;
    return [{ label: label(line), amountCents: gainCents, formula, authority }];
  });
  const unknown = properties.flatMap((line): Working[] =>
    line.basisCents === undefined
      ? [{ label: `${label(line)}, worth ${formatDollarsAndCents(line.valueCents)}`, value: 'basis not known' }]
      : [],
  );
  const income = accounts.map((line): Working => {
    const { incomeCents, incomeTaxCents, payout, authority } = line;
    const until = payout.lastYear === undefined ? '' : `, until ${payout.lastYear}`;
    const taxed = incomeTaxCents === undefined ? '' : `; tax ${percent}%: ${formatDollarsAndCents(incomeTaxCents)}`;
    const value = incomeCents === undefined ? 'income not known' : `income ${formatDollarsAndCents(incomeCents)}`;
    return { label: label(line), value: `${value}${until}${taxed}`, authority };
  });
  return {
    label: `Gain built into what ${holder} holds`,
    amountCents: sumCents(parts.map(({ amountCents = 0 }) => amountCents)),
    formula: 'value less basis, of what has a known basis',
    parts,
    basis: [...unknown, ...income],
  };
}
