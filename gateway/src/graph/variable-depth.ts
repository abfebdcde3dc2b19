import { GraphQLError } from 'graphql';

/** Our inputs nest four deep, their lists counted; a reviewed value is whatever its field takes, of at most twenty. */
export const MAX_VARIABLE_DEPTH = 32;

/** Level by level, so that depth itself costs nothing. Throws: GraphQLError BAD_USER_INPUT. */
export function assertShallow(variables: unknown): void {
  let level: unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_VARIABLE_DEPTH)
      throw new GraphQLError(`Variables are nested deeper than ${MAX_VARIABLE_DEPTH} levels`, {
        extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
      });
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const prototype = Object.getPrototypeOf(value);
      // A file that waits is no value to look into.
      if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) continue;
      for (const inner of Object.values(value)) if (typeof inner === 'object') next.push(inner);
    }
    level = next;
  }
}
