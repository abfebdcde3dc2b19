import { useQuery } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { Button, List, ListItem, Sheet, SkeletonBar, SkeletonGroup, UiLink } from '@platform/ui-kit';
import { AGREED, countWords, isOpen, notCompared, whyNotCompared } from '../conflicts/conflicts-query.ts';
import { SeverityChip } from '../conflicts/severity-chip.tsx';
import { estatePaths } from '../estate/estate.paths.ts';
import { type ComparedEstate, OverviewConflictsQuery } from './conflicts-summary-query.ts';

/** How many conflicts are open, the gravest of them, and the way to all. Asked beside the page: the plan is played for it. */
export function ConflictsSummary({ estateId }: { readonly estateId: string }) {
  const { data, error, refetch } = useQuery(OverviewConflictsQuery, {
    variables: { estateId },
    // What agreed before the last change may not agree now: nothing is said until it is looked for.
    fetchPolicy: 'network-only',
  });
  return (
    <Sheet title="Conflicts" aside={<UiLink href={estatePaths(estateId).conflicts}>All conflicts</UiLink>}>
      {data?.estate ? (
        <Counted estate={data.estate} />
      ) : error ? (
        <>
          <p>Conflicts could not be looked for.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      ) : (
        <SkeletonGroup label="Looking for conflicts">
          <SkeletonBar height={96} />
        </SkeletonGroup>
      )}
    </Sheet>
  );
}

/** Named here; the page of conflicts has all. */
const FIRST = 3;

function Counted({ estate }: { readonly estate: ComparedEstate }) {
  const { planConflicts: conflicts } = estate;
  const open = conflicts.filter(isOpen);
  const aside = conflicts.length - open.length;
  const why = whyNotCompared(estate);
  const of = open.length > 0 ? countWords(open) : why ? notCompared(why) : AGREED;
  return (
    <>
      <p>
        {open.length === 0 && aside > 0 ? 'No conflict is open.' : of}
        {aside > 0 && ` ${counted(aside, 'conflict')} set aside.`}
      </p>
      {open.length > 0 && (
        <List label="The gravest conflicts">
          {open.slice(0, FIRST).map(({ id, title, text, severity }) => (
            <ListItem key={id} title={title} text={text} trailing={<SeverityChip severity={severity} />} />
          ))}
        </List>
      )}
    </>
  );
}
