import type { Actor } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { DomainError, isDomainError, newId } from '@platform/kernel';
import { forbidden } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import type { EstateChanges } from '../../domain/estate/household.ts';
import type { ChangedField } from '../../domain/history/estate-change.ts';
import type { FindAdvisor } from './advisor-directory.ts';
import type { AlsoChanged, EstateService } from './estate.service.ts';
import type { EstateDeletionService } from './estate-deletion.service.ts';

export interface EstateManagementDeps {
  readonly estates: Pick<EstateService, 'one' | 'change' | 'changeLatest' | 'update'>;
  readonly deletions: Pick<EstateDeletionService, 'remove' | 'restore'>;
  readonly findAdvisor: FindAdvisor;
  readonly actor: Actor;
  readonly now: () => Date;
}

/** What is left out stays. */
export interface Managed {
  readonly advisorId?: string | null | undefined;
  readonly isArchived?: boolean | null | undefined;
}
export interface SeenEstate {
  readonly id: string;
  readonly version: number;
}
/** Of one client of many: what was done with it, or why nothing was. */
export interface BulkOutcome {
  readonly estate: Estate | null;
  readonly problem: string | null;
}

/** Clients that are changed by one request: as many as a page can hold. */
export const MOST_AT_ONCE = 100;
const ASKED_BUT_NOT_DONE = 'Nothing was changed here: something went wrong. Try again.';
const NO_MOVE: AlsoChanged = { rule: (estate) => estate, told: [] };

/** Whose clients estates are and whether they are worked on: one at a time, or many with an answer for each. */
export function createEstateManagementService({ estates, deletions, findAdvisor, actor, now }: EstateManagementDeps) {
  // Many clients go to one advisor: asked once.
  const asked = new Map<string, ReturnType<FindAdvisor>>();
  const advisor = (organizationId: string, accountId: string): ReturnType<FindAdvisor> => {
    const key = `${organizationId} ${accountId}`;
    const known = asked.get(key) ?? findAdvisor(organizationId, accountId);
    asked.set(key, known);
    return known;
  };

  /** Throws: DomainError FORBIDDEN, UNKNOWN_ADVISOR, SERVICE_UNAVAILABLE. */
  async function move(estate: Estate, advisorId: string | null | undefined): Promise<AlsoChanged> {
    if (!advisorId || advisorId === estate.advisorId) return NO_MOVE;
    if (!can(actor, 'estate:manage')) throw forbidden('advisorId');
    const { organizationId } = estate;
    const [next, before] = await Promise.all([
      advisor(organizationId, advisorId),
      estate.advisorId ? advisor(organizationId, estate.advisorId) : null,
    ]);
    if (!next) {
      const text = 'Choose somebody who advises clients of this organization.';
      throw new DomainError('UNKNOWN_ADVISOR', text, { field: 'advisorId' });
    }
    // Their names as they are today: an estate has ids alone. Whoever has left the firm has none here any more.
    const told: ChangedField = {
      field: 'advisorId',
      label: 'Advisor',
      before: before?.name ?? null,
      after: next.name,
      rawBefore: null,
      rawAfter: null,
    };
    return { rule: (current) => ({ ...current, advisorId }), told: [told] };
  }

  const put = (estate: Estate, isArchived: boolean | null | undefined): Estate => {
    if (isArchived === false) return estate.archived ? { ...estate, archived: null } : estate;
    if (!isArchived || estate.archived) return estate;
    return { ...estate, archived: { at: now().toISOString(), byName: actor.name ?? null } };
  };

  /** Of one that is as it is asked to be already nothing changes. Throws: DomainError NOT_FOUND, STALE_VERSION. */
  async function manage(
    { id, version }: SeenEstate,
    { advisorId, isArchived }: Managed,
    requestId?: string,
  ): Promise<Estate> {
    const estate = await estates.one(id);
    const moved = await move(estate, advisorId);
    if (put(moved.rule(estate), isArchived) === estate) return estate;
    const rule = (current: Estate): Estate => put(moved.rule(current), isArchived);
    return estates.change(estate, version, rule, { told: moved.told, requestId });
  }

  /** One after the other, each a change of its own; answered in their order. */
  async function each<Item>(
    items: readonly Item[],
    change: (item: Item) => Promise<Estate | null>,
  ): Promise<BulkOutcome[]> {
    if (items.length > MOST_AT_ONCE) {
      const text = `At most ${MOST_AT_ONCE} clients can be changed at once.`;
      throw new DomainError('BAD_USER_INPUT', text, { field: 'estates' });
    }
    const outcomes: BulkOutcome[] = [];
    for (const item of items) {
      try {
        outcomes.push({ estate: await change(item), problem: null });
      } catch (error) {
        const wasDone = outcomes.some(({ problem }) => problem === null);
        // An outage of which nothing came is an error as any; after a part of it each client is told of.
        if (!isDomainError(error) && !wasDone) throw error;
        outcomes.push({ estate: null, problem: isDomainError(error) ? error.message : ASKED_BUT_NOT_DONE });
      }
    }
    return outcomes;
  }

  return {
    archive: (seen: SeenEstate): Promise<Estate> => manage(seen, { isArchived: true }),
    /** Throws: DomainError NOT_FOUND. */
    unarchive: (id: string): Promise<Estate> => estates.changeLatest(id, (estate) => put(estate, false)),
    /** Throws: DomainError FORBIDDEN, NOT_FOUND, STALE_VERSION, UNKNOWN_ADVISOR, and what a change of the estate throws. */
    async update(
      { id, version }: SeenEstate,
      { advisorId, ...changes }: EstateChanges & Pick<Managed, 'advisorId'>,
    ): Promise<Estate> {
      const moved = advisorId ? await move(await estates.one(id), advisorId) : NO_MOVE;
      return estates.update(id, version, changes, moved);
    },
    /** Throws: DomainError BAD_USER_INPUT for too many. */
    updateMany(items: readonly (SeenEstate & Managed)[]): Promise<BulkOutcome[]> {
      const requestId = items.length > 1 ? newId() : undefined;
      return each(items, (item) => manage(item, item, requestId));
    },
    removeMany: (items: readonly SeenEstate[]): Promise<BulkOutcome[]> =>
      each(items, async ({ id, version }) => {
        await deletions.remove(id, version);
        return null;
      }),
    restoreMany: (ids: readonly string[]): Promise<BulkOutcome[]> => each(ids, (id) => deletions.restore(id)),
  };
}
export type EstateManagementService = ReturnType<typeof createEstateManagementService>;
