import type { FetchNodePathSegment, FetchRewrite } from '@graphql-hive/router-query-planner';
import { isJson, type Json, own, put } from './json.ts';
import type { SupergraphTypes } from './supergraph-types.ts';

/** Changes what goes to a subgraph or comes from it: names under which it knows a type or a field. */
export type Rewrite = (value: unknown) => void;

type Change = (holder: Json, key: string) => void;

function changeOf(rewrite: FetchRewrite): { path: readonly FetchNodePathSegment[]; change: Change } {
  if ('KeyRenamer' in rewrite) {
    const { path, renameKeyTo } = rewrite.KeyRenamer;
    return {
      path,
      change(holder, key) {
        const value = own(holder, key);
        if (value === undefined) return;
        put(holder, renameKeyTo, value);
        if (key !== renameKeyTo) delete holder[key];
      },
    };
  }
  const { path, setValueTo } = 'ValueSetter' in rewrite ? rewrite.ValueSetter : rewrite;
  return { path, change: (holder, key) => put(holder, key, setValueTo) };
}

function at(
  value: unknown,
  path: readonly FetchNodePathSegment[],
  step: number,
  types: SupergraphTypes,
  change: Change,
): void {
  if (Array.isArray(value)) {
    for (const item of value) at(item, path, step, types, change);
    return;
  }
  const segment = path[step];
  if (!segment || !isJson(value)) return;
  if ('Key' in segment) {
    if (step === path.length - 1) change(value, segment.Key);
    else at(own(value, segment.Key), path, step + 1, types, change);
    return;
  }
  const typename = value['__typename'];
  const isMeant =
    typeof typename !== 'string' || segment.TypenameEquals.some((condition) => types.satisfies(typename, condition));
  if (isMeant) at(value, path, step + 1, types, change);
}

export function compileRewrites(rewrites: readonly FetchRewrite[] | undefined, types: SupergraphTypes): Rewrite | null {
  if (!rewrites || rewrites.length === 0) return null;
  const changes = rewrites.map(changeOf);
  return (value) => {
    for (const { path, change } of changes) at(value, path, 0, types, change);
  };
}
