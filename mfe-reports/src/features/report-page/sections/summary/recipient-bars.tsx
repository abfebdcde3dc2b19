import { counted, formatDollarsAndCents, sumCents } from '@platform/kernel';
import own from './summary.module.css';

interface Distribution {
  readonly finalHoldings: readonly {
    readonly holderId: string;
    readonly holderName: string;
    readonly holderType: string;
    readonly total: number;
  }[];
  readonly taxes: readonly {
    readonly id: string;
    readonly jurisdictionName: string;
    readonly death: keyof typeof DEATHS;
    readonly amount: number;
  }[];
}

export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly fill: string;
}

/** Hatched, so that tax reads without colour too; charity is striped the other way. */
const TAX = 'repeating-linear-gradient(45deg, #a53826 0 3px, #df9a8c 3px 5px)';
const CHARITY = 'repeating-linear-gradient(90deg, #2a683c 0 5px, #8fb59b 5px 7px)';
const OTHERS = '#44576a';
const FILLS: Readonly<Record<string, string>> = { person: '#2f55a4', trust: '#2f55a4', charity: CHARITY };

const DEATHS = { FIRST_DEATH: 'first death', SECOND_DEATH: 'second death' } as const;

/** Who holds something after the last death, the largest first, those beyond `most` as one, and every tax. */
export function recipients({ finalHoldings, taxes }: Distribution, most: number): Recipient[] {
  const holders = finalHoldings
    .map(({ holderId, holderName, holderType, total }) => ({
      id: holderId,
      name: holderName,
      amount: total,
      fill: FILLS[holderType] ?? OTHERS,
    }))
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => other.amount - one.amount);
  const due = taxes.filter(({ amount }) => amount > 0);
  const isTwice = new Set(due.map(({ death }) => death)).size > 1;
  const taxed = due.map(({ id, jurisdictionName, death, amount }): Recipient => {
    const when = isTwice ? `, ${DEATHS[death]}` : '';
    return { id, name: `${jurisdictionName} tax${when}`, amount, fill: TAX };
  });
  const others = holders.slice(most);
  const rest = {
    id: 'others',
    name: counted(others.length, 'other'),
    amount: sumCents(others.map(({ amount }) => amount)),
    fill: OTHERS,
  };
  return [...(others.length > 1 ? [...holders.slice(0, most), rest] : holders), ...taxed];
}

/** As bars to one scale. */
export function RecipientBars({ bars }: { bars: readonly Recipient[] }) {
  const largest = Math.max(1, ...bars.map(({ amount }) => amount));
  return (
    <div className={own.bars} data-lines data-amounts="Who receives what">
      {bars.map(({ id, name, amount, fill }) => (
        <div key={id} className={own.bar}>
          <span>{name}</span>
          <i>
            <i style={{ width: `${(100 * amount) / largest}%`, background: fill }} />
          </i>
          <b data-cents={amount}>{formatDollarsAndCents(amount)}</b>
        </div>
      ))}
    </div>
  );
}
