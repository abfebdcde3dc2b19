import { GraphQLError } from 'graphql';

/** Our inputs nest four deep, their lists counted; a reviewed value is whatever its field takes, of at most twenty. */
const MAX_VARIABLE_DEPTH = 32;

/**
 * Of what comes as JSON with an operation: everything behind this walks into values and would run out of stack. What comes
 * in an address is too short for that. Level by level, so that depth itself costs nothing. Throws: GraphQLError BAD_USER_INPUT.
 */
export function assertShallow(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_VARIABLE_DEPTH)
      throw new GraphQLError(`The request is nested deeper than ${MAX_VARIABLE_DEPTH} levels`, {
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
