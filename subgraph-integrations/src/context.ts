import type { Loader, RequestContext } from '@platform/service-kit';
import type { AbstractionRecord } from './modules/abstraction/abstraction.model.ts';
import type { AbstractionRepository } from './modules/abstraction/abstraction.repository.ts';
import type { AbstractionService } from './modules/abstraction/abstraction.service.ts';

/** What every resolver of this subgraph gets. */
export interface Context extends RequestContext {
  readonly abstractions: AbstractionRepository;
  readonly service: AbstractionService;
  readonly loaders: {
    readonly abstraction: Loader<AbstractionRecord | null>;
    readonly byEstate: Loader<AbstractionRecord[]>;
    readonly byUpload: Loader<AbstractionRecord[]>;
  };
  /** The reader's name for people (configuration). */
  readonly assistantName: string;
}
