import { useQuery } from '@apollo/client/react';
import { formatMoment } from '@platform/mfe-kit/calendar';
import { Button, Note, SkeletonBar } from '@platform/ui-kit';
import css from './audit-logs.module.css';
import { AuditTrailStateQuery } from './audit-logs.queries.ts';
import { foldedText, stateWords } from './audit-words.ts';

/** Whether the trail holds together. The check reads all of it, so the list does not wait for it. */
export function TrailState({ organizationId }: { readonly organizationId: string | null }) {
  const { data, error, loading, refetch } = useQuery(AuditTrailStateQuery, {
    variables: { organizationId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const again = (
    <Button variant="ghost" size="small" disabled={loading} onClick={() => void refetch().catch(() => undefined)}>
      {loading ? 'Checking…' : 'Check again'}
    </Button>
  );
  const state = data?.auditTrailState;
  if (!state) {
    return (
      <section aria-label="State of the trail" className={css.state}>
        {error ? (
          <Note tone="warning">
            <div className={css.stateRow}>
              <span>The trail could not be checked just now.</span>
              {again}
            </div>
          </Note>
        ) : (
          <Note>
            <span role="status">Checking that the trail is whole…</span>
            <SkeletonBar width="40%" />
          </Note>
        )}
      </section>
    );
  }
  const { tone, title, text } = stateWords(state);
  const folded = foldedText(state.entryCount);
  return (
    <section aria-label="State of the trail" className={css.state}>
      <Note tone={tone} alert={tone === 'danger'}>
        <div className={css.stateRow}>
          <div>
            {organizationId === null && 'Trail of the platform itself: '}
            <b>{title}.</b> {text}
            {folded && <p className={css.seal}>{folded}</p>}
            <p className={css.seal}>
              Checked {formatMoment(state.checkedAt)}
              {state.newestSeal && (
                <>
                  {' '}
                  · Seal of the newest entry, to note elsewhere:{' '}
                  <code title={state.newestSeal}>{state.newestSeal.slice(0, 16)}</code>
                </>
              )}
            </p>
          </div>
          {again}
        </div>
      </Note>
    </section>
  );
}
