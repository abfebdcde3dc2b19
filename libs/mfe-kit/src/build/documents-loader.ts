import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoaderContext } from '@rspack/core';

const CALL = /\bgraphql\(\s*`([^`]*)`,?\s*\)/g;
const GENERATED = /^export const (\w+) = (\{.*\}) as unknown as /gm;
const NAMED = /\b(query|mutation|subscription|fragment)\s+(\w+)/;

/** The name that code generation gives a document: `ClientColumns_estate` → ClientColumns_EstateFragmentDoc. */
function documentName(text: string): string {
  const [, kind, name] = NAMED.exec(text) ?? [];
  if (!name) throw new Error(`A document without a name: ${text.trim().slice(0, 80)}`);
  const pascal = name.replace(/(^|_)([a-z])/g, (_all, before: string, letter: string) => before + letter.toUpperCase());
  return `${pascal}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`;
}

/** The documents of a generated file, each by its name as it is written there. */
export function documentsIn(generated: string): Map<string, string> {
  return new Map([...generated.matchAll(GENERATED)].map(([, name = '', document = '']) => [name, document]));
}

/**
 * A source whose calls of `graphql` are the generated documents themselves. The call looks its text up in a map of all
 * texts of the area, and a document that was imported would bring the others of the generated file along: a first visit
 * would fetch each query of each screen.
 */
export function withDocuments(source: string, documents: ReadonlyMap<string, string>): string {
  return source.replace(CALL, (_call, text: string) => {
    const name = documentName(text);
    const document = documents.get(name);
    if (!document) throw new Error(`${name} is not generated: npm run codegen`);
    return `(${document})`;
  });
}

/**
 * For the build, which loads it by its path.
 * @public
 */
export default async function documentsLoader(
  this: Pick<LoaderContext, 'rootContext' | 'resourcePath' | 'addDependency'>,
  source: string,
): Promise<string> {
  const folder = path.join(this.rootContext ?? '', 'src/gql');
  // What is generated has calls in its comments.
  if (!source.includes('graphql(`') || this.resourcePath.startsWith(folder)) return source;
  const generated = path.join(folder, 'graphql.ts');
  this.addDependency(generated);
  return withDocuments(source, documentsIn(await readFile(generated, 'utf8')));
}
