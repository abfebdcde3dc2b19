import { useMutation, useQuery } from '@apollo/client/react';
import { browserName } from '@platform/contracts/browser-name';
import { refreshed } from '@platform/mfe-kit';
import { formatMoment } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Chip, ErrorState, List, ListItem, notify, Row, Sheet, Skeleton } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';

const AccountSessions = graphql(`
  query AccountSessions {
    accountSessions {
      id
      createdAt
      lastActivityAt
      ipAddress
      userAgent
      isCurrent
    }
  }
`);

const EndSession = graphql(`
  mutation EndSession($id: ID!) {
    revokeAccountSession(id: $id) {
      ok
    }
  }
`);

const EndOtherSessions = graphql(`
  mutation EndOtherSessions {
    revokeOtherAccountSessions {
      ok
    }
  }
`);

/** Where the account is signed in now. Ending a session works at its next request. */
export function SessionList() {
  const { data, error, refetch } = useQuery(AccountSessions, { fetchPolicy: 'no-cache' });
  const [endSession] = useMutation(EndSession);
  const [endOthers, others] = useMutation(EndOtherSessions);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={3} label="Loading your sessions" />;
  const ended = async (ending: Promise<unknown>, message: string): Promise<void> => {
    try {
      await ending;
      notify(message);
    } catch (failure) {
      notify({ tone: 'error', message: serverErrorText(failure) });
    }
    await refreshed(refetch);
  };
  const sessions = data.accountSessions;
  return (
    <Sheet title="Where you are signed in">
      <List label="Sessions">
        {sessions.map(({ id, userAgent, ipAddress, createdAt, lastActivityAt, isCurrent }) => (
          <ListItem
            key={id}
            title={browserName(userAgent)}
            text={`${ipAddress}, signed in ${formatMoment(createdAt)}, last active ${formatMoment(lastActivityAt)}`}
            trailing={
              isCurrent ? (
                <Chip tone="positive">This session</Chip>
              ) : (
                <Button
                  size="small"
                  aria-label={`End ${browserName(userAgent)}, last active ${formatMoment(lastActivityAt)}`}
                  onClick={() => void ended(endSession({ variables: { id } }), 'Session ended.')}
                >
                  End
                </Button>
              )
            }
          />
        ))}
      </List>
      {sessions.length > 1 && (
        <Row>
          <Button busy={others.loading} onClick={() => void ended(endOthers(), 'All other sessions ended.')}>
            End all others
          </Button>
        </Row>
      )}
    </Sheet>
  );
}
