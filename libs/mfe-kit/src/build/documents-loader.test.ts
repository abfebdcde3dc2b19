import { expect, it } from 'vitest';
import { documentsIn, withDocuments } from './documents-loader.ts';

const GENERATED = [
  'export type Overview = { readonly id: string };',
  'export const OverviewRouteDocument = {"kind":"Document","definitions":[1]} as unknown as DocumentNode<Overview>;',
  'export const HoldingDialog_AssetFragmentDoc = {"kind":"Document","definitions":[2]} as unknown as DocumentNode<A>;',
  'export const UpdateItDocument = {"kind":"Document","definitions":[3]} as unknown as DocumentNode<B>;',
].join('\n');

it('gives each call of graphql the document that was generated for it, and no other', () => {
  const source = [
    'const A = graphql(`',
    '  query OverviewRoute($id: ID!) { estate(id: $id) { id ...HoldingDialog_asset } }',
    '`);',
    'const B = graphql(`fragment HoldingDialog_asset on Asset { id }`);',
  ].join('\n');
  expect(withDocuments(source, documentsIn(GENERATED))).toBe(
    ['const A = ({"kind":"Document","definitions":[1]});', 'const B = ({"kind":"Document","definitions":[2]});'].join(
      '\n',
    ),
  );
});

it('leaves a source without documents as it is, takes none without a name, and says which is not generated', () => {
  const documents = documentsIn(GENERATED);
  expect([...documents.keys()]).toEqual([
    'OverviewRouteDocument',
    'HoldingDialog_AssetFragmentDoc',
    'UpdateItDocument',
  ]);
  expect(withDocuments('const graphql = 1;', documents)).toBe('const graphql = 1;');
  expect(() => withDocuments('graphql(`{ estates { id } }`)', documents)).toThrow('without a name');
  expect(() => withDocuments('graphql(`query New { estates { id } }`)', documents)).toThrow(
    'NewDocument is not generated: npm run codegen',
  );
});
