import type { Schema, SchemaType } from 'mongoose';

/** A stored value that its enumeration does not have. */
export interface ForeignValue {
  /** With places in lists: `people.0.role`. */
  readonly field: string;
  readonly value: unknown;
}

type WithParts = SchemaType & { readonly schema?: Schema; readonly embeddedSchemaType?: SchemaType };

function valuesOf({ options }: SchemaType): readonly unknown[] | undefined {
  const asked: unknown = (options as { enum?: unknown }).enum;
  const values = Array.isArray(asked) ? asked : (asked as { values?: unknown } | undefined)?.values;
  return Array.isArray(values) && values.length > 0 ? values : undefined;
}

function foreignAt(type: WithParts, field: string, value: unknown): ForeignValue[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    const item = type.schema ? type : (type.embeddedSchemaType as WithParts | undefined);
    return item ? value.flatMap((one, place) => foreignAt(item, `${field}.${place}`, one)) : [];
  }
  if (type.schema) return foreignValues(type.schema, value as object, `${field}.`);
  const values = valuesOf(type);
  return !values || values.includes(value) ? [] : [{ field, value }];
}

/** Values of a document outside their enumerations: written before these had their present values. */
export function foreignValues(schema: Schema, document: object, before = ''): ForeignValue[] {
  return Object.entries(document).flatMap(([name, value]) => {
    const type = schema.path(name);
    return type ? foreignAt(type as WithParts, `${before}${name}`, value) : [];
  });
}
