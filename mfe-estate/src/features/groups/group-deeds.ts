import { useApolloClient, useMutation } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import {
  AddToGroupMutation,
  CreateGroupMutation,
  DeleteGroupMutation,
  type Group,
  type GroupedClient,
  type GroupName,
  RenameGroupMutation,
  RestoreGroupMutation,
  TakeFromGroupMutation,
} from './group-query.ts';

type Named = Pick<GroupedClient, 'id' | 'displayName'>;

/** By name while it is one, else how many. */
export const whom = (clients: readonly Named[]): string =>
  clients.length === 1 && clients[0] ? clients[0].displayName : counted(clients.length, 'client');
const are = (clients: readonly Named[]): string => (clients.length === 1 ? 'is' : 'are');

/** What is done with groups and their clients; each says what it did, and lists are read again. */
export function useGroupDeeds() {
  const client = useApolloClient();
  const [create] = useMutation(CreateGroupMutation);
  const [rename] = useMutation(RenameGroupMutation);
  const [remove] = useMutation(DeleteGroupMutation);
  const [restore] = useMutation(RestoreGroupMutation);
  const [addAll] = useMutation(AddToGroupMutation);
  const [takeAll] = useMutation(TakeFromGroupMutation);
  const readAgain = async (): Promise<void> => {
    client.cache.evict({ fieldName: 'estates' });
    await client.refetchQueries({ include: 'active' });
  };
  /** Whether it was done; if not, the reason is said. */
  const tried = async (failed: string, deed: () => Promise<unknown>): Promise<boolean> => {
    try {
      await deed();
      return true;
    } catch (error) {
      notify({ message: `${failed} ${serverErrorText(error)}`, tone: 'error' });
      return false;
    } finally {
      await readAgain();
    }
  };
  const variables = (group: GroupName, clients: readonly Named[]) => ({
    variables: { profileGroupId: group.id, estateIds: clients.map(({ id }) => id) },
  });
  const bringBack = ({ id, name }: GroupName): Promise<boolean> =>
    tried(`${name} is not back.`, async () => {
      await restore({ variables: { id } });
      notify(`${name} is back, with its clients.`);
    });

  return {
    /** Throws what the server says of the name. */
    async create(name: string): Promise<GroupName | null> {
      const { data } = await create({ variables: { name } });
      await readAgain();
      return data?.createProfileGroup.profileGroup ?? null;
    },
    /** Throws what the server says of the name. */
    async rename({ id, version }: Group, name: string): Promise<void> {
      await rename({ variables: { id, version, name } });
      await readAgain();
    },
    remove: (group: Group): Promise<boolean> =>
      tried(`${group.name} was not deleted.`, async () => {
        await remove({ variables: { id: group.id, version: group.version } });
        notify({
          message: `${group.name} is deleted. Its clients stay.`,
          undo: () => void bringBack(group),
        });
      }),
    /** Those who are not in it yet. */
    put: (group: GroupName, clients: readonly Named[], after: (isIn: boolean) => void): Promise<boolean> =>
      tried(`${whom(clients)} ${are(clients)} not in ${group.name}.`, async () => {
        await addAll(variables(group, clients));
        after(true);
        const undo = async (): Promise<void> => {
          const undone = await tried('That was not taken back.', () => takeAll(variables(group, clients)));
          if (undone) after(false);
        };
        notify({ message: `${whom(clients)} ${are(clients)} in ${group.name}.`, undo: () => void undo() });
      }),
    /** Those who are in it. */
    take: (group: GroupName, clients: readonly Named[], after: (isIn: boolean) => void): Promise<boolean> =>
      tried(`${whom(clients)} ${are(clients)} still in ${group.name}.`, async () => {
        await takeAll(variables(group, clients));
        after(false);
        const undo = async (): Promise<void> => {
          const undone = await tried('That was not taken back.', () => addAll(variables(group, clients)));
          if (undone) after(true);
        };
        notify({ message: `${whom(clients)} ${are(clients)} out of ${group.name}.`, undo: () => void undo() });
      }),
  };
}
