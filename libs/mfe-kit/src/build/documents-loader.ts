import path from 'node:path';
import type { LoaderContext } from '@rspack/core';

const CALL = /\bgraphql\(\s*`([^`]*)`,?\s*\)/g;
const NAMED = /\b(query|mutation|subscription|fragment)\s+(\w+)/;

/** The name that code generation gives a document: `ClientColumns_estate` → ClientColumns_EstateFragmentDoc. */
function documentName(text: string): string {
  const [, kind, name] = NAMED.exec(text) ?? [];
  if (!name) throw new Error(`A document without a name: ${text.trim().slice(0, 80)}`);
  const pascal = name.replace(/(^|_)([a-z])/g, (_all, before: string, letter: string) => before + letter.toUpperCase());
  return `${pascal}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`;
}

/**
 * A source whose calls of `graphql` are the generated documents themselves: the call looks its text up in a map of all
 * texts of the area, which a first visit would fetch with every text in it, and each text once more where it is written.
 */
export function withDocuments(source: string, generated: string): string {
  const names = new Set<string>();
  const changed = source.replace(CALL, (_call, text: string) => {
    const name = documentName(text);
    names.add(name);
    return name;
  });
  return names.size === 0 ? source : `${changed}\nimport { ${[...names].join(', ')} } from '${generated}';\n`;
}

/**
 * For the build, which loads it by its path.
 * @public
 */
export default function documentsLoader(
  this: Pick<LoaderContext, 'rootContext' | 'resourcePath'>,
  source: string,
): string {
  if (!source.includes('graphql(`')) return source;
  const generated = path.join(this.rootContext ?? '', 'src/gql/graphql.ts');
  const relative = path.relative(path.dirname(this.resourcePath), generated).replaceAll(path.sep, '/');
  return withDocuments(source, relative.startsWith('.') ? relative : `./${relative}`);
}
