import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import type { ListPage } from '@platform/service-kit';
import { PLATFORM_CHAIN } from '../../domain/audit/audit-entry.ts';
import { chainsOf } from '../../domain/audit/audit-reach.ts';
import { knownActions } from '../../domain/audit/subject-estate.ts';
import type { AccountService } from '../account/account.service.ts';
import type { AuditFilter } from './audit-filter.ts';
import type { AuditTrail } from './audit-trail.service.ts';

export interface AuditReadingDeps {
  readonly actor: Actor;
  readonly trail: Pick<AuditTrail, 'lines' | 'list' | 'state'>;
  /** Those within the actor's reach. */
  readonly accounts: Pick<AccountService, 'search'>;
  readonly now: () => Date;
}

/** What a page of the trail is asked for, as the query names it. */
export interface AskedEntries
  extends Pick<AuditFilter, 'accountId' | 'personId' | 'subjectId' | 'outcomes' | 'searchTerm'> {
  readonly organizationId?: string | null | undefined;
  readonly actions?: readonly string[] | null | undefined;
  readonly from?: string | Date | null | undefined;
  readonly until?: string | Date | null | undefined;
  /** As lines for people. */
  readonly folded?: boolean | null | undefined;
}

/** A search of a person's name finds at most so many people. */
const MAX_PEOPLE = 50;

const moment = (at: string | Date | null | undefined): Date | null => (at ? new Date(at) : null);

/** The audit trail as far as the caller administers it. */
export function createAuditReading({ actor, trail, accounts, now }: AuditReadingDeps) {
  async function searchedPeople(searchTerm: string | null | undefined): Promise<string[]> {
    if (!searchTerm?.trim()) return [];
    const found = await accounts.search({ organizationIds: 'all', searchTerm, skip: 0, limit: MAX_PEOPLE });
    return found.accounts.map(({ id }) => id);
  }
  return {
    /** Throws: DomainError NOT_FOUND for an organization out of reach. */
    async entries({ organizationId, actions, from, until, folded, ...filter }: AskedEntries, page: ListPage) {
      return trail[folded ? 'lines' : 'list']({
        ...filter,
        chains: chainsOf(actor, organizationId),
        actions: actions && knownActions(actions),
        from: moment(from),
        until: moment(until),
        searchedIds: await searchedPeople(filter.searchTerm),
        ...page,
      });
    },
    /**
     * Whether a trail holds together, with where and why; without an organization the platform's own, for whoever
     * administers all. Throws: DomainError NOT_FOUND.
     */
    async state(organizationId: string | null | undefined) {
      const chains = chainsOf(actor, organizationId);
      if (!organizationId && chains !== 'all') throw new DomainError('NOT_FOUND', 'This audit trail does not exist.');
      const { brokenAt, entryCount, unsealedThrough, headHash } = await trail.state(organizationId ?? PLATFORM_CHAIN);
      return {
        intact: brokenAt === null,
        brokenAt: brokenAt?.sequence ?? null,
        reason: brokenAt?.reason ?? null,
        entryCount,
        unsealedThrough,
        newestSeal: headHash,
        checkedAt: now().toISOString(),
      };
    },
  };
}
export type AuditReading = ReturnType<typeof createAuditReading>;
