import type { Schema, SchemaType } from 'mongoose';

/** Whether a value is surely what a schema takes; false says only that somebody slower has to look. */
type Check = (value: unknown) => boolean;

/** What is not known here is left to Mongoose. */
const UNSURE: Check = () => false;

/** Of Mongoose, though not of its types. */
interface Inner {
  readonly validators?: readonly { readonly type?: string }[];
  readonly embeddedSchemaType?: SchemaType;
  readonly schema?: Schema;
}

const isNone = (value: unknown): boolean => value === null || value === undefined;

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const compiled = new WeakMap<Schema, Check>();

function partCheck(schema: Schema): Check {
  const known = compiled.get(schema);
  if (known) return known;
  const fields = new Map<string, Check>();
  const check: Check = (value) => {
    if (!isPlain(value)) return false;
    for (const key of Object.keys(value)) if (!fields.has(key)) return false;
    for (const [key, of] of fields) if (!of(value[key])) return false;
    return true;
  };
  // Before its fields: a part may hold others of its kind.
  compiled.set(schema, check);
  schema.eachPath((path, type) => {
    fields.set(path, fieldCheck(type));
  });
  return check;
}

function valueCheck(type: SchemaType): Check {
  const { embeddedSchemaType, schema } = type as unknown as Inner;
  const kind = type.instance.toLowerCase();
  if (kind === 'mixed') return () => true;
  if (kind === 'embedded' && schema) return partCheck(schema);
  if (kind === 'array' || kind === 'documentarray') {
    const item = schema ? partCheck(schema) : embeddedSchemaType ? valueCheck(embeddedSchemaType) : UNSURE;
    return (value) => Array.isArray(value) && value.every(item);
  }
  const { enum: listed } = type.options as { enum?: { values: unknown[] } };
  const allowed = listed && new Set(listed.values);
  const isAllowed = (value: unknown): boolean => !allowed || allowed.has(value);
  if (kind === 'string') return (value) => typeof value === 'string' && isAllowed(value);
  if (kind === 'number') return (value) => typeof value === 'number' && isAllowed(value);
  return kind === 'boolean' ? (value) => typeof value === 'boolean' : UNSURE;
}

function fieldCheck(type: SchemaType): Check {
  const { validators = [] } = type as unknown as Inner;
  // A rule of its own is looked at by Mongoose.
  if (validators.some(({ type: rule }) => rule !== 'required' && rule !== 'enum')) return UNSURE;
  const isRequired = (type.options as { required?: unknown }).required === true;
  const of = valueCheck(type);
  return (value) => (isNone(value) ? !isRequired : of(value));
}

/**
 * Whether all that an update sets is surely as the schema says: no field unknown, missing, or of another kind. Mongoose
 * makes an object of its own of every part to say the same, which takes as long as all the rest of writing an estate.
 */
export function isSurelyAsWritten(schema: Pick<Schema, 'paths'>, set: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(set).every(([path, value]) => {
    const type = schema.paths[path];
    if (type !== undefined) return fieldCheck(type)(value);
    const [, list = ''] = /^(\w+)\.\d+$/.exec(path) ?? [];
    const item = (schema.paths[list] as unknown as Inner | undefined)?.schema;
    return item !== undefined && partCheck(item)(value);
  });
}
