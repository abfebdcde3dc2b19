import type { StoredNoun } from '@platform/service-kit';
import {
  type AddedToEstateBound,
  estateBoundPlugin,
  flag,
  list,
  oneOf,
  optional,
  orNull,
  part,
  storedSchema,
  text,
} from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { CustomWords, OpportunityWording } from '../../domain/opportunity/client-words.ts';
import { FINDING_KINDS } from '../../domain/opportunity/findings.ts';

export type OpportunityWordingRecord = StoredNoun<OpportunityWording>;

export function defineOpportunityWordingModel(connection: Connection): Model<OpportunityWordingRecord> {
  const words = part<CustomWords>({
    kind: oneOf(FINDING_KINDS),
    title: orNull(text),
    description: orNull(text),
    whyItsImportant: orNull(text),
    whatToDo: orNull(text),
    isHidden: flag,
  });
  const schema = storedSchema<OpportunityWordingRecord, Omit<OpportunityWordingRecord, AddedToEstateBound>>({
    words: list(words),
    createdAt: text,
    updatedAt: text,
    estateDeleted: optional(flag),
    estateArchived: optional(flag),
  });
  schema.plugin(estateBoundPlugin, []);
  return connection.model<OpportunityWordingRecord>('OpportunityWording', schema, 'opportunity_wordings');
}
