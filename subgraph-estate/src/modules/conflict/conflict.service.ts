import type { Actor } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { derivedId, newDocumentId, notFound } from '@platform/service-kit';
import {
  isStillSetAside,
  type SetAsideConflict,
  type StandingConflict,
  setAsideWith,
} from '../../domain/conflict/set-aside.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { type ConflictView, conflictsView } from '../../views/conflict/conflict-view.ts';
import { type ConflictParent, type SetAsideView, setAsideView } from '../../views/conflict/set-aside-view.ts';
import type { EstateService } from '../estate/estate.service.ts';
import { SET_ASIDE, type SetAsideNouns } from './set-aside-nouns.service.ts';

export interface ConflictDeps {
  readonly estates: Pick<EstateService, 'one' | 'today'>;
  readonly kept: Pick<SetAsideNouns, 'byEstates' | 'create' | 'change' | 'remove'>;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
}
export type ConflictService = ReturnType<typeof createConflictService>;

/** Where plan and titling do not agree, and what somebody has decided to leave so. */
export function createConflictService({ estates, kept, actor, idempotencyKey }: ConflictDeps) {
  const mayRead = can(actor, 'estate:edit');
  const standing = (estate: Estate): (ConflictView & StandingConflict)[] =>
    conflictsView(estate, estates.today()).map((one) => ({
      ...one,
      amountCents: one.amount,
      facts: derivedId('conflict-facts', one.facts),
    }));
  const shown = (one: SetAsideConflict, isCurrent: boolean): SetAsideView => setAsideView(one, { isCurrent, mayRead });
  return {
    /** The gravest first, each with how it was set aside, where it was. */
    async of(estate: Estate, known: readonly SetAsideConflict[]): Promise<ConflictParent[]> {
      const byConflict = new Map(known.map((one) => [one.conflictId, one]));
      return standing(estate).map((conflict) => {
        const one = byConflict.get(conflict.id);
        return { ...conflict, setAside: one ? shown(one, isStillSetAside(one, conflict)) : null };
      });
    },
    /**
     * One that came back is set aside anew, over what was said of it before.
     * Throws: DomainError NOT_FOUND for a conflict that is none now, REQUIRED, TOO_LONG, TOO_MANY.
     */
    async setAside(estateId: string, conflictId: string, reason: string): Promise<SetAsideView> {
      const estate = await estates.one(estateId);
      const conflict = standing(estate).find(({ id }) => id === conflictId);
      if (!conflict) throw notFound('Conflict');
      const now = setAsideWith(conflict, reason, actor.name);
      const before = (await kept.byEstates([estateId])).find((one) => one.conflictId === conflictId);
      // What this very request has made is answered by the creation.
      const isOwn = before?.id === newDocumentId(actor.accountId, idempotencyKey, SET_ASIDE);
      const one =
        before && !isOwn
          ? await kept.change(before.id, before.version, () => now)
          : await kept.create(estateId, () => now);
      return shown(one, true);
    },
    /** Throws: DomainError NOT_FOUND, STALE_VERSION. */
    bringBack: async (id: string, version: number): Promise<void> => {
      await kept.remove(id, version);
    },
  };
}
