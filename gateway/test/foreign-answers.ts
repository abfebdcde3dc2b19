import { newId } from '@platform/kernel';
import type { Ids } from './foreign-ids.ts';
import type { GraphAnswer } from './platform-stand.ts';

/** The answer without what differs between any two requests. */
export const said = ({ data, errors }: Pick<GraphAnswer, 'data' | 'errors'>, ids: object): string =>
  Object.values(ids)
    .filter((value) => typeof value === 'string')
    .reduce((text, value) => text.replaceAll(value as string, '*'), JSON.stringify({ data, errors }));

/** Ids of the same kinds that nothing has. */
export const absentLike = (ids: Ids): Ids => {
  const made = Object.entries(ids).map(([name, value]) => [name, typeof value === 'string' ? newId() : value]);
  return { ...ids, ...Object.fromEntries(made), needle: 'Nobody of this name' };
};

/** True when there is more than empty lists and nulls: the question did reach something. */
export function tells(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(tells);
  if (value !== null && typeof value === 'object') {
    const { metadata: _count, __typename: _type, ...rest } = value as Record<string, unknown>;
    return Object.values(rest).some(tells);
  }
  return value !== null && value !== false && value !== 0 && value !== '';
}
