import type { Actor } from '@platform/contracts';
import { can } from '@platform/contracts/access';
import { DomainError } from '@platform/kernel';
import { forbidden, listPage, listResult, newDocumentId, type Page, type PaginationInput } from '@platform/service-kit';
import type { Estate } from '../../domain/estate/estate.ts';
import {
  mayShare,
  type SharedOwnership,
  sharedOwnersOf,
  withoutSharedOwnership,
  withSharedOwnership,
} from '../../domain/estate/shared-ownership.ts';
import type { SharedOwnershipParent } from '../../views/parents.ts';
import type { EstateSummary } from '../../views/rows/estate-row.ts';
import type { FindAdvisor } from './advisor-directory.ts';
import type { EstateService } from './estate.service.ts';

export interface SharedOwnershipDeps {
  readonly estates: Pick<EstateService, 'one' | 'holding' | 'changeLatest'>;
  readonly findAdvisor: FindAdvisor;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  readonly now: () => Date;
}

export type SharedOwnershipService = ReturnType<typeof createSharedOwnershipService>;

/** Clients whom several of an organization advise. */
export function createSharedOwnershipService(deps: SharedOwnershipDeps) {
  const { estates, findAdvisor, actor, idempotencyKey, now } = deps;
  const beside = (estate: EstateSummary): SharedOwnershipParent[] =>
    sharedOwnersOf(estate).map((shared) => ({ estate, shared }));
  const answer = (estate: Estate, id: string) => ({
    estate,
    sharedEstateOwnership: beside(estate).find(({ shared }) => shared.id === id) ?? null,
  });
  const mayRemove = ({ estate, shared }: SharedOwnershipParent): boolean =>
    can(actor, 'client:invite') && (shared.accountId === actor.accountId || mayShare(estate, actor));

  return {
    of: beside,
    mayRemove,
    /** Throws: DomainError NOT_FOUND. */
    async list(estateId: string, pagination: PaginationInput | null | undefined): Promise<Page<SharedOwnershipParent>> {
      const all = beside(await estates.one(estateId));
      const { skip, limit } = listPage(pagination);
      return listResult(pagination, all.slice(skip, skip + limit), all.length);
    },
    mayChange: (estate: EstateSummary): boolean => can(actor, 'client:invite') && mayShare(estate, actor),

    /** A repetition is answered as the first was. Throws: DomainError NOT_FOUND, FORBIDDEN, and the rule's own. */
    async create(estateId: string, accountId: string): Promise<ReturnType<typeof answer>> {
      const known = await estates.one(estateId);
      if (!mayShare(known, actor)) throw forbidden();
      const id = newDocumentId(actor.accountId, idempotencyKey, 'shared-estate-ownership');
      if (known.sharedOwnerships.some((one) => one.id === id)) return answer(known, id);
      const advisor = await findAdvisor(known.organizationId, accountId);
      if (!advisor) {
        const words = 'A client is shared with advisors, planners and administrators of its own organization.';
        throw new DomainError('UNKNOWN_REFERENCE', words, { field: 'accountId' });
      }
      const shared: SharedOwnership = {
        id,
        accountId,
        name: advisor.name,
        sharedAt: now().toISOString(),
        sharedById: actor.accountId,
        sharedByName: actor.name,
      };
      const estate = await estates.changeLatest(estateId, (latest) => {
        if (!mayShare(latest, actor)) throw forbidden();
        return withSharedOwnership(latest, shared);
      });
      return answer(estate, id);
    },

    /** Whoever was let in may also leave. A repetition is answered as the first was. Throws: DomainError NOT_FOUND, FORBIDDEN. */
    async remove(id: string): Promise<Estate> {
      const { id: estateId } = await estates.holding('sharedOwnerships', id, 'Shared client');
      return estates.changeLatest(estateId, (latest) => {
        const shared = latest.sharedOwnerships.find((one) => one.id === id);
        // Gone by the first try of this very request.
        if (!shared) return latest;
        if (!mayRemove({ estate: latest, shared })) throw forbidden();
        return withoutSharedOwnership(latest, id);
      });
    },
  };
}
