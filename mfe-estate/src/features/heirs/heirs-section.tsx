import { useQuery } from '@apollo/client/react';
import { sumCents } from '@platform/kernel';
import { Button, Caption, Money, Note, Sheet, SkeletonBar, SkeletonGroup, Stack, UiLink } from '@platform/ui-kit';
import { useState } from 'react';
import { estatePaths } from '../estate/estate.paths.ts';
import css from './heirs.module.css';
import { HeirsQuery } from './heirs-query.ts';
import { HeirsTable } from './heirs-table.tsx';
import { RateForm } from './rate-form.tsx';

/** What heirs take over for income tax: basis, gain and inherited accounts, apart from the taxes on the estate. */
export function HeirsSection({ estateId }: { readonly estateId: string }) {
  const [percent, setPercent] = useState<number | null>(null);
  const { data, previousData, error, refetch } = useQuery(HeirsQuery, {
    variables: { estateId, incomeTaxPercent: percent },
    fetchPolicy: 'cache-and-network',
  });
  const property = (data ?? previousData)?.estate?.inheritedProperty;
  // What is shown before another rate has answered has no column for it yet.
  const shown = data ? percent : null;
  if (property?.heirs.length === 0) return null;
  const unknown = sumCents((property?.heirs ?? []).map((heir) => heir.unknown));
  return (
    <section aria-labelledby="heirs">
      <h2 id="heirs">What heirs take over for income tax</h2>
      <Caption>
        Apart from the taxes on the estate. Basis is what a sale sets off against its price; a death gives what counts
        in the estate its value of that day.
      </Caption>
      <div className={css.body}>
        {property ? (
          <Stack gap={16}>
            {error && (
              <Note tone="warning" alert>
                <p>This could not be worked out anew. What is shown is from before.</p>
                <Button size="small" onClick={() => void refetch()}>
                  Try again
                </Button>
              </Note>
            )}
            <Sheet padded={false}>
              <HeirsTable heirs={property.heirs} percent={shown} />
            </Sheet>
            {unknown > 0 && (
              <div className={css.unknown}>
                <p>
                  Of <Money cents={unknown} /> the basis is not known, because nobody has entered what it cost.
                </p>
                <div>
                  <UiLink href={estatePaths(estateId).balanceSheet}>Add the cost on the balance sheet</UiLink>
                </div>
              </div>
            )}
            {property.heirs.some(({ accounts }) => accounts.length > 0) && (
              <RateForm percent={percent} onAsk={setPercent} />
            )}
            <details className={css.leftOut}>
              <summary>What this leaves out</summary>
              <ul>
                {property.simplifications.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </details>
          </Stack>
        ) : error ? (
          <Sheet>
            <p>What heirs take over could not be worked out.</p>
            <Button onClick={() => void refetch()}>Try again</Button>
          </Sheet>
        ) : (
          <SkeletonGroup label="Loading what heirs take over">
            <SkeletonBar height={160} />
          </SkeletonGroup>
        )}
      </div>
    </section>
  );
}
