import { connect } from 'node:net';
import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType, isRequiredArgument } from 'graphql';
import type { Answer, Verdict } from './verdict.ts';

/** A way that leads from a root field into a type, and from there back to it. */
export interface Cycle {
  readonly start: string;
  readonly fields: readonly string[];
}

const free = (type: GraphQLObjectType) =>
  Object.values(type.getFields()).flatMap((field) => {
    const to = getNamedType(field.type);
    return isObjectType(to) && !field.args.some(isRequiredArgument) ? [{ name: field.name, to }] : [];
  });

/** The shortest way from a type back to itself, if there is one. */
function wayBack(type: GraphQLObjectType): string[] | null {
  let ways = free(type).map(({ name, to }) => ({ names: [name], to }));
  for (let length = 1; length <= 4; length += 1) {
    const found = ways.find(({ to }) => to === type);
    if (found) return found.names;
    ways = ways.flatMap(({ names, to }) => free(to).map((next) => ({ names: [...names, next.name], to: next.to })));
    ways = ways.slice(0, 5_000);
  }
  return null;
}

/** Every cycle that a query without arguments, or its list, leads into. */
export function cyclesOf(schema: GraphQLSchema): Cycle[] {
  const root = schema.getQueryType();
  if (!root) return [];
  return free(root).flatMap(({ name, to }) =>
    [{ path: [name], type: to }, ...free(to).map((inner) => ({ path: [name, inner.name], type: inner.to }))].flatMap(
      ({ path, type }) => {
        const fields = wayBack(type);
        return fields ? [{ start: path.join(' { '), fields }] : [];
      },
    ),
  );
}

export function nestedOf({ start, fields }: Cycle, depth: number): string {
  const names = [...start.split(' { '), ...Array.from({ length: depth }, (_, at) => fields[at % fields.length] ?? '')];
  return `{ ${names.join(' { ')} { __typename }${' }'.repeat(names.length)}`;
}

export const aliasesOf = (field: string, count: number): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`;

/** It is refused, or answered soon. */
export function withinReason({ status, text, ms }: Answer): Verdict {
  if (status >= 500 && status !== 504) return `LEAK: a fault: ${status} ${text.slice(0, 160)}`;
  return ms > 12_000 ? `LEAK: took ${Math.round(ms)} ms` : 'held';
}

/** Bodies that never come: all are closed in time, and others are served meanwhile. */
export async function slowBodies(url: string, count: number, others: () => Promise<Answer>): Promise<Verdict> {
  const { hostname, port, host } = new URL(url);
  const head = `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
  const closed = Array.from({ length: count }, () => {
    const socket = connect({ host: hostname, port: Number(port) });
    const drip = setInterval(() => socket.write(' '), 500);
    socket.on('error', () => undefined);
    socket.write(head);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const limit = setTimeout(() => {
      resolve(false);
      socket.destroy();
    }, 40_000);
    socket.once('close', () => {
      clearInterval(drip);
      clearTimeout(limit);
      resolve(true);
    });
    return promise;
  });
  const other = await others();
  if (other.status !== 200 || other.ms > 5_000)
    return `LEAK: others wait: ${other.status} after ${Math.round(other.ms)} ms`;
  const stayed = (await Promise.all(closed)).filter((isClosed) => !isClosed).length;
  return stayed === 0 ? 'held' : `LEAK: ${stayed} of ${count} connections stay open`;
}
