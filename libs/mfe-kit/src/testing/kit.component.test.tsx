import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { usePermission, useSession } from '../session/session-context.tsx';
import { mockedGraph, refusal, renderScreen, screen, sessionOf } from './index.ts';

const ESTATE = gql`
  query EstateName($id: ID!) {
    estate(id: $id) {
      id
      displayName
    }
  }
`;
const ask = (estate: unknown) =>
  mockedGraph({ estate }).client.query({ query: ESTATE, variables: { id: 'e1' }, errorPolicy: 'all' });

function WhoMakesReports() {
  const { account } = useSession();
  return <p>{usePermission('report:create') ? `${account.name} makes reports` : `${account.name} makes none`}</p>;
}

test('a mock that leaves out what the schema promises fails the operation', async () => {
  expect((await ask({ id: 'e1', displayName: 'The Castellans' })).error).toBeUndefined();
  expect((await ask({ displayName: 'The Castellans' })).error?.message).toContain(
    'Cannot return null for non-nullable field',
  );
});

test('a mock in which one thing says two different things fails the operation', async () => {
  const query = gql`
    query Estates {
      estates {
        collection {
          id
          displayName
        }
      }
    }
  `;
  const metadata = { currentPage: 1, limitValue: 2, totalCount: 2, totalPages: 1 };
  const named = (...names: string[]) => ({
    estates: { collection: names.map((displayName) => ({ id: 'e1', displayName })), metadata },
  });
  await mockedGraph(named('The Castellans', 'The Castellans')).client.query({ query });
  await expect(mockedGraph(named('The Castellans', 'The Marshes')).client.query({ query })).rejects.toThrow(
    'Estate:e1 says of displayName both The Castellans and The Marshes',
  );
});

test('a refusal arrives with its code, as from the API', async () => {
  const { error } = await ask(() => {
    throw refusal('Estate not found', 'NOT_FOUND');
  });
  expect(error).toMatchObject({ errors: [{ message: 'Estate not found', extensions: { code: 'NOT_FOUND' } }] });
});

test('a screen finds the session, and the policy over it', async () => {
  renderScreen(<WhoMakesReports />, { session: sessionOf({ account: { name: 'Nora Finch', activeRole: 'CLIENT' } }) });
  await screen.findByText('Nora Finch makes none');
});
