import { useMutation, useQuery } from '@apollo/client/react';
import { changedThingText } from '@platform/contracts/change-words';
import { labelOf } from '@platform/contracts/labels';
import { counted } from '@platform/kernel';
import { refreshed, serverErrorText, useDocumentTitle, useListParams } from '@platform/mfe-kit';
import { formatDayOf, formatMoment } from '@platform/mfe-kit/calendar';
import { isStaleVersion } from '@platform/mfe-kit/forms';
import { Button, EmptyState, notify, PageHead, Pagination, Sheet } from '@platform/ui-kit';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { Loaded } from '../estate/loaded.tsx';
import css from './history.module.css';
import {
  type Change,
  type ChangedThing,
  type HistoryAnswer,
  HistoryRouteQuery,
  UndoChangeMutation,
} from './history-query.ts';

const PAGE_SIZE = 25;

/** URL: /estate/:estateId/history?page=2 */
export function HistoryRoute() {
  const { estateId = '' } = useParams();
  const { page, setPage } = useListParams({ pageSize: PAGE_SIZE });
  const query = useQuery(HistoryRouteQuery, {
    variables: { estateId, pagination: { page, perPage: PAGE_SIZE } },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded query={query} what="the history">
      {(answer) => answer.estate && <History answer={answer} onPage={setPage} reload={() => query.refetch()} />}
    </Loaded>
  );
}

interface HistoryProps {
  readonly answer: HistoryAnswer;
  readonly onPage: (page: number) => void;
  readonly reload: () => Promise<unknown>;
}

/** Takes a change back over the version that is shown; what the server refuses is said in its words. */
function useUndo(version: number, reload: HistoryProps['reload']) {
  const [undo, { loading }] = useMutation(UndoChangeMutation);
  return {
    busy: loading,
    undo: async (change: Change): Promise<void> => {
      try {
        await undo({ variables: { id: change.id, version } });
        notify(`Taken back: ${titleOf(change)}.`);
      } catch (error) {
        const text = isStaleVersion(error)
          ? 'Nothing was taken back: the estate has changed meanwhile. Look again and try once more.'
          : serverErrorText(error);
        notify({ message: text, tone: 'error' });
      }
      await refreshed(reload);
    },
  };
}

function History({ answer: { estate, estateHistory }, onPage, reload }: HistoryProps) {
  useDocumentTitle('History');
  const { undo, busy } = useUndo(estate?.version ?? 0, reload);
  const { collection, metadata } = estateHistory;
  const days = [...Map.groupBy(collection, ({ at }) => formatDayOf(at))];
  return (
    <>
      <PageHead
        title="History"
        summary={
          metadata.totalCount > 0 ? `${counted(metadata.totalCount, 'change')} on record, newest first.` : undefined
        }
      />
      {collection.length === 0 ? (
        <EmptyState
          tone="document"
          title="Nothing on record yet"
          text="Every change of this estate is put on record from now on: who, when, and what it was before."
        />
      ) : (
        <>
          {days.map(([day, changes]) => (
            <Sheet key={day} title={day} padded={false} className={css.day}>
              <ul className={css.list} aria-label={`Changes of ${day}`}>
                {changes.map((change) => (
                  <ChangeRow key={change.id} change={change} busy={busy} onUndo={() => void undo(change)} />
                ))}
              </ul>
            </Sheet>
          ))}
          <Pagination
            page={metadata.currentPage}
            perPage={metadata.limitValue}
            total={metadata.totalCount}
            onPage={onPage}
            noun="changes"
          />
        </>
      )}
    </>
  );
}

/** What was done comes first; that the household is called otherwise since follows from it. */
function inOrder({ things }: Change): Change['things'] {
  const follows = ({ part, action }: Change['things'][number]): boolean => part === 'estate' && action === 'CHANGED';
  return [...things.filter((thing) => !follows(thing)), ...things.filter(follows)];
}

/** The first thing that a change is about, and how many more. */
function titleOf(change: Change): string {
  const { things, leftOut } = change;
  const [first] = inOrder(change);
  const more = things.length - 1 + leftOut;
  if (!first) return 'A change';
  return more > 0 ? `${changedThingText(first)} and ${counted(more, 'more thing')}` : changedThingText(first);
}

interface ChangeRowProps {
  readonly change: Change;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

function ChangeRow({ change, busy, onUndo }: ChangeRowProps) {
  const { at, actorName, supportName, leftOut, canUndo } = change;
  const things = inOrder(change);
  return (
    <li className={css.change}>
      <div className={css.head}>
        <div>
          <span className={css.title}>{titleOf(change)}</span>
          <span className={css.who}>
            {things[0] && `${labelOf('ChangedPart', things[0].part)} · `}
            {actorName}
            {supportName && `, by ${supportName} in support mode`} · {formatMoment(at)}
          </span>
        </div>
        {canUndo && (
          <Button
            icon={<IconArrowBackUp size={17} stroke={1.6} />}
            busy={busy}
            aria-label={`Take back: ${titleOf(change)}`}
            onClick={onUndo}
          >
            Take back
          </Button>
        )}
      </div>
      {things.map((thing) => (
        <Thing key={`${thing.part}:${thing.thingId}`} thing={thing} named={things.length > 1} />
      ))}
      {leftOut > 0 && <span className={css.who}>And {counted(leftOut, 'thing')} more.</span>}
    </li>
  );
}

function Thing({ thing, named }: { readonly thing: ChangedThing; readonly named: boolean }) {
  const { action, fields } = thing;
  return (
    <>
      {named && <span className={css.thing}>{changedThingText(thing)}</span>}
      {fields.length > 0 && (
        <dl className={css.fields}>
          {fields.map(({ field, label, before, after }) => (
            <div key={field} className={css.field}>
              <dt>{label}</dt>
              <dd>
                {before === null && after === null ? (
                  'Changed'
                ) : action === 'ADDED' ? (
                  after
                ) : action === 'REMOVED' ? (
                  before
                ) : (
                  <>
                    <span className={css.before}>{before ?? 'Nothing'}</span> → {after ?? 'Nothing'}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
