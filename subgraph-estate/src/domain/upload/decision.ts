import type { EstateDocument } from '../document/document.ts';
import type { EstateTrust } from '../trust/trust.ts';
import type { ReadingKey } from './reading-key.ts';

export const DECISIONS = ['ACCEPTED', 'EDITED', 'REJECTED'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What a person decided on one extracted value; it lives here so that decision and effect are one write. */
export interface ReadingDecision {
  readonly uploadId: string;
  readonly path: string;
  readonly valueId: string;
  readonly decision: Decision;
  /** The value as it counts: extracted when accepted, the person's own when edited. */
  readonly value: unknown;
  readonly decidedAt: string;
  readonly decidedByName: string | null;
}

/** What a file says about which document it is: needed to find its place before anybody has accepted that part. */
export interface ReadingHints {
  readonly uploadId: string;
  readonly values: readonly { readonly path: string; readonly value: unknown }[];
}

/** What a reading changed on an instrument that was there before, kept so that it can be undone. */
export interface ReadingUndo {
  readonly key: ReadingKey;
  readonly trusts: readonly EstateTrust[];
  readonly documents: readonly EstateDocument[];
}
