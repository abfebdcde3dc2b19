import { useMutation } from '@apollo/client/react';
import { counted } from '@platform/kernel';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { graphql } from '../../gql/index.ts';
import { type ManagedClient, useReadAgain } from './client-deeds.ts';

const BulkUpdateEstatesMutation = graphql(`
  mutation BulkUpdateEstates($estates: [BulkEstateInput!]!) {
    bulkUpdateEstates(estates: $estates) { ok results { problem estate { id version } } }
  }
`);
const BulkDeleteEstatesMutation = graphql(`
  mutation BulkDeleteEstates($estates: [SeenEstateInput!]!) {
    bulkDeleteEstates(estates: $estates) { ok results { problem } }
  }
`);
const BulkRestoreEstatesMutation = graphql(`
  mutation BulkRestoreEstates($ids: [ID!]!) { bulkRestoreEstates(ids: $ids) { ok results { problem } } }
`);

/** A client with which nothing was done, and why. */
export interface LeftClient {
  readonly id: string;
  readonly displayName: string;
  readonly problem: string;
}

type Change = { readonly advisorId: string } | { readonly isArchived: boolean };
interface Answered {
  readonly problem: string | null;
  readonly estate?: { readonly id: string; readonly version: number } | null;
}

/** One by its name, several by their number. */
const named = (clients: readonly ManagedClient[]): string =>
  clients.length === 1 ? (clients[0]?.displayName ?? '') : counted(clients.length, 'client');
const are = (clients: readonly ManagedClient[]): string => (clients.length === 1 ? 'is' : 'are');

/** Results come in the order of the clients; of one without an answer nothing is known. */
function sorted(clients: readonly ManagedClient[], results: readonly Answered[]) {
  const done: ManagedClient[] = [];
  const left: LeftClient[] = [];
  for (const [place, client] of clients.entries()) {
    const { problem, estate } = results[place] ?? {
      problem: 'No answer has come. Look at the client before you try again.',
    };
    if (problem) left.push({ id: client.id, displayName: client.displayName, problem });
    else done.push({ ...client, version: estate?.version ?? client.version });
  }
  return { done, left };
}

/** What is done with many clients at once. Each answers with those that were left; the others can be taken back. */
export function useBulkDeeds() {
  const [update] = useMutation(BulkUpdateEstatesMutation);
  const [removeMany] = useMutation(BulkDeleteEstatesMutation);
  const [restoreMany] = useMutation(BulkRestoreEstatesMutation);
  const readAgain = useReadAgain();

  async function changed(clients: readonly ManagedClient[], change: (client: ManagedClient) => Change) {
    const estates = clients.map((client) => ({ id: client.id, version: client.version, ...change(client) }));
    const { data } = await update({ variables: { estates } });
    return sorted(clients, data?.bulkUpdateEstates.results ?? []);
  }
  /** Takes back what was done, and says what is no longer as it was left. */
  async function takenBack(back: () => Promise<{ done: ManagedClient[]; left: LeftClient[] }>, says: string) {
    try {
      const { done, left } = await back();
      if (done.length > 0) notify(`${named(done)} ${are(done)} ${says}`);
      for (const { displayName, problem } of left) notify({ message: `${displayName}: ${problem}`, tone: 'error' });
    } catch (error) {
      notify({ message: serverErrorText(error), tone: 'error' });
    }
    await readAgain();
  }

  return {
    async move(clients: readonly ManagedClient[], to: { readonly id: string; readonly name: string }) {
      const { done, left } = await changed(clients, () => ({ advisorId: to.id }));
      // Whoever had no advisor has nobody to go back to.
      const canGoBack = done.every(({ advisor }) => advisor);
      const undo = () =>
        takenBack(
          () => changed(done, ({ advisor }) => ({ advisorId: advisor?.id ?? '' })),
          'with the earlier advisor.',
        );
      if (done.length > 0)
        notify({
          message: `${named(done)} ${are(done)} with ${to.name} now.`,
          ...(canGoBack && { undo: () => void undo() }),
        });
      await readAgain();
      return left;
    },
    async archive(clients: readonly ManagedClient[]) {
      const { done, left } = await changed(clients, () => ({ isArchived: true }));
      const undo = () => takenBack(() => changed(done, () => ({ isArchived: false })), 'among the clients again.');
      if (done.length > 0) notify({ message: `${named(done)} ${are(done)} archived.`, undo: () => void undo() });
      await readAgain();
      return left;
    },
    async remove(clients: readonly ManagedClient[]) {
      const estates = clients.map(({ id, version }) => ({ id, version }));
      const { data } = await removeMany({ variables: { estates } });
      const { done, left } = sorted(clients, data?.bulkDeleteEstates.results ?? []);
      const undo = () =>
        takenBack(async () => {
          const answer = await restoreMany({ variables: { ids: done.map(({ id }) => id) } });
          return sorted(done, answer.data?.bulkRestoreEstates.results ?? []);
        }, 'back, with everything that belongs to them.');
      if (done.length > 0) notify({ message: `${named(done)} ${are(done)} deleted.`, undo: () => void undo() });
      await readAgain();
      return left;
    },
  };
}
