import { readFileSync, writeFileSync } from 'node:fs';
import { composeServices } from '@apollo/composition';
import { parse, printSchema } from 'graphql';
import { SUBGRAPHS, subgraphSdl } from './subgraph-sdl.ts';

/** The supergraph is what the gateway runs; the API schema is what clients see, and what client types come from. */
const TARGETS = {
  'gateway/supergraph.graphql': new URL('../gateway/supergraph.graphql', import.meta.url),
  'gateway/api.graphql': new URL('../gateway/api.graphql', import.meta.url),
} as const;

/** Composes the four subgraphs; throws with every composition error in words. */
export function composeSupergraph(): Record<keyof typeof TARGETS, string> {
  const { errors, supergraphSdl, schema } = composeServices(
    SUBGRAPHS.map((name) => ({ name, typeDefs: parse(subgraphSdl(name)), url: `http://${name}.invalid/graphql` })),
  );
  if (errors) throw new Error(`The subgraphs do not compose:\n${errors.map((e) => `- ${e.message}`).join('\n')}`);
  return {
    'gateway/supergraph.graphql': `${supergraphSdl.trimEnd()}\n`,
    'gateway/api.graphql': `${printSchema(schema.toAPISchema().toGraphQLJSSchema()).trimEnd()}\n`,
  };
}

if (import.meta.main) {
  const composed = composeSupergraph();
  const check = process.argv.includes('--check');
  for (const file of Object.keys(TARGETS) as (keyof typeof TARGETS)[]) {
    if (!check) writeFileSync(TARGETS[file], composed[file]);
    else if (readFileSync(TARGETS[file], 'utf8') !== composed[file]) {
      console.error(`${file} is stale: run "npm run codegen" and commit the result.`);
      process.exitCode = 1;
    }
  }
  if (process.exitCode === undefined) console.log(check ? 'composition is fresh' : 'composition written');
}
