import { aggregatePlugin, flag, instant, orNull, schemaHistoryPlugin, storedSchema, text } from '@platform/service-kit';
import type { Connection, Model } from 'mongoose';
import type { LanguageModelRecord } from '../../domain/language-model/language-model.ts';

const languageModelSchema = storedSchema<LanguageModelRecord, Omit<LanguageModelRecord, 'version'>>(
  {
    _id: text,
    organizationId: text,
    isEnabled: flag,
    baseUrl: orNull(text),
    modelName: orNull(text),
    sealedKey: orNull(text),
    masksNames: flag,
    changedByName: orNull(text),
    changedAt: orNull(instant),
  },
  { collection: 'language_models' },
);
languageModelSchema.plugin(aggregatePlugin);
languageModelSchema.plugin(schemaHistoryPlugin, []);

export type LanguageModelModel = Model<LanguageModelRecord>;

export function defineLanguageModelModel(connection: Connection): LanguageModelModel {
  return connection.model<LanguageModelRecord>('LanguageModel', languageModelSchema);
}
