import { gql, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { useRealtimeStatus } from '../client/realtime.ts';

export const EstateChangedSubscription: TypedDocumentNode<unknown, { readonly estateId: string }> = gql`
  subscription EstateChanged($estateId: ID!) {
    estateChanged(estateId: $estateId) { estateId version }
  }
`;

/**
 * Reads again every open query when the estate changes elsewhere, and after the channel was away for a while: a document
 * or its steps are asked for by their own ids, and nothing in the cache says whose they are.
 */
export function useEstateUpdates(estateId: string): void {
  const client = useApolloClient();
  const status = useRealtimeStatus((state) => state.status);
  const wasAway = useRef(false);
  const reload = useCallback((): void => {
    // Each query shows its own failure.
    client
      .refetchQueries({
        include: 'active',
        // What asks without naming anything is of whoever is signed in.
        onQueryUpdated: ({ variables }) => Object.keys(variables).length > 0,
        updateCache: (cache) => {
          const id = cache.identify({ __typename: 'Estate', id: estateId });
          if (id) cache.modify({ id, fields: (_value, { INVALIDATE }) => INVALIDATE });
        },
      })
      .catch(() => undefined);
  }, [client, estateId]);
  useSubscription(EstateChangedSubscription, { variables: { estateId }, onData: reload, ignoreResults: true });
  useEffect(() => {
    if (status === 'waiting' || status === 'failed') wasAway.current = true;
    if (status !== 'connected' || !wasAway.current) return;
    wasAway.current = false;
    reload();
  }, [status, reload]);
}
