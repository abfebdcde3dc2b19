import { useMutation, useQuery } from '@apollo/client/react';
import { THIRD_PARTY_FLAG } from '@platform/contracts/third-party-settlors';
import { refreshed, useFlag } from '@platform/mfe-kit';
import { serverErrorText } from '@platform/mfe-kit/forms';
import { Button, Modal, Note, notify, Select, Skeleton } from '@platform/ui-kit';
import { useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { UpdateDocumentMutation } from '../document/document-query.ts';
import { ownerChoices, ownersIn, ownerValue } from './owner-choices.ts';
import type { MenuRow } from './row-menu.tsx';

const DocumentOwnerQuery = graphql(`
  query DocumentOwner($estateId: ID!, $id: ID!, $isTrust: Boolean!) {
    estate(id: $estateId) { id version people { id name isClient isSpouse } }
    estateDocument(id: $id) @skip(if: $isTrust) { id kind person { id } }
    trust(id: $id) @include(if: $isTrust) { id kind settlors { id } }
  }
`);
const UpdateSettlorsMutation = graphql(`
  mutation UpdateSettlors($id: ID!, $version: Int!, $attributes: TrustInput!) {
    updateTrust(id: $id, version: $version, attributes: $attributes) { ok trust { id } estate { id version } }
  }
`);

interface OwnerDialogProps {
  readonly row: MenuRow;
  /** The table as it is saved now. */
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Says whose a document is, or who has settled a trust. Mounted while it is open. */
export function OwnerDialog({ row: { id, estateId, name, isTrust }, reload, onClose }: OwnerDialogProps) {
  const hasThirdParties = useFlag(THIRD_PARTY_FLAG);
  const { data } = useQuery(DocumentOwnerQuery, {
    variables: { estateId, id, isTrust },
    fetchPolicy: 'network-only',
  });
  const [updateDocument] = useMutation(UpdateDocumentMutation);
  const [updateTrust] = useMutation(UpdateSettlorsMutation);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const owned = data?.trust ?? data?.estateDocument;
  const { estate } = data ?? {};
  const ownerIds =
    data?.trust?.settlors?.map((one) => one.id) ?? [data?.estateDocument?.person?.id ?? ''].filter(Boolean);
  const value = chosen ?? ownerValue(ownerIds);
  const save = async (): Promise<void> => {
    const ids = ownersIn(value);
    const version = estate?.version ?? 0;
    try {
      if (isTrust) await updateTrust({ variables: { id, version, attributes: { settlorIds: ids } } });
      else await updateDocument({ variables: { id, version, attributes: { personId: ids[0] ?? null } } });
      notify(`${name} is saved.`);
      await refreshed(reload);
      onClose();
    } catch (error) {
      setProblem(serverErrorText(error));
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Settlor/Document Owner of ${name}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={chosen === null || chosen === ''} onClick={() => void save()}>
            Save owner
          </Button>
        </>
      }
    >
      {estate && owned ? (
        <Select
          label="Settlor/Document Owner"
          value={value}
          placeholder="Choose"
          options={ownerChoices(estate.people, { kind: owned.kind, isTrust, ownerIds }, hasThirdParties)}
          onChange={({ target }) => setChosen(target.value)}
        />
      ) : (
        <Skeleton rows={1} />
      )}
      {problem && (
        <Note tone="danger" alert>
          {problem}
        </Note>
      )}
    </Modal>
  );
}
