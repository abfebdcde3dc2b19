import { number, orNull, part, schemaHistoryPlugin, storedSchema, text } from '@platform/service-kit';
import type { Connection, Model, Schema } from 'mongoose';
import type { EstateSums, FoundSum } from '../../views/rows/estate-sums.ts';

/** The sums of one part of an organization's estates, as they were last added up. */
export interface SumsRecord {
  readonly _id: string;
  readonly organizationId: string;
  readonly sumsPart: number;
  /** Grows with each writing: who has read an earlier one does not write over a later one. */
  readonly version: number;
  /** The day that they are of, and the rules by which figures counted as stale. */
  readonly day: string;
  readonly ruleSet: string;
  readonly sums: EstateSums;
}

const found = part<FoundSum>({ count: number, amountCents: number, oldest: orNull(text) });
const sums = part<EstateSums>({
  estates: number,
  added: number,
  netWorthCents: number,
  taxCents: number,
  assetsCents: number,
  freshAssetsCents: number,
  asOf: orNull(text),
  stale: number,
  found: part<EstateSums['found']>({
    INSURANCE_IN_ESTATE: found,
    EXCLUSION_NOT_PORTED: found,
    OLD_DOCUMENTS: found,
    NO_HEALTH_CARE_DIRECTIVE: found,
    NO_WILL: found,
  }),
});

function sumsSchema(): Schema<SumsRecord> {
  const schema = storedSchema<SumsRecord, SumsRecord>(
    { _id: text, organizationId: text, sumsPart: number, version: number, day: text, ruleSet: text, sums },
    { collection: 'estate_sums' },
  );
  schema.index({ organizationId: 1, sumsPart: 1 }); // the dashboard
  schema.index({ day: 1 }); // those of an earlier day
  schema.plugin(schemaHistoryPlugin, []);
  return schema;
}

/** The same model for whoever asks again on one connection. */
export function defineSumsModel(connection: Connection): Model<SumsRecord> {
  const known = connection.models['EstateSums'] as Model<SumsRecord> | undefined;
  return known ?? connection.model<SumsRecord>('EstateSums', sumsSchema());
}
