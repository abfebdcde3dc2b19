import { isJson, type Json, own } from './json.ts';
import type { Place } from './plan-steps.ts';
import type { SupergraphTypes } from './supergraph-types.ts';

export type Path = (string | number)[];

/** Calls back with each object that stands at the place; `path` is written on while walking and must be copied. */
export function visitPlace(
  root: Json,
  place: Place,
  { satisfies }: Pick<SupergraphTypes, 'satisfies'>,
  visit: (target: Json, path: Path) => void,
): void {
  const path: Path = [];
  const inList = (items: readonly unknown[], step: number): void => {
    for (let index = 0; index < items.length; index += 1) {
      path.push(index);
      walk(items[index], step);
      path.pop();
    }
  };
  const walk = (value: unknown, step: number): void => {
    if (Array.isArray(value)) {
      // Lists in lists have one sign each; a sign more or less changes nothing.
      inList(value, place[step] === '@' ? step + 1 : step);
      return;
    }
    if (!isJson(value)) return;
    const segment = place[step];
    if (segment === undefined) visit(value, path);
    else if (segment === '@') walk(value, step + 1);
    else if ('Field' in segment) {
      path.push(segment.Field);
      walk(own(value, segment.Field), step + 1);
      path.pop();
    } else {
      const { __typename: typename } = value;
      const isMeant =
        typeof typename !== 'string' || segment.TypeCondition.some((condition) => satisfies(typename, condition));
      if (isMeant) walk(value, step + 1);
    }
  };
  walk(root, 0);
}
