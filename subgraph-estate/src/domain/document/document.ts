import type { EstateDocumentKind, PlanningStatus } from '@platform/contracts';
import type { Trust } from '@platform/estate-engine';
import type { IsoDate } from '@platform/kernel';
import type { PlannedStep, PlannedTerm } from '../disposition/planned-step.ts';
import type { ReadingKey } from '../upload/reading-key.ts';

export type Apportionment = NonNullable<Trust['taxApportionment']>;

export interface EstateFiduciary {
  readonly id: string;
  /** Null when only a name is known. */
  readonly personId: string | null;
  readonly personName: string;
  readonly role: string;
  /** `primary`, `co_primary`, `first_successor` … */
  readonly designation: string;
  readonly displayOrder: number;
  /** What somebody wrote beside it: `until Ida is 25`. */
  readonly note: string | null;
}

/** What a will orders, in the engine's shape. */
export interface WillTerms {
  readonly steps: readonly PlannedStep[];
  readonly survivorshipDays: number | null;
  readonly excludedHeirs: readonly string[];
  readonly taxApportionment: Apportionment | null;
  readonly waiveRecovery: boolean;
}

/** A will that is there, and of whose text nothing is known. */
export const NO_WILL_TERMS: WillTerms = {
  steps: [],
  survivorshipDays: null,
  excludedHeirs: [],
  taxApportionment: null,
  waiveRecovery: false,
};

/** What an amendment of a trust orders, in the engine's shape. */
export interface TrustAmendment {
  readonly terms: readonly PlannedTerm[];
  /** It says the whole text anew: what the trust and earlier amendments said counts no more. */
  readonly restates: boolean;
}

export interface EstateDocument {
  readonly id: string;
  readonly kind: EstateDocumentKind;
  readonly name: string;
  /** What a reader sees when the kind's own name is not enough: `Health care proxy`. */
  readonly title: string | null;
  readonly ownerId: string | null;
  readonly executedAt: IsoDate | null;
  /** When its text was last changed, without another document. */
  readonly modifiedAt: IsoDate | null;
  /** `Safe of Harbor Law`. */
  readonly locationOfOriginal: string | null;
  /** The will that a codicil changes, the trust that an amendment or a certification is of. */
  readonly parentId: string | null;
  readonly situs: string | null;
  /** False: known to be missing, listed so that somebody asks for it. */
  readonly isOnFile: boolean;
  readonly planningStatus: PlanningStatus;
  readonly will: WillTerms | null;
  /** Of a trust amendment; null of one of which nothing is known, and of every other document. */
  readonly amendment: TrustAmendment | null;
  readonly fiduciaries: readonly EstateFiduciary[];
  readonly uploadIds: readonly string[];
  readonly createdAt: string;
  readonly createdByReading: ReadingKey | null;
}

const WILL_KINDS: ReadonlySet<EstateDocumentKind> = new Set(['WILL', 'POUROVER_WILL']);
export const isWill = ({ kind }: Pick<EstateDocument, 'kind'>): boolean => WILL_KINDS.has(kind);
/** What says who receives: a will, or a codicil that changes one. */
export const disposes = (document: Pick<EstateDocument, 'kind'>): boolean =>
  isWill(document) || document.kind === 'CODICIL';
export const amendsTrust = ({ kind }: Pick<EstateDocument, 'kind'>): boolean => kind === 'TRUST_AMENDMENT';

/** Every step that a document orders by itself, whatever it is. */
export const stepsOf = ({ will, amendment }: Pick<EstateDocument, 'will' | 'amendment'>): readonly PlannedStep[] => [
  ...(will?.steps ?? []),
  ...(amendment?.terms ?? []).flatMap(({ steps }) => steps),
];
