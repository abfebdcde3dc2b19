import { useQuery } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { useDocumentTitle, usePermission } from '@platform/mfe-kit';
import { Caption, EmptyState, lazyPart, PageHead, Segmented, Stack } from '@platform/ui-kit';
import { Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { ConflictTopic } from '../../gql/graphql.ts';
import { DistributionProblem } from '../estate/distribution-problem.tsx';
import { Loaded } from '../estate/loaded.tsx';
import { ConflictSheet } from './conflict-sheet.tsx';
import css from './conflicts.module.css';
import {
  AGREED,
  type Conflict,
  type ConflictsEstate,
  ConflictsRouteQuery,
  countWords,
  isOpen,
  notCompared,
  whyNotCompared,
} from './conflicts-query.ts';
import { Offices } from './offices.tsx';
import { SetAsideList } from './set-aside-list.tsx';
import { useSetAside } from './use-set-aside.ts';

// The form is fetched when somebody sets something aside.
const SetAsideConflict = lazyPart(() => import('./set-aside-conflict.tsx'), 'SetAsideConflict');

/** URL: /estate/:estateId/conflicts?about=titles|texts|people */
export function ConflictsRoute() {
  const { estateId = '' } = useParams();
  const query = useQuery(ConflictsRouteQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} what="the conflicts">
      {({ estate }) => estate && <Conflicts estate={estate} reload={() => query.refetch()} />}
    </Loaded>
  );
}

type About = 'all' | 'titles' | 'texts' | 'people';

const OF: Readonly<Record<Exclude<About, 'all'>, readonly ConflictTopic[]>> = {
  titles: ['TITLING', 'BENEFICIARIES'],
  texts: ['TRUSTS', 'DOCUMENTS'],
  people: ['FIDUCIARIES'],
};
const ABOUT: readonly { readonly value: About; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'titles', label: 'Titles' },
  { value: 'texts', label: 'Documents' },
  { value: 'people', label: 'Fiduciaries' },
];

const isAbout = (value: string | null): value is About => ABOUT.some((one) => one.value === value);

function useAbout() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('about');
  const about: About = isAbout(asked) ? asked : 'all';
  const change = (next: About): void => setParams(next === 'all' ? {} : { about: next }, { replace: true });
  return [about, change] as const;
}

function summaryOf(open: readonly Conflict[], aside: readonly Conflict[], why: string | null): string {
  if (open.length === 0 && aside.length === 0) return why ? notCompared(why) : AGREED;
  const of = open.length === 0 ? 'No conflict is open.' : countWords(open);
  return aside.length === 0 ? of : `${of} ${counted(aside.length, 'conflict')} set aside.`;
}

interface ConflictsProps {
  readonly estate: ConflictsEstate;
  readonly reload: () => Promise<unknown>;
}

function Conflicts({ estate, reload }: ConflictsProps) {
  useDocumentTitle('Conflicts');
  const [about, setAbout] = useAbout();
  const mayEdit = usePermission('estate:edit');
  const { setAside, bringBack } = useSetAside(estate.id, reload);
  const [asking, setAsking] = useState<Conflict | null>(null);
  const { planConflicts: conflicts, fiduciaryOffices: offices, distribution } = estate;
  const chosen = conflicts.filter(({ topic }) => about === 'all' || OF[about].includes(topic));
  const why = whyNotCompared(estate);
  const isNone = conflicts.length === 0;
  const [shown, aside] = [chosen.filter(isOpen), chosen.filter((one) => !isOpen(one))];
  return (
    <>
      <PageHead
        title="Conflicts"
        summary={summaryOf(
          conflicts.filter(isOpen),
          conflicts.filter((one) => !isOpen(one)),
          why,
        )}
      />
      <Stack gap={20}>
        {distribution.problem && <DistributionProblem estateId={estate.id} problem={distribution.problem} />}
        {conflicts.length > 0 && (
          <div className={css.noPrint}>
            <Segmented label="What the conflicts are about" value={about} onChange={setAbout} options={ABOUT} />
          </div>
        )}
        {shown.map((conflict) => (
          <ConflictSheet
            key={conflict.id}
            estateId={estate.id}
            conflict={conflict}
            onSetAside={mayEdit ? () => setAsking(conflict) : undefined}
          />
        ))}
        {chosen.length === 0 && !distribution.problem && (
          <EmptyState
            {...(!why && { tone: 'positive' as const })}
            title={isNone ? (why ? 'Nothing to compare yet' : 'Title and plan agree') : 'Nothing of this kind'}
            text={
              why && isNone
                ? `${why} Titles, documents and those who act are compared as soon as they are there.`
                : 'Every account, policy and property passes as the documents say, and every office has somebody to hold it, for all that is entered.'
            }
          />
        )}
        <SetAsideList conflicts={aside} onBringBack={mayEdit ? (conflict) => void bringBack(conflict) : undefined} />
        {(about === 'all' || about === 'people') && <Offices estateId={estate.id} offices={offices} />}
        <Caption>
          Who gains and loses is worked out by playing the deaths once more with each thing passing by the documents
          alone. Estimates for discussion; not legal advice.
        </Caption>
      </Stack>
      <Suspense>
        {asking && (
          <SetAsideConflict
            title={asking.title}
            text={asking.text}
            save={(reason) => setAside(asking, reason)}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </>
  );
}
