import { DomainError, isIsoDate } from '@platform/kernel';

/** The part of JSON Schema that the engine's inputs need. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: 'date';
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

function fail(code: string, path: string, message: string): never {
  throw new DomainError(code, message, { field: path === '' ? 'input' : path });
}

/**
 * Checks a value against a schema and throws a DomainError that names the field: `WRONG_TYPE`, `MISSING_FIELD`,
 * `UNKNOWN_FIELD`, `NOT_ONE_OF`, `NOT_WHOLE`, `NOT_CENTS`, `OUT_OF_RANGE`, `WRONG_LENGTH`, `NOT_A_DATE`, `WRONG_FORM`.
 */
export function validate(schema: JsonSchema, value: unknown, path = ''): void {
  requireType(schema, value, path);
  if (schema.enum && !schema.enum.includes(value)) {
    fail('NOT_ONE_OF', path, `${path} is ${JSON.stringify(value)}, not one of ${schema.enum.join(', ')}`);
  }
  if (typeof value === 'number') requireRange(schema, value, path);
  if (typeof value === 'string') requireText(schema, value, path);
  if (Array.isArray(value)) requireItems(schema, value, path);
  else if (schema.type === 'object') requireProperties(schema, value as Record<string, unknown>, path);
}

function requireType(schema: JsonSchema, value: unknown, path: string): void {
  const { type } = schema;
  if (!type) return;
  const wanted = type === 'integer' ? 'number' : type;
  if (kindOf(value) !== wanted || (typeof value === 'number' && !Number.isFinite(value))) {
    fail(
      'WRONG_TYPE',
      path,
      `${path || 'the input'} must be ${type === 'object' || type === 'array' || type === 'integer' ? 'an' : 'a'} ${type}`,
    );
  }
  if (type !== 'integer' || Number.isSafeInteger(value)) return;
  const code = path.endsWith('Cents') ? 'NOT_CENTS' : 'NOT_WHOLE';
  fail(code, path, `${path} is ${value}, not a whole number${code === 'NOT_CENTS' ? ' of cents' : ''}`);
}

function requireRange({ minimum, maximum }: JsonSchema, value: number, path: string): void {
  if (minimum !== undefined && value < minimum) fail('OUT_OF_RANGE', path, `${path} is ${value}, below ${minimum}`);
  if (maximum !== undefined && value > maximum) fail('OUT_OF_RANGE', path, `${path} is ${value}, above ${maximum}`);
}

function requireText({ format, pattern }: JsonSchema, value: string, path: string): void {
  if (format === 'date' && !isIsoDate(value))
    fail('NOT_A_DATE', path, `${path} is "${value}", not a date (YYYY-MM-DD)`);
  if (pattern !== undefined && !expression(pattern).test(value))
    fail('WRONG_FORM', path, `${path} is "${value}", not of the form ${pattern}`);
}

const EXPRESSIONS = new Map<string, RegExp>();

function expression(pattern: string): RegExp {
  const known = EXPRESSIONS.get(pattern) ?? new RegExp(pattern);
  EXPRESSIONS.set(pattern, known);
  return known;
}

function requireItems({ items, minItems, maxItems }: JsonSchema, value: readonly unknown[], path: string): void {
  if ((minItems !== undefined && value.length < minItems) || (maxItems !== undefined && value.length > maxItems)) {
    fail('WRONG_LENGTH', path, `${path} has ${value.length} entries, not ${minItems ?? 0} to ${maxItems ?? 'any'}`);
  }
  if (!items) return;
  for (const [index, item] of value.entries()) validate(items, item, `${path}[${index}]`);
}

function requireProperties(schema: JsonSchema, value: Record<string, unknown>, path: string): void {
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const known = schema.properties ?? {};
  const names = Object.keys(value);
  for (const name of names) {
    if (Object.hasOwn(known, name) || schema.additionalProperties !== false) continue;
    fail('UNKNOWN_FIELD', at(name), `"${at(name)}" is not a field here (${Object.keys(known).join(', ')})`);
  }
  for (const name of schema.required ?? []) {
    if (value[name] === undefined) fail('MISSING_FIELD', at(name), `${at(name)} is missing`);
  }
  for (const name of names) {
    const property = Object.hasOwn(known, name) ? known[name] : undefined;
    if (property && value[name] !== undefined) validate(property, value[name], at(name));
  }
}
