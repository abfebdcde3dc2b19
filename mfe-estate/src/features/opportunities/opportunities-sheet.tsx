import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { isOpenOpportunity } from '@platform/contracts/opportunity';
import { opportunityLabel } from '@platform/contracts/opportunity-labels';
import { counted, formatDate } from '@platform/kernel';
import { refreshed } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import {
  Button,
  Chip,
  IconButton,
  List,
  ListItem,
  lazyPart,
  Menu,
  notify,
  Sheet,
  SkeletonBar,
  SkeletonGroup,
} from '@platform/ui-kit';
import { IconDotsVertical, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { FindingKind, OpportunityStatus } from '../../gql/graphql.ts';
import {
  LookForOpportunitiesMutation,
  OpportunitiesQuery,
  type OpportunitiesReload,
  type Opportunity,
  ReprioritizeOpportunityMutation,
  UpdateOpportunityMutation,
} from './opportunities-query.ts';

// The forms are fetched with the first opportunity that somebody changes.
const OpportunityDialog = lazyPart(() => import('./opportunity-dialog.tsx'), 'OpportunityDialog');
const ClientWordsDialog = lazyPart(() => import('./client-words-dialog.tsx'), 'ClientWordsDialog');

/** What is worth a talk with a household, for those who advise it. */
export function OpportunitiesSheet({ estateId }: { readonly estateId: string }) {
  const { data, error, refetch } = useQuery(OpportunitiesQuery, {
    variables: { estateId },
    fetchPolicy: 'cache-and-network',
  });
  const [look, { loading: looking }] = useMutation(LookForOpportunitiesMutation);
  const [editing, setEditing] = useState<Opportunity | 'new' | null>(null);
  const [wording, setWording] = useState<FindingKind | null>(null);
  const estate = data?.estate;
  const { cache } = useApolloClient();
  const reload = async () => {
    // What was changed last stands beside the opportunities, and each change of one is among it.
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'estateHistory' });
    return (await refetch()).data?.estate ?? null;
  };
  const lookAgain = async (): Promise<void> => {
    try {
      await look({ variables: { estateId } });
      await refreshed(reload);
      notify('The plan was looked through.');
    } catch (failed) {
      notify({ message: serverErrorText(failed), tone: 'error' });
    }
  };
  return (
    <Sheet
      title="Opportunities"
      aside={
        estate && (
          <>
            <Button size="small" variant="ghost" busy={looking} onClick={() => void lookAgain()}>
              Look again
            </Button>
            <Button size="small" icon={<IconPlus size={16} stroke={1.6} />} onClick={() => setEditing('new')}>
              Note one
            </Button>
          </>
        )
      }
    >
      {estate ? (
        <Opportunities
          opportunities={estate.estateOpportunities ?? []}
          reload={reload}
          onEdit={setEditing}
          onWord={setWording}
        />
      ) : error ? (
        <>
          <p>Opportunities could not be read.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      ) : (
        <SkeletonGroup label="Loading opportunities">
          <SkeletonBar height={80} />
        </SkeletonGroup>
      )}
      {editing && estate && (
        <Suspense>
          <OpportunityDialog
            key={editing === 'new' ? 'new' : editing.id}
            opportunity={editing === 'new' ? null : editing}
            estate={estate}
            reload={reload}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      {wording && estate && (
        <Suspense>
          <ClientWordsDialog
            key={wording}
            kind={wording}
            estate={estate}
            reload={reload}
            onClose={() => setWording(null)}
          />
        </Suspense>
      )}
    </Sheet>
  );
}

interface OpportunitiesProps extends Pick<OpportunitiesReload, 'reload'> {
  readonly opportunities: readonly Opportunity[];
  readonly onEdit: (opportunity: Opportunity) => void;
  readonly onWord: (kind: FindingKind) => void;
}

const isAtWork = ({ status, manuallyArchived }: Opportunity): boolean => isOpenOpportunity(status) && !manuallyArchived;

/** Puts one to another state or place, with Undo; what the server refuses is said in its words. */
function useChanges(reload: OpportunitiesReload['reload']) {
  const [update] = useMutation(UpdateOpportunityMutation);
  const [move] = useMutation(ReprioritizeOpportunityMutation);
  const done = async (doing: Promise<number>): Promise<number | null> => {
    try {
      return await doing;
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
      return null;
    } finally {
      await refreshed(reload);
    }
  };
  const put = async (id: string, version: number, status: OpportunityStatus): Promise<number> => {
    const { data } = await update({ variables: { id, version, attributes: { status } } });
    return data?.updateOpportunity.estateOpportunity?.version ?? version + 1;
  };
  const place = async (id: string, version: number, priority: number): Promise<number> => {
    const { data } = await move({ variables: { id, version, priority } });
    return data?.reprioritizeOpportunity.estateOpportunity?.version ?? version + 1;
  };
  return {
    async setStatus({ id, version, status, title }: Opportunity, next: OpportunityStatus): Promise<void> {
      const after = await done(put(id, version, next));
      if (after === null) return;
      notify({
        message: `${title}: ${opportunityLabel('OpportunityStatus', next)}.`,
        undo: () => void done(put(id, after, status)),
      });
    },
    async moveTo({ id, version, priority, title }: Opportunity, next: number): Promise<void> {
      const after = await done(place(id, version, next));
      if (after === null) return;
      notify({ message: `${title} has moved.`, undo: () => void done(place(id, after, priority)) });
    },
  };
}

function Opportunities({ opportunities, reload, onEdit, onWord }: OpportunitiesProps) {
  const changes = useChanges(reload);
  const [isShown, setShown] = useState(false);
  const open = opportunities.filter(isAtWork);
  const ended = opportunities.filter((one) => !isAtWork(one));
  const rowOf = (opportunity: Opportunity, index: number, all: readonly Opportunity[]) => (
    <OpportunityRow
      key={opportunity.id}
      opportunity={opportunity}
      above={all[index - 1]?.priority ?? null}
      below={all[index + 1]?.priority ?? null}
      changes={changes}
      onEdit={() => onEdit(opportunity)}
      onWord={onWord}
    />
  );
  return (
    <>
      {open.length === 0 && <p>Nothing that needs a talk was found.</p>}
      {open.length > 0 && <List label="Opportunities at work">{open.map(rowOf)}</List>}
      {ended.length > 0 && (
        <Button size="small" variant="ghost" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide what has ended' : `Show ${counted(ended.length, 'opportunity', 'opportunities')} that ended`}
        </Button>
      )}
      {isShown && ended.length > 0 && (
        <List label="Opportunities that ended">
          {ended.map((one) => (
            <OpportunityRow
              key={one.id}
              opportunity={one}
              above={null}
              below={null}
              changes={changes}
              onEdit={() => onEdit(one)}
              onWord={onWord}
            />
          ))}
        </List>
      )}
    </>
  );
}

const STATUSES: readonly OpportunityStatus[] = ['TODO', 'IN_PROGRESS', 'IN_REVIEW', 'COMPLETED', 'DISMISSED'];

interface OpportunityRowProps {
  readonly opportunity: Opportunity;
  /** The places of its neighbours in what is shown; null at the ends. */
  readonly above: number | null;
  readonly below: number | null;
  readonly changes: ReturnType<typeof useChanges>;
  readonly onEdit: () => void;
  readonly onWord: (kind: FindingKind) => void;
}

function OpportunityRow({ opportunity, above, below, changes, onEdit, onWord }: OpportunityRowProps) {
  const { title, description, kind, status, isHidden, manuallyArchived, settledOn, notes } = opportunity;
  const said = [
    settledOn ? `Found no longer since ${formatDate(settledOn)}` : description,
    isHidden && 'Kept from the client',
    manuallyArchived && 'In the archive',
    notes,
  ];
  return (
    <ListItem
      title={title}
      text={said.filter(Boolean).join(' · ')}
      trailing={
        <>
          <Chip tone={status === 'COMPLETED' ? 'positive' : status === 'TODO' ? 'warning' : 'asset'}>
            {opportunityLabel('OpportunityStatus', status)}
          </Chip>
          <Menu
            label={`What can be done with ${title}`}
            trigger={
              <IconButton label={`What can be done with ${title}`} icon={<IconDotsVertical size={18} stroke={1.6} />} />
            }
            items={[
              ...STATUSES.map((value, index) => ({
                id: value,
                label: opportunityLabel('OpportunityStatus', value),
                checked: value === status,
                ...(index === 0 && { heading: 'Status' }),
                onSelect: () => void changes.setStatus(opportunity, value),
              })),
              { id: 'change', label: 'Change', separated: true, onSelect: onEdit },
              ...(kind ? [{ id: 'words', label: 'What the client reads', onSelect: () => onWord(kind) }] : []),
              ...(above === null
                ? []
                : [{ id: 'up', label: 'Move up', onSelect: () => void changes.moveTo(opportunity, above) }]),
              ...(below === null
                ? []
                : [{ id: 'down', label: 'Move down', onSelect: () => void changes.moveTo(opportunity, below) }]),
            ]}
          />
        </>
      }
    />
  );
}
