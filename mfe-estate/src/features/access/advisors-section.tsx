import { useMutation, useQuery } from '@apollo/client/react';
import { labelOf } from '@platform/contracts/labels';
import { formatDayOf } from '@platform/mfe-kit/calendar';
import { serverErrorText } from '@platform/mfe-kit/forms';
import {
  Avatar,
  Button,
  Chip,
  ErrorState,
  List,
  ListItem,
  notify,
  Row,
  Skeleton,
  Stack,
  TextInput,
} from '@platform/ui-kit';
import { useEffect, useState } from 'react';
import css from './access.module.css';
import {
  AdvisorsQuery,
  AFTER_CHANGE,
  EndOwnershipMutation,
  type SharedEstate,
  type SharedOwner,
  ShareOwnershipMutation,
} from './access-query.ts';

/** Time to type on before somebody is looked for. */
const DELAY_MS = 250;

/** Sharing with one account and taking it back: each says what it did and can be taken back itself. */
function useSharing({ id: estateId, displayName }: SharedEstate) {
  const [create] = useMutation(ShareOwnershipMutation, AFTER_CHANGE);
  const [remove] = useMutation(EndOwnershipMutation, AFTER_CHANGE);
  const tried = async (what: string, deed: () => Promise<void>): Promise<void> => {
    try {
      await deed();
    } catch (error) {
      notify({ message: `${what} ${serverErrorText(error)}`, tone: 'error' });
    }
  };
  const share = (accountId: string, name: string): Promise<void> =>
    tried(`The client was not shared with ${name}.`, async () => {
      const { data } = await create({ variables: { estateId, accountId } });
      const made = data?.createSharedEstateOwnership.sharedEstateOwnership;
      notify({
        message: `${name} now advises ${displayName} too.`,
        ...(made && { undo: () => void end({ id: made.id, accountId, name }) }),
      });
    });
  const end = ({ id, accountId, name }: Pick<SharedOwner, 'id' | 'accountId' | 'name'>): Promise<void> =>
    tried(`The client is still shared with ${name}.`, async () => {
      await remove({ variables: { id } });
      notify({
        message: `${name} no longer advises ${displayName}.`,
        undo: () => void share(accountId, name),
      });
    });
  return { share, end };
}

const advisorWords = (name: string | undefined, others: number): string => {
  if (!name) return 'Nobody is the advisor of this client.';
  return others > 0 ? `${name} is the advisor.` : `${name} is the advisor, and shares this client with nobody.`;
};

/** The advisor of the client and those of the organization who stand beside, with the way in and out. */
export function AdvisorsSection({ estate }: { readonly estate: SharedEstate }) {
  const { advisor, sharedEstateOwnerships: shared, mayShareOwnership } = estate;
  const { share, end } = useSharing(estate);
  return (
    <section aria-labelledby="advisors-of-client">
      <h3 className={css.heading} id="advisors-of-client">
        Advisors who share this client
      </h3>
      <p className={css.everyone}>{advisorWords(advisor?.name, shared.length)}</p>
      {shared.length > 0 && (
        <List label="Advisors who share this client">
          {shared.map((one) => (
            <ListItem
              key={one.id}
              leading={<Avatar name={one.name} />}
              title={one.name}
              text={
                <>
                  <span className={css.address}>
                    {`Since ${formatDayOf(one.sharedAt)}${one.sharedByName ? `, by ${one.sharedByName}` : ''}`}
                  </span>
                  {one.mayBeDeleted && (
                    <span className={css.deeds}>
                      <Button
                        size="small"
                        aria-label={`Stop sharing this client with ${one.name}`}
                        onClick={() => void end(one)}
                      >
                        Stop sharing
                      </Button>
                    </span>
                  )}
                </>
              }
            />
          ))}
        </List>
      )}
      {mayShareOwnership && <FindAdvisor estate={estate} onShare={share} />}
    </section>
  );
}

interface FindAdvisorProps {
  readonly estate: SharedEstate;
  readonly onShare: (accountId: string, name: string) => Promise<void>;
}

function FindAdvisor({ estate, onShare }: FindAdvisorProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [searchTerm, setSearchTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearchTerm(typed.trim()), DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, previousData, error, refetch } = useQuery(AdvisorsQuery, {
    variables: { organizationId: estate.organizationId, searchTerm },
    fetchPolicy: 'cache-and-network',
    skip: !isOpen,
  });
  if (!isOpen) {
    return (
      <Row gap={8}>
        <Button size="small" onClick={() => setIsOpen(true)}>
          Share with an advisor
        </Button>
      </Row>
    );
  }
  const found = (data ?? previousData)?.organizationAdvisors;
  const known = new Set([estate.advisor?.id, ...estate.sharedEstateOwnerships.map(({ accountId }) => accountId)]);
  const others = found?.collection.filter(({ id }) => !known.has(id)) ?? [];
  const unlisted = (found?.metadata.totalCount ?? 0) - (found?.collection.length ?? 0);
  return (
    <Stack gap={10}>
      <TextInput
        label="Name or email of the advisor"
        type="search"
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!found &&
        (error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={2} avatar label="Looking for advisors" />
        ))}
      {found && others.length === 0 && (
        <p className={css.everyone}>
          {searchTerm ? `No other advisor is called “${searchTerm}”.` : 'Nobody else of your organization can advise.'}
        </p>
      )}
      {others.length > 0 && (
        <List label="Advisors of your organization">
          {others.map(({ id, name, emailAddress, role }) => (
            <ListItem
              key={id}
              leading={<Avatar name={name} />}
              title={
                <Row gap={8} wrap>
                  {name}
                  <Chip>{labelOf('MembershipRole', role)}</Chip>
                </Row>
              }
              text={
                <>
                  <span className={css.address}>{emailAddress}</span>
                  <span className={css.deeds}>
                    <Button size="small" aria-label={`Share with ${name}`} onClick={() => void onShare(id, name)}>
                      Share
                    </Button>
                  </span>
                </>
              }
            />
          ))}
        </List>
      )}
      {unlisted > 0 && <p className={css.everyone}>There are more. Type a name to find somebody.</p>}
    </Stack>
  );
}
