import { TRUST_KINDS as KNOWN_TRUST_KINDS } from '@platform/contracts';
import type { DocumentKind } from '../reading.ts';
import type { Flow } from '../structure/flow.ts';
import type { PeopleIndex } from '../structure/people.ts';
import type { Sentence } from '../structure/sentences.ts';

/** What every field is read from. */
export interface DocumentContext {
  flow: Flow;
  sentences: readonly Sentence[];
  people: PeopleIndex;
  kind: DocumentKind;
  title: string;
}

/** The document's own people: who made it, whom they are married to, their children. */
export interface Household {
  principals: readonly string[];
  spouse: string | undefined;
  children: readonly string[];
  relations: ReadonlyMap<string, string>;
  /** Whom the document says to be dead: they take nothing, hold nothing, and are nobody's spouse. */
  deceased: ReadonlySet<string>;
  /** Trusts that the document makes itself: what they hold goes on to somebody. */
  ownTrusts?: ReadonlySet<string>;
  /** The sentence that says so of a son or a daughter. */
  childDied?: Sentence;
}

/** The kinds that are read as a trust; `OTHER` is any document. */
export const TRUST_KINDS: ReadonlySet<DocumentKind> = new Set<DocumentKind>(
  KNOWN_TRUST_KINDS.filter((kind) => kind !== 'OTHER'),
);
export const IRREVOCABLE_KINDS: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  'CLAT',
  'CRUT',
  'GRAT',
  'ILIT',
  'IRREVOCABLE',
  'QPRT',
  'SLAT',
  'STFD',
]);
