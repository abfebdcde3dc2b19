import type { Scope } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import type { OpportunityStatus } from '@platform/contracts/opportunity';
import {
  createEstateNounRepository,
  derivedId,
  type NounAssociation,
  type Page,
  type PaginationInput,
} from '@platform/service-kit';
import type { Model } from 'mongoose';
import { keyAt } from '../../domain/finance/order-key.ts';
import { refuse } from '../../domain/finance/planned-year.ts';
import {
  type CustomWords,
  type CustomWordsFacts,
  customWords,
  type OpportunityWording,
} from '../../domain/opportunity/client-words.ts';
import {
  checkRemovable,
  type EstateOpportunity,
  type OpportunityFacts,
  opportunityWith,
} from '../../domain/opportunity/estate-opportunity.ts';
import { findingsOn, oldBeforeOn } from '../../domain/opportunity/findings.ts';
import {
  type CustomOpportunityView,
  clientOpportunities,
  ownWords,
  titleOf,
  wordsForClient,
} from '../../views/opportunity/client-opportunities.ts';
import { estateRow } from '../../views/rows/estate-row.ts';
import { createEstateNounService, type EstateNounDeps } from '../estate-noun/estate-noun.service.ts';
import type { EstateOpportunityRecord } from './estate-opportunity.model.ts';
import { createFoundOpportunities } from './found-opportunities.ts';
import type { OpportunityWordingRecord } from './opportunity-wording.model.ts';

export interface OpportunityModels {
  readonly opportunities: Model<EstateOpportunityRecord>;
  readonly opportunityWordings: Model<OpportunityWordingRecord>;
}
export interface OpportunityFilter {
  readonly statuses?: readonly OpportunityStatus[] | null | undefined;
  /** Those that were put away, alone; null: all. */
  readonly manuallyArchived?: boolean | null | undefined;
}

const MOST_OPPORTUNITIES = 100;
const IN_ORDER = { orderKey: 1, _id: 1 } as const;
const NEWEST = { createdAt: -1, _id: 1 } as const;

/** For whoever works on them without an actor: what found them. */
export const opportunityNouns = (model: Model<EstateOpportunityRecord>, scope: Scope) =>
  createEstateNounRepository<EstateOpportunity>(model, scope, IN_ORDER);

const conditions = ({ statuses, manuallyArchived }: OpportunityFilter) => ({
  ...(statuses?.length ? { status: { $in: [...statuses] } } : {}),
  ...(typeof manuallyArchived === 'boolean' && { manuallyArchived }),
});

export type OpportunityService = ReturnType<typeof createOpportunityService>;

/** What is worth a talk with a household, and what its client reads of it. */
export function createOpportunityService(deps: EstateNounDeps, models: OpportunityModels, scope: Scope) {
  const { actor, estates, now, nudge, publish } = deps;
  const nouns = opportunityNouns(models.opportunities, scope);
  const opportunities = createEstateNounService<EstateOpportunity>(deps, {
    kind: 'estate-opportunity',
    name: 'Opportunity',
    part: 'opportunities',
    nameOf: titleOf,
    most: MOST_OPPORTUNITIES,
    nouns,
  });
  const wordings = createEstateNounService<OpportunityWording>(deps, {
    kind: 'opportunity-wording',
    name: 'Words for the client',
    part: 'opportunityWordings',
    nameOf: () => 'Opportunities',
    most: 1,
    idOf: (estateId) => derivedId('opportunity-wording', estateId),
    nouns: createEstateNounRepository(models.opportunityWordings, scope, { _id: 1 }),
  });
  const advises = can(actor, 'estate:edit');
  const lookFor = createFoundOpportunities(nouns, now);
  const saysTheSame = (one: readonly CustomWords[], other: readonly CustomWords[]): boolean =>
    JSON.stringify(one) === JSON.stringify(other);

  return {
    byEstates: opportunities.byEstates,
    wordingsByEstates: wordings.byEstates,
    find: opportunities.find,
    /** To those who advise the household; its client reads `forClient`. */
    areShown: advises,
    list: (
      of: NounAssociation,
      filter: OpportunityFilter,
      pagination: PaginationInput | null | undefined,
    ): Promise<Page<EstateOpportunity>> =>
      opportunities.list(of, pagination, { filter: conditions(filter), sort: of.estateId ? IN_ORDER : NEWEST }),
    create: (estateId: string, facts: OpportunityFacts): Promise<EstateOpportunity> =>
      opportunities.create(estateId, (known) => ({
        ...opportunityWith(null, facts),
        kind: null,
        orderKey: keyAt(
          known.length + 1,
          known.map(({ orderKey }) => orderKey),
        ),
        createdByName: actor.name,
      })),
    update: (id: string, version: number, facts: OpportunityFacts): Promise<EstateOpportunity> =>
      opportunities.change(id, version, (known) => opportunityWith(known, facts)),
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, STILL_FOUND. */
    async remove(id: string, version: number): Promise<void> {
      const known = await opportunities.find(id);
      if (known) checkRemovable(known);
      await opportunities.remove(id, version);
    },
    /** Throws: DomainError OUT_OF_RANGE for a place that no list has. */
    reprioritize(id: string, version: number, priority: number): Promise<EstateOpportunity> {
      if (priority < 1) refuse('OUT_OF_RANGE', 'The first place is 1.', 'priority');
      return opportunities.change(id, version, (_known, others) => ({
        orderKey: keyAt(
          priority,
          others.map(({ orderKey }) => orderKey),
        ),
      }));
    },
    /** Looks at the estate as it is now. Throws: DomainError NOT_FOUND. */
    async lookFor(estateId: string): Promise<void> {
      const estate = await estates.one(estateId);
      const today = estates.today();
      const { organizationId, archived } = estate;
      const kinds = findingsOn(estateRow(estate).facts, oldBeforeOn(today));
      const found = { estateId, organizationId, archived: archived !== null, kinds };
      if (!(await lookFor(found, today))) return;
      nudge();
      await publish({ type: 'estateChanged', estateId, version: estate.version });
    },
    /** All at once over the version that was seen, 0 where there is none. Throws: DomainError STALE_VERSION and the rules'. */
    async word(estateId: string, version: number, facts: readonly CustomWordsFacts[]): Promise<void> {
      const words = ownWords(customWords(facts));
      const [known] = await wordings.byEstates([estateId]);
      const first = known ?? (await wordings.create(estateId, () => ({ words })));
      // Just written, by this very request before, or by somebody with the same words.
      if (version === 0 && saysTheSame(first.words, words)) return;
      await wordings.change(first.id, version, () => ({ words }));
    },
    /** For the next change of the words; null to those who change none. */
    versionOf: (wording: OpportunityWording | undefined): number | null => (advises ? (wording?.version ?? 0) : null),
    /** To the client what is open and not kept from her; to those who advise her every kind, as it would be said. */
    forClient: (
      known: readonly EstateOpportunity[],
      wording: OpportunityWording | undefined,
    ): CustomOpportunityView[] =>
      advises ? wordsForClient(wording?.words ?? []) : clientOpportunities(known, wording?.words ?? []),
    /** What the client is told, for paper: whoever has it printed. */
    toldToClient: (
      known: readonly EstateOpportunity[],
      wording: OpportunityWording | undefined,
    ): CustomOpportunityView[] => clientOpportunities(known, wording?.words ?? []),
  };
}
