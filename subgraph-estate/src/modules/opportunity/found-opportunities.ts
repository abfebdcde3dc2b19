import { estateChangedV1 } from '@platform/contracts/events';
import { DomainError, type IsoDate } from '@platform/kernel';
import type { EstateNounRepository } from '@platform/service-kit';
import { derivedId, type EventHandler, onEvent } from '@platform/service-kit';
import { keyAt } from '../../domain/finance/order-key.ts';
import { type EstateOpportunity, opportunityChanges } from '../../domain/opportunity/estate-opportunity.ts';
import type { FindingKind } from '../../domain/opportunity/findings.ts';

/** An estate with what is found in it. */
export interface FoundIn {
  readonly estateId: string;
  readonly organizationId: string;
  readonly archived: boolean;
  readonly kinds: readonly FindingKind[];
}

/** Changed by somebody in the meantime: what that leaves to do, the next look does. */
const unlessOvertaken = (error: unknown): undefined => {
  if (error instanceof DomainError && (error.code === 'STALE_VERSION' || error.code === 'NOT_FOUND')) return undefined;
  throw error;
};

/**
 * Makes the opportunities of an estate those that are found in it (`opportunityChanges`). Safe to repeat and to do twice at
 * once: there is one of each kind in an estate, and each write is over the version that was read. They are nobody's doing,
 * so the history, which says who did what, has none of them. Answers whether something was written.
 */
export const createFoundOpportunities =
  (nouns: EstateNounRepository<EstateOpportunity>, now: () => Date) =>
  async ({ estateId, organizationId, archived, kinds }: FoundIn, today: IsoDate): Promise<boolean> => {
    const known = await nouns.findByEstates([estateId]);
    const { add, settle, reopen } = opportunityChanges(kinds, known);
    const at = now().toISOString();
    const keys = known.map(({ orderKey }) => orderKey);
    for (const kind of add) {
      const orderKey = keyAt(keys.length + 1, keys);
      keys.push(orderKey);
      const found: EstateOpportunity = {
        id: derivedId('estate-opportunity', estateId, kind),
        version: 1,
        estateId,
        organizationId,
        kind,
        title: null,
        description: null,
        status: 'TODO',
        notes: null,
        isHidden: false,
        manuallyArchived: false,
        orderKey,
        settledOn: null,
        createdByName: null,
        createdAt: at,
        updatedAt: at,
      };
      await nouns.insert(found, { archived }, []);
    }
    const put = ({ id, version }: EstateOpportunity, set: Partial<EstateOpportunity>) =>
      nouns.change(id, { ...set, updatedAt: at }, { version, idempotencyKey: null }).catch(unlessOvertaken);
    for (const one of settle) await put(one, { status: 'COMPLETED', settledOn: today });
    for (const one of reopen) await put(one, { status: 'TODO', settledOn: null });
    return add.length + settle.length + reopen.length > 0;
  };

interface DueEstate extends FoundIn {
  readonly today: IsoDate;
  readonly mark: string;
}

export interface OpportunityKeeperDeps {
  /** Estates in which somebody has to look. */
  readonly due: {
    some(most: number): Promise<readonly DueEstate[]>;
    seen(one: DueEstate): Promise<void>;
  };
  readonly nouns: EstateNounRepository<EstateOpportunity>;
  readonly now: () => Date;
}

/** In one turn; the next has the rest. */
const MOST_AT_ONCE = 500;
/** With one event: others wait behind it. */
const MOST_WITH_AN_EVENT = 10;

/** Looks where a change, or a day, may have changed what is found, so that whoever opens an estate finds it done. */
export function createOpportunityKeeper({ due, nouns, now }: OpportunityKeeperDeps) {
  const lookFor = createFoundOpportunities(nouns, now);
  return async (most = MOST_AT_ONCE): Promise<void> => {
    for (const one of await due.some(most)) {
      await lookFor(one, one.today);
      await due.seen(one);
    }
  };
}

/** Whoever opens an estate right after a change finds what that change has left open. */
export const createOpportunityHandlers = (keep: (most: number) => Promise<void>): EventHandler[] => [
  onEvent(estateChangedV1, () => keep(MOST_WITH_AN_EVENT)),
];
