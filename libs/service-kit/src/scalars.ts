import { dateProblem } from '@platform/contracts/field-rules';
import { isIsoDate } from '@platform/kernel';
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';
import { type UploadReference, verifyUploadReference } from './upload-reference.ts';

const invalid = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

function toCents(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw invalid('Cents must be a whole number');
  return value;
}

/** Money: whole US cents, a safe integer (GraphQL Int has 32 bits only). */
const Cents = new GraphQLScalarType<number, number>({
  name: 'Cents',
  serialize: toCents,
  parseValue: toCents,
  parseLiteral: (node) => toCents(node.kind === Kind.INT ? Number(node.value) : undefined),
});

function toDate(value: unknown): string {
  if (!isIsoDate(value)) throw invalid('Date must be a day as YYYY-MM-DD');
  return value;
}

/** What somebody says is also in a year that can be meant: one typed short comes as 0024. */
function toSaidDate(value: unknown): string {
  const day = toDate(value);
  const problem = dateProblem(day);
  if (problem) throw invalid(problem);
  return day;
}

/** A day without time or zone. */
const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: toDate,
  parseValue: toSaidDate,
  parseLiteral: (node) => toSaidDate(node.kind === Kind.STRING ? node.value : undefined),
});

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

function toInstant(value: unknown): string {
  const date =
    value instanceof Date ? value : typeof value === 'string' && INSTANT.test(value) ? new Date(value) : null;
  if (!date || Number.isNaN(date.getTime())) throw invalid('DateTime must be a moment as 2026-11-21T10:00:00Z');
  return date.toISOString();
}

/** A moment: ISO 8601 with a zone in, UTC out. */
const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: toInstant,
  parseValue: toInstant,
  parseLiteral: (node) => toInstant(node.kind === Kind.STRING ? node.value : undefined),
});

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_JSON_DEPTH = 20;

/**
 * Refuses keys that a database or an object prototype would read as commands: `$ne`, `a.b`, `__proto__`.
 * Throws: GraphQLError BAD_USER_INPUT.
 */
export function assertPlainJson(value: unknown, depth = 0): void {
  if (depth > MAX_JSON_DEPTH) throw invalid(`JSON is nested deeper than ${MAX_JSON_DEPTH} levels`);
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value) assertPlainJson(item, depth + 1);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key) || key.startsWith('$') || key.includes('.') || key.includes('\0')) {
      throw invalid(`JSON must not have a key named "${key}"`);
    }
    assertPlainJson(item, depth + 1);
  }
}

function toJson(value: unknown): unknown {
  assertPlainJson(value);
  return value;
}

/** graphql-js builds literals with a null prototype and ordinary assignment, so the keys are checked on the node. */
function assertPlainLiteral(node: ValueNode): void {
  if (node.kind === Kind.LIST) node.values.forEach(assertPlainLiteral);
  if (node.kind !== Kind.OBJECT) return;
  for (const field of node.fields) {
    if (FORBIDDEN_KEYS.has(field.name.value)) throw invalid(`JSON must not have a key named "${field.name.value}"`);
    assertPlainLiteral(field.value);
  }
}

const Json = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: toJson,
  parseLiteral(node, variables) {
    assertPlainLiteral(node);
    return toJson(valueFromASTUntyped(node, variables));
  },
});

/** A file of a multipart request, as the gateway's signed reference to the stored blob. */
function uploadScalar(secret: string): GraphQLScalarType<UploadReference, never> {
  const parse = (value: unknown): UploadReference => {
    const reference = verifyUploadReference(value, secret);
    if (!reference) throw invalid('Upload must be a file of a multipart request');
    return reference;
  };
  return new GraphQLScalarType<UploadReference, never>({
    name: 'Upload',
    serialize() {
      throw invalid('Upload is an input only');
    },
    parseValue: parse,
    parseLiteral() {
      throw invalid('Upload must be a variable');
    },
  });
}

/** The scalars that a subgraph may declare in its base.graphql; `secret` is ACTOR_TOKEN_SECRET. */
export function createScalars(
  secret: string,
): Record<'Cents' | 'Date' | 'DateTime' | 'JSON' | 'Upload', GraphQLScalarType> {
  return { Cents, Date: DateScalar, DateTime, JSON: Json, Upload: uploadScalar(secret) };
}
