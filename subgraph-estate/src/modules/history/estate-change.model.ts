import { CHANGE_ACTIONS, CHANGED_PARTS } from '@platform/contracts/domain';
import {
  type AddedToEstateBound,
  estateBoundPlugin,
  list,
  number,
  oneOf,
  orNull,
  part,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { ChangedField, ChangedThing, EstateChange } from '../../domain/history/estate-change.ts';

export interface ChangeRecord extends Omit<EstateChange, 'id'> {
  readonly _id: string;
}

const field = part<ChangedField>({
  field: text,
  label: text,
  before: orNull(text),
  after: orNull(text),
  rawBefore: orNull(text),
  rawAfter: orNull(text),
});
const thing = part<ChangedThing>({
  part: oneOf(CHANGED_PARTS),
  thingId: text,
  name: text,
  action: oneOf(CHANGE_ACTIONS),
  fields: list(field),
});

export function defineChangeModel(connection: Connection): Model<ChangeRecord> {
  const schema = storedSchema<ChangeRecord, Omit<ChangeRecord, AddedToEstateBound>>({
    at: text,
    made: number,
    actorId: orNull(text),
    actorName: text,
    supportName: orNull(text),
    things: list(thing),
    leftOut: number,
  });
  // The history of an estate, newest first.
  schema.index({ estateId: 1, at: -1, made: -1, _id: -1 });
  schema.plugin(estateBoundPlugin, []);
  return connection.model<ChangeRecord>('EstateChange', schema, 'estate_changes');
}
