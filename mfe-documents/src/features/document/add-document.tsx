import { useQuery } from '@apollo/client/react';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { useEffect } from 'react';
import { DocumentDialog } from './document-dialog.tsx';
import { DocumentPartiesQuery } from './document-query.ts';

interface AddDocumentProps {
  readonly estateId: string;
  readonly personId?: string;
  /** Reads the list again. */
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The form of a new document, once it is known who and what it can name. */
export function AddDocument({ estateId, personId, onSaved, onClose }: AddDocumentProps) {
  const { data, error, refetch } = useQuery(DocumentPartiesQuery, {
    variables: { estateId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  useEffect(() => {
    if (!error) return;
    notify({ message: serverErrorText(error), tone: 'error' });
    onClose();
  }, [error, onClose]);
  const estate = data?.estate;
  if (!estate) return null;
  const reload = async () => {
    const [now] = await Promise.all([refetch(), onSaved()]);
    return now.data?.estate ? { estate: now.data.estate, document: null } : null;
  };
  return <DocumentDialog estate={estate} document={null} personId={personId} reload={reload} onClose={onClose} />;
}
