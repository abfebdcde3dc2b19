import type { Loader, RequestContext } from '@platform/service-kit';
import type { AbstractionRecord } from './domain/abstraction/abstraction.ts';
import type { AbstractionService } from './modules/abstraction/abstraction.service.ts';
import type { LanguageModelService } from './modules/language-model/language-model.service.ts';

/** What every resolver of this subgraph gets. */
export interface Context extends RequestContext {
  readonly service: AbstractionService;
  readonly languageModel: LanguageModelService;
  readonly loaders: {
    readonly abstraction: Loader<AbstractionRecord | null>;
    readonly byEstate: Loader<AbstractionRecord[]>;
    readonly byUpload: Loader<AbstractionRecord[]>;
  };
  /** The reader's name for people (configuration). */
  readonly assistantName: string;
}
