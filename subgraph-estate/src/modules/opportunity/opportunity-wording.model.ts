import type { StoredNoun } from '@platform/service-kit';
import { estateNounSchema, flag, list, oneOf, orNull, part, text } from '@platform/service-kit';
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
  const schema = estateNounSchema<OpportunityWordingRecord>({
    words: list(words),
  });
  return connection.model<OpportunityWordingRecord>('OpportunityWording', schema, 'opportunity_wordings');
}
