import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { isStaleVersion, serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { useState } from 'react';
import { readFragment } from '../../gql/index.ts';
import { type Content, ReportContentParts_content, ReportContentQuery } from './content.queries.ts';

/** What every change of it names. */
export interface OfVersion {
  readonly organizationId: string;
  readonly version: number;
}

/** What an organization puts into its reports, and how it is changed: over the version that is shown. */
export function useContent(content: Content) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const { organizationId, version } = content;
  const read = async (): Promise<Content | null> => {
    const { data } = await client.query({
      query: ReportContentQuery,
      variables: { organizationId },
      fetchPolicy: 'network-only',
    });
    const read = data?.organizationContent;
    return read ? readFragment(ReportContentParts_content, read) : null;
  };
  const write = async <Variables extends OfVersion>(
    mutation: TypedDocumentNode<unknown, Variables>,
    variables: Variables,
  ): Promise<void> => {
    await client.mutate({ mutation: mutation as TypedDocumentNode, variables });
  };
  return {
    content,
    busy,
    of: { organizationId, version },
    read,
    /** Throws what the server refused it with. */
    write,
    /** A change by one press: says what it did, or why it did nothing. */
    async press<Variables extends OfVersion>(
      mutation: TypedDocumentNode<unknown, Variables>,
      variables: Variables,
      said: string,
    ): Promise<void> {
      setBusy(true);
      try {
        await write(mutation, variables);
        notify({ message: said });
      } catch (error) {
        const isStale = isStaleVersion(error);
        if (isStale) await read().catch(() => undefined);
        notify({
          message: isStale
            ? 'Somebody changed this meanwhile. It is shown as it is now; nothing of yours was saved.'
            : serverErrorText(error),
          tone: 'error',
        });
      }
      setBusy(false);
    },
  };
}
export type ContentChanges = ReturnType<typeof useContent>;
