import { gql, type TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';

const SettingsChanged: TypedDocumentNode<{ settingsChanged: { names: string[] } }, { organizationId: string }> = gql`
  subscription SessionSettingsChanged($organizationId: ID!) {
    settingsChanged(organizationId: $organizationId) {
      names
    }
  }
`;
const SessionEnded: TypedDocumentNode<{ sessionEnded: { sessionId: string } }, Record<string, never>> = gql`
  subscription SessionEnded {
    sessionEnded {
      sessionId
    }
  }
`;

interface SessionUpdatesProps {
  /** Null for an account that acts for the whole platform. */
  readonly organizationId: string | null;
  readonly onChange: () => void;
}

/** A switch of the organization, or the end of this session elsewhere, holds on open pages at once, not at the next poll. */
export function SessionUpdates({ organizationId, onChange }: SessionUpdatesProps) {
  useSubscription(SettingsChanged, {
    variables: { organizationId: organizationId ?? '' },
    skip: organizationId === null,
    onData: onChange,
  });
  useSubscription(SessionEnded, { onData: onChange });
  return null;
}
