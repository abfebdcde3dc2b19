import { inSentence, labelOf } from '@platform/contracts/labels';
import { planLabel } from '@platform/contracts/plan-labels';
import { formatDollarsAndCents } from '@platform/kernel';
import type { ReceiptLine, StatuteProps } from '@platform/ui-kit';
import { statutesOf } from '../estate/statutes.ts';
import type { Heir, HeirAccount, HeirAsset } from './heirs-query.ts';

function assetLine(
  { assetName, treatment, death, value, basis, gain, explanation }: HeirAsset,
  at: number,
): ReceiptLine {
  const when = death ? `, ${inSentence(labelOf('Death', death))}` : '';
  const worth = `Worth ${formatDollarsAndCents(value)}, basis ${typeof basis === 'number' ? formatDollarsAndCents(basis) : 'not known'}.`;
  return {
    id: `asset-${at}`,
    label: assetName,
    note: `${planLabel('BasisTreatment', treatment)}${when}. ${worth} ${explanation}`,
    ...(typeof gain === 'number' ? { cents: gain } : { text: 'Not known' }),
  };
}

/** Every line of property with the gain in it; the total is of those whose basis is known. */
export const gainLines = ({ properties, gain }: Heir): ReceiptLine[] => [
  ...properties.map(assetLine),
  { id: 'total', label: 'Built-in gain, where the basis is known', cents: gain, kind: 'total' },
];

function accountLine({ assetName, rule, lastYear, value, explanation }: HeirAccount, at: number): ReceiptLine {
  const until = lastYear ? `, to be paid out by the end of ${lastYear}` : '';
  return {
    id: `account-${at}`,
    label: assetName,
    note: `${planLabel('PayoutRule', rule)}${until}. ${explanation}`,
    cents: value,
  };
}

const isUnknown = ({ death, income }: HeirAccount): boolean => Boolean(death) && typeof income !== 'number';

/** Every account with the rule it is paid out by; under them the income that is in them. `percent` was asked for. */
export function accountLines({ accounts, account, income, incomeTax }: Heir, percent: number | null): ReceiptLine[] {
  const lines: ReceiptLine[] = [
    ...accounts.map(accountLine),
    { id: 'total', label: 'Retirement accounts', cents: account, kind: 'total' },
    { id: 'income', label: 'Income when it is taken out', cents: income, kind: 'info' },
  ];
  if (accounts.some(isUnknown))
    lines.push({
      id: 'unknown',
      label: 'Income of an account whose kind is not on record',
      text: 'Not known',
      kind: 'info',
    });
  if (typeof incomeTax === 'number' && percent !== null)
    lines.push({ id: 'tax', label: `Estimated income tax at ${percent}%`, cents: incomeTax, kind: 'info' });
  return lines;
}

/** What lines rest on, each once. */
export function statutesOfLines(lines: readonly (HeirAsset | HeirAccount)[]): StatuteProps[] {
  const known = new Map(lines.flatMap(({ authority }) => authority.map((one) => [one.cite, one] as const)));
  return statutesOf([...known.values()]);
}
