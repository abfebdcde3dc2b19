import type { CodegenConfig } from '@graphql-codegen/cli';
import { mappers as estate } from './subgraph-estate/codegen-mappers.ts';
import { mappers as identity } from './subgraph-identity/codegen-mappers.ts';
import { mappers as integrations } from './subgraph-integrations/codegen-mappers.ts';
import { mappers as reports } from './subgraph-reports/codegen-mappers.ts';
import { SUBGRAPHS, subgraphSdl } from './tools/subgraph-sdl.ts';

const scalars = {
  Cents: 'number',
  Date: 'string',
  DateTime: { input: 'string', output: 'string | Date' },
  JSON: 'unknown',
};
const MAPPERS = { estate, identity, integrations, reports };
const WEB = ['shell-app', 'mfe-estate', 'mfe-documents', 'mfe-reports', 'mfe-admin'] as const;

const generates: CodegenConfig['generates'] = {};
for (const name of SUBGRAPHS) {
  generates[`subgraph-${name}/src/schema.generated.ts`] = {
    schema: subgraphSdl(name),
    plugins: ['typescript', 'typescript-resolvers'],
    config: {
      federation: true,
      useTypeImports: true,
      enumsAsTypes: true,
      contextType: './context.ts#Context',
      mappers: MAPPERS[name],
      scalars: { ...scalars, Upload: './context.ts#UploadedFileReference' },
      defaultScalarType: 'unknown',
      makeResolverTypeCallable: true,
      maybeValue: 'T | null | undefined',
    },
  };
}
for (const project of WEB) {
  generates[`${project}/src/gql/`] = {
    schema: ['gateway/api.graphql', 'gateway/subscriptions.graphql'],
    documents: [`${project}/src/**/*.{ts,tsx}`, `!${project}/src/gql/**`],
    preset: 'client',
    presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      scalars: { Cents: 'number', Date: 'string', DateTime: 'string', JSON: 'unknown', Upload: 'File' },
      defaultScalarType: 'unknown',
      importExtension: '.ts',
    },
  };
}

/** Server types from each subgraph's SDL, client types from the composed schema. */
const config: CodegenConfig = { overwrite: true, ignoreNoDocuments: true, generates, importExtension: '.ts' };
export default config;
