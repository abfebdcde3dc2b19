import { useQuery } from '@apollo/client/react';
import { counted, formatDate, formatDollarsAndCents } from '@platform/kernel';
import { Caption } from '@platform/ui-kit';
import { CollapsibleSection } from '@platform/ui-kit/form-parts';
import { Loaded } from '../estate/loaded.tsx';
import css from './value-history.module.css';
import { ValueHistoryQuery } from './value-history-query.ts';

export interface EarlierValuesProps {
  readonly estateId: string;
  /** Of an asset, a debt or an account. */
  readonly id: string;
}

interface PastValue {
  readonly amount: number;
  readonly day?: string | null;
  readonly source?: string | null;
  readonly until: string;
}

/** The values that something had before, the latest first, each with where it came from. */
export function EarlierValues({ estateId, id }: EarlierValuesProps) {
  const query = useQuery(ValueHistoryQuery, { variables: { estateId, ids: [id] }, fetchPolicy: 'cache-and-network' });
  const { estate } = query.data ?? {};
  const all = estate ? [...estate.assets, ...estate.liabilities, ...estate.assetAccounts] : [];
  const values = all.find((one) => one.id === id)?.valueHistory ?? [];
  return (
    <CollapsibleSection title="Earlier values" summary={estate && (values.length > 0 ? values.length : 'None')}>
      <Loaded query={query} what="the earlier values">
        {() => <Values values={values} />}
      </Loaded>
    </CollapsibleSection>
  );
}

function Values({ values }: { readonly values: readonly PastValue[] }) {
  if (values.length === 0) return <Caption>A value that gives way to a newer one is kept here.</Caption>;
  return (
    <ul className={css.values} aria-label={counted(values.length, 'earlier value')}>
      {values.map(({ amount, day, source, until }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same in everything, and none moves
        <li key={at}>
          <span>
            {day ? `As of ${formatDate(day)}` : 'Of a day that nobody noted'}
            <Caption>{[source, `replaced ${formatDate(until)}`].filter(Boolean).join(', ')}</Caption>
          </span>
          <b>{formatDollarsAndCents(amount)}</b>
        </li>
      ))}
    </ul>
  );
}
