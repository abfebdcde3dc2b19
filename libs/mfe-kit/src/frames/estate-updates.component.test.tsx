import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { live, renderScreen, screen } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { useEstateUpdates } from './estate-updates.ts';

const DocumentQuery: TypedDocumentNode<{ readonly estateDocument: { readonly name: string } | null }> = gql`
  query DocumentOfAnEstate($id: ID!) {
    estateDocument(id: $id) { id name }
  }
`;

function OpenDocument() {
  useEstateUpdates('estate-1');
  const { data } = useQuery(DocumentQuery, { variables: { id: 'will' } });
  return <p>{data?.estateDocument?.name}</p>;
}

test('a document that is open is read again when its estate changes in another browser', async () => {
  const changed = live<{ estateId: string; version: number }>();
  const { graph } = renderScreen(<OpenDocument />, {
    at: '/estate/estate-1/documents/will',
    answers: { estateDocument: { id: 'will', name: 'Will of Ada' }, estateChanged: changed },
  });
  await screen.findByText('Will of Ada');
  graph.answer({ estateDocument: { id: 'will', name: 'Last will of Ada' } });
  changed.tell({ estateId: 'estate-1', version: 2 });
  await screen.findByText('Last will of Ada');
  expect(graph.sent.filter(({ name }) => name === 'DocumentOfAnEstate')).toHaveLength(2);
});
