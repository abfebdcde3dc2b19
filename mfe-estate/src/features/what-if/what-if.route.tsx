import { useQuery } from '@apollo/client/react';
import type { DistributionResult, EstateCase, WhatIfChanges } from '@platform/estate-engine';
import { abbreviateCents } from '@platform/kernel';
import { useDocumentTitle } from '@platform/mfe-kit';
import { Button, Caption, LinkButton, Note, PageHead, Stack } from '@platform/ui-kit';
import { IconRotate, IconSitemap } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { DistributionProblem } from '../estate/distribution-problem.tsx';
import { estatePaths } from '../estate/estate.paths.ts';
import { Loaded } from '../estate/loaded.tsx';
import { ClientAssumptions } from './client-assumptions.tsx';
import { KeptWhatIfs } from './kept-what-ifs.tsx';
import { comparedSums, play } from './outcomes.ts';
import css from './what-if.module.css';
import { addressOf, changesOf, withoutNothing } from './what-if-address.ts';
import { WhatIfForm } from './what-if-form.tsx';
import { caseOf, type Snapshot, type WhatIfEstate, WhatIfRouteQuery } from './what-if-query.ts';
import { WhatIfResult, WhatIfSums } from './what-if-result.tsx';

/** URL: /estate/:estateId/what-if?first=&year=&second=&growth=&exclusion=&state=&portability=&gone=&disclaims= */
export function WhatIfRoute() {
  const { estateId = '' } = useParams();
  const query = useQuery(WhatIfRouteQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} what="the plan">
      {({ estate }) =>
        estate && (
          <WhatIf
            estate={estate}
            input={caseOf(estate)}
            today={estate.distributionCase.today}
            snapshots={estate.whatIfSnapshots ?? null}
            reload={() => query.refetch()}
          />
        )
      }
    </Loaded>
  );
}

/** An address is written once the sliding has stopped: browsers refuse more than a few a second. */
const ADDRESS_AFTER_MS = 400;

function useAsked() {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState(() => changesOf(params));
  const address = addressOf(asked).toString();
  useEffect(() => {
    if (addressOf(changesOf(params)).toString() === address) return;
    const timer = setTimeout(() => setParams(address, { replace: true }), ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [address, params, setParams]);
  const ask = (changes: { readonly [Name in keyof WhatIfChanges]: WhatIfChanges[Name] | undefined }): void =>
    setAsked((before) => withoutNothing({ ...before, ...changes }));
  const open = (kept: string): void => setAsked(changesOf(new URLSearchParams(kept)));
  return { asked, ask, askNothing: () => setAsked({}), open, address };
}

interface WhatIfProps {
  readonly estate: WhatIfEstate;
  readonly input: EstateCase;
  readonly today: string;
  /** Null for whoever does not advise the household. */
  readonly snapshots: readonly Snapshot[] | null;
  readonly reload: () => Promise<unknown>;
}

function WhatIf({ estate, input, today, snapshots, reload }: WhatIfProps) {
  const estateId = estate.id;
  useDocumentTitle('What if');
  const { asked, ask, askNothing, open, address } = useAsked();
  const isNothing = address === '';
  const shown = useDeferredValue(asked);
  const base = useMemo(() => play(input, {}, today), [input, today]);
  const outcome = useMemo(() => play(input, shown, today), [input, shown, today]);
  return (
    <>
      <PageHead
        title="What if"
        summary={
          // Heard when another assumption has changed what reaches the family.
          <span role="status">
            {base.result ? summaryOf(base.result, outcome.result, isNothing) : 'Not worked out yet.'}
          </span>
        }
        actions={
          <>
            <Button icon={<IconRotate size={17} stroke={1.6} />} disabled={isNothing} onClick={askNothing}>
              As planned
            </Button>
            <LinkButton href={estatePaths(estateId).diagram} icon={<IconSitemap size={17} stroke={1.6} />}>
              Estate diagram
            </LinkButton>
          </>
        }
      />
      {base.result ? (
        <Stack gap={20}>
          {outcome.result && <WhatIfSums input={input} before={base.result} after={outcome.result} />}
          <div className={css.page}>
            <Stack gap={14}>
              <WhatIfForm input={input} today={today} base={base.result} asked={asked} onAsk={ask} />
              <ClientAssumptions estate={estate} asked={asked} onAsk={ask} />
              {snapshots && (
                <KeptWhatIfs
                  estateId={estateId}
                  snapshots={snapshots}
                  address={address}
                  onOpen={open}
                  reload={reload}
                />
              )}
            </Stack>
            <Stack gap={14}>
              {outcome.result ? (
                <WhatIfResult input={input} before={base.result} after={outcome.result} />
              ) : (
                <Note tone="warning" icon="danger" alert>
                  <b>This cannot be worked out.</b> {outcome.problem}
                </Note>
              )}
              <Caption>
                Worked out here by the same rules as the estate diagram; nothing is saved, and the estate stays as it
                is. The address of this page holds what is asked. Estimates.
              </Caption>
            </Stack>
          </div>
        </Stack>
      ) : (
        <DistributionProblem estateId={estateId} problem={{ message: base.problem }} />
      )}
    </>
  );
}

function summaryOf(before: DistributionResult, after: DistributionResult | undefined, isNothing: boolean): string {
  const family = comparedSums(before, after ?? before).find(({ id }) => id === 'family');
  if (!family) return '';
  const planned = `As planned, ${abbreviateCents(family.before)} reaches the family.`;
  if (isNothing) return `${planned} Change something to see what it would do.`;
  if (!after) return planned;
  const difference = family.after - family.before;
  if (difference === 0) return `${planned} It would be the same.`;
  return `${planned} It would be ${abbreviateCents(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}.`;
}
