import { useQuery } from '@apollo/client/react';
import { AskingModal } from '@platform/mfe-kit/forms';
import { Button, ErrorState, List, ListItem, Skeleton, Stack, StaleNote } from '@platform/ui-kit';
import { useState } from 'react';
import { useGroupDeeds, whom } from './group-deeds.ts';
import { GroupNameForm } from './group-name-form.tsx';
import { GroupNamesQuery } from './group-names.ts';
import type { GroupedClient, GroupName } from './group-query.ts';

interface ClientGroupsDialogProps {
  readonly clients: readonly GroupedClient[];
  readonly onClose: () => void;
}

/** Puts one client or several into groups and takes them out, each at once. */
export function ClientGroupsDialog({ clients, onClose }: ClientGroupsDialogProps) {
  const deeds = useGroupDeeds();
  const { data, error, refetch } = useQuery(GroupNamesQuery, { fetchPolicy: 'cache-and-network' });
  const [within, setWithin] = useState<ReadonlySet<string>>(
    () => new Set(clients.flatMap(({ id, groups }) => groups.map((group) => `${group.id} ${id}`))),
  );
  const isIn = (group: GroupName) => (client: GroupedClient) => within.has(`${group.id} ${client.id}`);
  const noting = (group: GroupName, some: readonly GroupedClient[]) => (areIn: boolean) =>
    setWithin((before) => {
      const keys = some.map(({ id }) => `${group.id} ${id}`);
      const others = [...before].filter((key) => !keys.includes(key));
      return new Set(areIn ? [...others, ...keys] : others);
    });
  const groups = data?.profileGroups.collection;
  return (
    <AskingModal
      opened
      onClose={onClose}
      title={`Groups of ${whom(clients)}`}
      foot={(close) => <Button onClick={close}>Done</Button>}
    >
      <Stack gap={20}>
        {!groups &&
          (error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton rows={3} label="Loading groups" />
          ))}
        {groups && Boolean(error) && <StaleNote what="the groups" onRetry={() => void refetch()} />}
        {groups?.length === 0 && <p>There is no group yet. Name the first one below.</p>}
        {groups && groups.length > 0 && (
          <List label="Groups">
            {groups.map((group) => {
              const inside = clients.filter(isIn(group));
              const outside = clients.filter((client) => !isIn(group)(client));
              return (
                <GroupChoice
                  key={group.id}
                  group={group}
                  inside={inside.length}
                  of={clients.length}
                  onPut={() => deeds.put(group, outside, noting(group, outside))}
                  onTake={() => deeds.take(group, inside, noting(group, inside))}
                />
              );
            })}
          </List>
        )}
        <GroupNameForm
          title="New group"
          label="Name of a new group"
          save="Add to new group"
          onSave={async (name) => {
            const made = await deeds.create(name);
            if (made) await deeds.put(made, clients, noting(made, clients));
          }}
        />
      </Stack>
    </AskingModal>
  );
}

interface GroupChoiceProps {
  readonly group: GroupName;
  readonly inside: number;
  readonly of: number;
  readonly onPut: () => Promise<boolean>;
  readonly onTake: () => Promise<boolean>;
}

function howMany(inside: number, of: number): string {
  if (inside === 0) return 'Not in it';
  if (inside === of) return of === 1 ? 'In it' : 'All are in it';
  return `${inside} of ${of} are in it`;
}

function GroupChoice({ group: { name }, inside, of, onPut, onTake }: GroupChoiceProps) {
  const [busy, setBusy] = useState(false);
  const during = async (deed: () => Promise<boolean>): Promise<void> => {
    setBusy(true);
    await deed();
    setBusy(false);
  };
  return (
    <ListItem
      title={name}
      text={howMany(inside, of)}
      trailing={
        <>
          {inside < of && (
            <Button size="small" busy={busy} aria-label={`Add to ${name}`} onClick={() => void during(onPut)}>
              Add
            </Button>
          )}
          {inside > 0 && (
            <Button size="small" busy={busy} aria-label={`Take out of ${name}`} onClick={() => void during(onTake)}>
              Take out
            </Button>
          )}
        </>
      }
    />
  );
}
