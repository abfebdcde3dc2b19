import { type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client';
import type { RealtimeToken } from './realtime.ts';

const RefreshRealtimeToken: TypedDocumentNode<{ refreshRealtimeToken: RealtimeToken }, Record<string, never>> = gql`
  mutation RefreshRealtimeToken {
    refreshRealtimeToken {
      token
      exp
    }
  }
`;

/** A token for one connection to /cable. Asked for by the page, not by the person. */
export async function askForToken(client: ApolloClient): Promise<RealtimeToken | null> {
  const { data } = await client.mutate({ mutation: RefreshRealtimeToken, context: { background: true } });
  return data?.refreshRealtimeToken ?? null;
}
