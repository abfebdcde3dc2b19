import { Error as MongooseError, Schema, type SchemaOptions, type SchemaType, type UpdateQuery } from 'mongoose';
import { type ForeignValue, foreignValues } from './foreign-values.ts';
import { isSurelyAsWritten } from './plain-check.ts';

declare const holds: unique symbol;
/** A field of a stored document that holds exactly this type. */
export interface Field<Value> {
  readonly [holds]?: (value: Value) => Value;
}

type Plain<Value> = unknown extends Value
  ? unknown
  : Value extends string
    ? string extends Value
      ? string
      : Value
    : Value extends number
      ? number
      : Value extends boolean
        ? boolean
        : Value extends readonly (infer Item)[]
          ? readonly Plain<Item>[]
          : Value;

/**
 * One field for each field of the domain's type, of its kind, and null or absent where that is. So neither can drift: the
 * compiler refuses a field that is missing here, and one that the domain does not have.
 */
export type FieldsOf<Type> = { readonly [Key in keyof Type]-?: Field<Plain<Type[Key]>> };

const field = <Value>(definition: object): Field<Value> => definition as Field<Value>;

export const text = field<string>({ type: String, required: true });
export const number = field<number>({ type: Number, required: true });
export const flag = field<boolean>({ type: Boolean, required: true });
export const instant = field<Date>({ type: Date, required: true });
/** Anything; whoever uses it says what has checked the value before it is written. */
export const open = field<unknown>({ type: Schema.Types.Mixed });

/** One of an enumeration; a field whose type in the domain is one takes no `text`. */
export const oneOf = <Value extends string>(values: readonly Value[]): Field<Value> =>
  field({ type: String, required: true, enum: { values: [...values], message: '{VALUE} is none of its values' } });

const lax = (of: object): object => ({ ...of, required: false, default: undefined });
/** Null where nothing is known. */
export const orNull = <Value>(of: Field<Value>): Field<Value | null> => field(lax(of));
/** Absent where nothing is said. */
export const optional = <Value>(of: Field<Value>): Field<Value | undefined> => field(lax(of));

export const list = <Value>(of: Field<Value>): Field<readonly Value[]> =>
  field({ type: [of], required: true, default: undefined, castNonArrays: false });

type IsEnumeration<Value> = [Extract<Value, string>] extends [never]
  ? false
  : string extends Extract<Value, string>
    ? false
    : true;

/** Each field of the domain's type, however it is defined; but an enumeration is `oneOf`, as in `FieldsOf`. */
type EnumerationsOf<Type> = {
  readonly [Key in keyof Type]-?: IsEnumeration<Type[Key]> extends true ? Field<Plain<Type[Key]>> : unknown;
};

/** `memberships.$[one].role` is the field `memberships.role`. */
const withoutPositions = (path: string): string => path.replace(/\.\$(?:\[\w*\])?/g, '');

/** Throws for a value that is none of its field's enumeration. */
function checkEnumerations(schema: Schema, set: Readonly<Record<string, unknown>>): void {
  for (const [path, value] of Object.entries(set)) {
    const { enum: allowed } = (schema.path(withoutPositions(path))?.options ?? {}) as { enum?: { values: string[] } };
    const isNone = value === null || value === undefined;
    if (allowed && !isNone && !allowed.values.includes(String(value)))
      throw new Error(`${path}: ${String(value)} is none of its values`);
  }
}

/**
 * The schema of a document whose fields have defaults, or are written in parts. The compiler refuses a field that is
 * missing here, one that the domain does not have, and an enumeration that takes any text; a value outside of one is
 * refused also where an update sets it. `Fields` are those that no plugin adds.
 */
export function documentSchema<Type, Fields = Type>(
  fields: EnumerationsOf<Fields>,
  options: SchemaOptions = {},
): Schema<Type> {
  const schema = new Schema(fields as never, { versionKey: false, ...options });
  // Mongoose's own validators of updates take the conditions of a `$pull` for values.
  schema.pre(['findOneAndUpdate', 'updateOne'], async function checkWhatIsSet() {
    const { $set, $setOnInsert } = (this.getUpdate() ?? {}) as UpdateQuery<unknown>;
    checkEnumerations(schema, { ...$set, ...$setOnInsert });
  });
  return schema as unknown as Schema<Type>;
}

/** Of Mongoose, though not of its types. */
interface Castable {
  castFunction(cast: (value: unknown) => unknown): unknown;
}

/** Mongoose's own kinds would turn 5 into '5' and refuse an empty text that is required. */
function keepAsWritten(type: SchemaType): void {
  const kind = type.instance.toLowerCase();
  if (kind === 'array') {
    const item = (type as Schema.Types.Array).embeddedSchemaType;
    if (item) keepAsWritten(item);
  }
  if (kind !== 'string' && kind !== 'number' && kind !== 'boolean') return;
  const present = (value: unknown): boolean => value !== null && value !== undefined;
  (type as SchemaType & Castable).castFunction((value: unknown) => {
    if (present(value) && typeof value !== kind) throw new Error(`not a ${kind}`);
    return value;
  });
  Object.assign(type, { checkRequired: present });
}

/** Nothing of a document is dropped, turned into another kind, or added. */
const AS_WRITTEN = { strict: 'throw', minimize: false, id: false } as const;

/**
 * Whether nothing is wrong but values that the document has already, outside their enumerations: it was written before
 * these had their present values, the start has named them in the log, and whoever changes something else is not to blame.
 */
function isOfBefore(error: unknown, known: readonly ForeignValue[]): boolean {
  if (!(error instanceof MongooseError.ValidationError)) return false;
  const without = (field: string): string => field.replace(/\.\d+(?=\.|$)/g, '');
  const same = ({ path, value }: { path: string; value?: unknown }): boolean =>
    known.some((one) => one.value === value && `.${without(one.field)}`.endsWith(`.${without(path)}`));
  // An error of a part repeats those of its fields.
  const single = Object.values(error.errors).filter((one) => !(one instanceof MongooseError.ValidationError));
  return single.length > 0 && single.every((one) => one.kind === 'enum' && same(one));
}

/** A part that stands inside of a document; `self` is for a part that may hold others of its kind. */
export function part<Type>(fields: FieldsOf<Type> | ((self: Field<Type>) => FieldsOf<Type>)): Field<Type> {
  const schema = new Schema({}, { ...AS_WRITTEN, _id: false });
  const own = field<Type>({ type: schema, required: true });
  schema.add((typeof fields === 'function' ? fields(own) : fields) as never);
  schema.eachPath((_, type) => keepAsWritten(type));
  return own;
}

/**
 * The schema of a whole document: an unknown field, a missing one, or one of another kind is refused when the document is
 * created and by what an update sets. `Fields` are those that no plugin adds.
 */
export function storedSchema<Type, Fields = Type>(fields: FieldsOf<Fields>, options: SchemaOptions = {}): Schema<Type> {
  const schema = new Schema(fields as never, { versionKey: false, ...options, ...AS_WRITTEN });
  schema.eachPath((_, type) => keepAsWritten(type));
  // Mongoose casts what an update sets, but looks for what is missing only in documents of its own.
  schema.pre(['findOneAndUpdate', 'updateOne'], async function checkWhatIsSet() {
    const set = (this.getUpdate() as UpdateQuery<unknown> | null)?.$set;
    if (!set || isSurelyAsWritten(schema, set)) return;
    try {
      await new this.model(set).validate(Object.keys(set));
    } catch (error) {
      const known = await this.model.collection.findOne(this.getFilter() as never, {
        projection: Object.fromEntries(Object.keys(set).map((field) => [field, 1])),
      });
      if (!known || !isOfBefore(error, foreignValues(this.model.schema, known))) throw error;
    }
  });
  return schema as unknown as Schema<Type>;
}
