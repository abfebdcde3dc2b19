import { counted, formatDollarsAndCents, sumCents } from '@platform/kernel';
import type { ReportEstate } from '../report-data.ts';
import css from '../report-page.module.css';

interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly colour: string;
}

/** Hatched, so that tax reads without colour too. */
const TAX = 'repeating-linear-gradient(45deg, #a53826 0 3px, #df9a8c 3px 5px)';
const COLOURS: Readonly<Record<string, string>> = {
  person: '#2f55a4',
  trust: '#2f55a4',
  charity: '#2a683c',
  state: '#44576a',
};

/** Bars that a page has room for; the others are one. */
const MOST_HOLDERS = 10;

const DEATHS = { FIRST_DEATH: 'first death', SECOND_DEATH: 'second death' } as const;

/** Everybody who holds something after the last death, and every tax, as bars to one scale. */
export function RecipientBars({ estate }: { estate: ReportEstate }) {
  const { finalHoldings, taxes } = estate.distribution;
  const holders: Recipient[] = finalHoldings
    .map(({ holderId, holderName, holderType, total }) => ({
      id: holderId,
      name: holderName,
      amount: total,
      colour: COLOURS[holderType] ?? '#44576a',
    }))
    .filter(({ amount }) => amount > 0);
  const due = taxes.filter(({ amount }) => amount > 0);
  const isTwice = new Set(due.map(({ death }) => death)).size > 1;
  const taxed = due.map(({ id, jurisdictionName, death, amount }): Recipient => {
    const when = isTwice ? `, ${DEATHS[death]}` : '';
    return { id, name: `${jurisdictionName} tax${when}`, amount, colour: TAX };
  });
  const largestFirst = holders.toSorted((one, other) => other.amount - one.amount);
  const others = largestFirst.slice(MOST_HOLDERS);
  const rest = {
    id: 'others',
    name: counted(others.length, 'other'),
    amount: sumCents(others.map(({ amount }) => amount)),
    colour: '#44576a',
  };
  const shown = others.length > 1 ? [...largestFirst.slice(0, MOST_HOLDERS), rest] : holders;
  const all = [...shown, ...taxed];
  const largest = Math.max(1, ...all.map(({ amount }) => amount));
  return (
    <div className={css.bars} data-lines>
      {all.map(({ id, name, amount, colour }) => (
        <div key={id} className={css.bar}>
          <span>
            {name}
            <b>{formatDollarsAndCents(amount)}</b>
          </span>
          <i style={{ width: `${(100 * amount) / largest}%`, background: colour }} />
        </div>
      ))}
    </div>
  );
}
