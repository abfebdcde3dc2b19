import type { Actor } from '@platform/contracts';

/** What every resolver of this subgraph gets. */
export interface Context {
  readonly actor: Actor;
}
