import type { Schema } from 'mongoose';
import { type AddedToEstateBound, estateBoundPlugin } from './estate-bound.ts';
import { leaseFields } from './leased-worker.ts';
import type { SchemaHistory } from './schema-history.ts';
import { type FieldsOf, storedSchema } from './stored-part.ts';

type Added = AddedToEstateBound | keyof typeof leaseFields | 'createdAt' | 'updatedAt';

/** The schema of a noun of an estate that is worked on under a lease; `fields` are its own. */
export function leasedSchema<Raw>(
  fields: FieldsOf<Omit<Raw, Added>>,
  { collection, history }: { readonly collection: string; readonly history: SchemaHistory },
): Schema<Raw> {
  const schema = storedSchema<Raw, Omit<Raw, Added>>(fields, { collection, timestamps: true });
  schema.add(leaseFields as never);
  schema.plugin(estateBoundPlugin as never, history as never);
  return schema;
}
