import { useQuery } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { AskingModal } from '@platform/mfe-kit/forms';
import { Button, ErrorState, List, ListItem, notify, Row, Skeleton, Stack, StaleNote } from '@platform/ui-kit';
import { useState } from 'react';
import { useGroupDeeds } from './group-deeds.ts';
import { GroupNameForm } from './group-name-form.tsx';
import { type Group, GroupsQuery } from './group-query.ts';

/** The groups of the organization: made, renamed and deleted here. */
export function GroupsDialog({ onClose }: { readonly onClose: () => void }) {
  const deeds = useGroupDeeds();
  const { data, error, refetch } = useQuery(GroupsQuery, { fetchPolicy: 'cache-and-network' });
  const groups = data?.profileGroups.collection;
  return (
    <AskingModal
      opened
      onClose={onClose}
      title="Groups of clients"
      foot={(close) => <Button onClick={close}>Done</Button>}
    >
      <Stack gap={20}>
        <p>A group is your firm's own order. Neither your clients nor anybody you share an estate with sees it.</p>
        <GroupNameForm
          title="New group"
          label="Name of a new group"
          save="Add group"
          onSave={async (name) => {
            await deeds.create(name);
            notify(`${name} is a group now.`);
          }}
        />
        {!groups &&
          (error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton rows={3} label="Loading groups" />
          ))}
        {groups && Boolean(error) && <StaleNote what="the groups" onRetry={() => void refetch()} />}
        {groups?.length === 0 && <p>There is no group yet.</p>}
        {groups && groups.length > 0 && (
          <List label="Groups">
            {groups.map((group) => (
              <GroupRow key={group.id} group={group} deeds={deeds} />
            ))}
          </List>
        )}
      </Stack>
    </AskingModal>
  );
}

interface GroupRowProps {
  readonly group: Group;
  readonly deeds: ReturnType<typeof useGroupDeeds>;
}

function GroupRow({ group, deeds }: GroupRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const { name, clientsCount } = group;
  if (isRenaming) {
    const end = (): void => setIsRenaming(false);
    return (
      <ListItem
        title={name}
        text={
          <GroupNameForm
            title={`Rename ${name}`}
            label="New name"
            save="Save name"
            name={name}
            onCancel={end}
            onSave={async (next) => {
              if (next !== name) {
                await deeds.rename(group, next);
                notify(`${name} is called ${next} now.`);
              }
              end();
            }}
          />
        }
      />
    );
  }
  return (
    <ListItem
      title={name}
      text={clientsCount === 0 ? 'No client is in it' : counted(clientsCount, 'client')}
      trailing={
        <Row gap={8} wrap>
          <Button size="small" aria-label={`Rename ${name}`} onClick={() => setIsRenaming(true)}>
            Rename
          </Button>
          <Button size="small" aria-label={`Delete ${name}`} onClick={() => void deeds.remove(group)}>
            Delete
          </Button>
        </Row>
      }
    />
  );
}
