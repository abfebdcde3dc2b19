import { useQuery } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { useDocumentTitle } from '@platform/mfe-kit';
import { Caption, EmptyState, PageHead, Segmented, Stack } from '@platform/ui-kit';
import { useParams, useSearchParams } from 'react-router';
import type { ConflictTopic } from '../../gql/graphql.ts';
import { DistributionProblem } from '../estate/distribution-problem.tsx';
import { Loaded } from '../estate/loaded.tsx';
import { ConflictSheet } from './conflict-sheet.tsx';
import css from './conflicts.module.css';
import { type Conflict, type ConflictsEstate, ConflictsRouteQuery } from './conflicts-query.ts';
import { Offices } from './offices.tsx';

/** URL: /estate/:estateId/conflicts?about=titles|texts|people */
export function ConflictsRoute() {
  const { estateId = '' } = useParams();
  const query = useQuery(ConflictsRouteQuery, { variables: { estateId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} what="the conflicts">
      {({ estate }) => estate && <Conflicts estate={estate} />}
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

const summaryOf = (conflicts: readonly Conflict[]): string => {
  const grave = conflicts.filter(({ severity }) => severity === 'HIGH').length;
  if (conflicts.length === 0) return 'Plan, titles and those who act agree.';
  return `${counted(conflicts.length, 'conflict')}${grave > 0 ? `, ${grave} of them grave` : ''}.`;
};

function Conflicts({ estate }: { readonly estate: ConflictsEstate }) {
  useDocumentTitle('Conflicts');
  const [about, setAbout] = useAbout();
  const { planConflicts: conflicts, fiduciaryOffices: offices, distribution } = estate;
  const shown = conflicts.filter(({ topic }) => about === 'all' || OF[about].includes(topic));
  return (
    <>
      <PageHead title="Conflicts" summary={summaryOf(conflicts)} />
      <Stack gap={20}>
        {distribution.problem && <DistributionProblem estateId={estate.id} problem={distribution.problem} />}
        {conflicts.length > 0 && (
          <div className={css.noPrint}>
            <Segmented label="What the conflicts are about" value={about} onChange={setAbout} options={ABOUT} />
          </div>
        )}
        {shown.map((conflict) => (
          <ConflictSheet key={conflict.id} estateId={estate.id} conflict={conflict} />
        ))}
        {shown.length === 0 && !distribution.problem && (
          <EmptyState
            tone="positive"
            title={conflicts.length === 0 ? 'Title and plan agree' : 'Nothing of this kind'}
            text="Every account, policy and property passes as the documents say, and every office has somebody to hold it, for all that is entered."
          />
        )}
        {(about === 'all' || about === 'people') && <Offices estateId={estate.id} offices={offices} />}
        <Caption>
          Who gains and loses is worked out by playing the deaths once more with each thing passing by the documents
          alone. Estimates for discussion; not legal advice.
        </Caption>
      </Stack>
    </>
  );
}
