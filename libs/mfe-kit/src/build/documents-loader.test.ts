import { expect, it } from 'vitest';
import { withDocuments } from './documents-loader.ts';

it('gives each call of graphql the document that was generated for it', () => {
  const source = [
    'const A = graphql(`',
    '  query OverviewRoute($id: ID!) { estate(id: $id) { id ...HoldingDialog_asset } }',
    '`);',
    'const B = graphql(`fragment HoldingDialog_asset on Asset { id }`);',
    'export const C = graphql(`mutation updateIt { updateIt { ok } }`);',
  ].join('\n');
  expect(withDocuments(source, '../gql/graphql.ts')).toBe(
    [
      'const A = OverviewRouteDocument;',
      'const B = HoldingDialog_AssetFragmentDoc;',
      'export const C = UpdateItDocument;',
      "import { OverviewRouteDocument, HoldingDialog_AssetFragmentDoc, UpdateItDocument } from '../gql/graphql.ts';",
      '',
    ].join('\n'),
  );
});

it('leaves a source without documents as it is, and takes none without a name', () => {
  expect(withDocuments('const graphql = 1;', './gql/graphql.ts')).toBe('const graphql = 1;');
  expect(() => withDocuments('graphql(`{ estates { id } }`)', './gql/graphql.ts')).toThrow('without a name');
});
