import type { Connection, Model, Schema } from 'mongoose';

/** A document as the store holds it. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** One step forward of a collection's documents; there is none back. */
export interface SchemaStep {
  /** What is different afterwards, for the log: `every person has contact fields`. */
  readonly says: string;
  /** The document in its next form. Pure: whoever repeats it gets the same. Throws where it cannot be done. */
  readonly change: (document: StoredDocument) => StoredDocument;
  /**
   * Written in other collections before these documents (in their next form) count as done; an interruption repeats it,
   * so it must be safe to do twice.
   */
  readonly beside?: (documents: readonly StoredDocument[], connection: Connection) => Promise<void>;
}

/**
 * The forms that a collection's documents have had, oldest first. Documents of version 1 are those from before the first
 * step; this release writes version `steps + 1`. A step that a release has shipped is never changed or taken out.
 */
export type SchemaHistory = readonly SchemaStep[];

export const schemaVersionOf = (history: SchemaHistory): number => history.length + 1;

/** What is said about a document that a later release has written. */
export function newerWords(collection: string, found: number, known: number): string {
  return (
    `The stored "${collection}" hold a document of version ${found}; this release knows versions up to ${known}. ` +
    'It was written by a later release: start that one, or restore the data from before it.'
  );
}

interface WithHistory {
  schemaHistory?(): SchemaHistory;
}

/** Throws for a model without a history: every stored noun has one, if only an empty one. */
export function historyOf(model: Model<unknown>): SchemaHistory {
  const history = (model as WithHistory).schemaHistory?.();
  if (!history) throw new Error(`the model ${model.modelName} has no schema history (schemaHistoryPlugin)`);
  return history;
}

/**
 * Mongoose plugin for every stored document: `schemaVersion` says in which form it is written. Readers do not see it;
 * what a later release has written is refused in words instead of being misread.
 */
export function schemaHistoryPlugin(schema: Schema, history: SchemaHistory): void {
  const known = schemaVersionOf(history);
  schema.add({ schemaVersion: { type: Number, required: true, default: known } });
  // For the start of a release: finds what is not yet, or already further than, in its form.
  schema.index({ schemaVersion: 1 });
  Object.assign(schema.statics, { schemaHistory: () => history });
  const check = (document: { schemaVersion?: number } | null, collection: string): void => {
    if (!document || typeof document.schemaVersion !== 'number') return;
    if (document.schemaVersion > known) throw new Error(newerWords(collection, document.schemaVersion, known));
    delete document.schemaVersion;
  };
  schema.post(['find', 'findOne', 'findOneAndUpdate'], function hideSchemaVersion(found: unknown) {
    if (!this.mongooseOptions().lean) return;
    const { name } = this.model.collection;
    for (const document of [found ?? []].flat()) check(document as { schemaVersion?: number }, name);
  });
}
