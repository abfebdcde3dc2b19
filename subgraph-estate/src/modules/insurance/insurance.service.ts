import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import {
  listResult,
  newDocumentId,
  notFound,
  type Page,
  type PaginationInput,
  readPagination,
} from '@platform/service-kit';
import { withoutHolding } from '../../domain/balance-sheet/removal.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { checkPolicyFacts, newPolicy, type PolicyFacts, policyWith } from '../../domain/insurance/policy-facts.ts';
import { lifeInsuranceOf, lifeInsurancesOf, type PolicyParent } from '../../views/parents.ts';
import type { EstateService } from '../estate/estate.service.ts';

export interface PolicyListing {
  readonly estateId: string | null | undefined;
  readonly searchTerm: string | null | undefined;
  readonly insuredId: string | null | undefined;
  readonly pagination: PaginationInput | null | undefined;
}

function isMeant({ asset }: PolicyParent, { searchTerm, insuredId }: PolicyListing): boolean {
  const { name, custodian, lifeInsurance } = asset;
  const words = [name, custodian, lifeInsurance?.policyNumber].filter(Boolean).join(' ').toLowerCase();
  const lives = [lifeInsurance?.insuredId, lifeInsurance?.secondaryInsuredId];
  return words.includes(searchTerm?.trim().toLowerCase() ?? '') && (!insuredId || lives.includes(insuredId));
}

export type InsuranceService = ReturnType<typeof createInsuranceService>;

/** Policies on a life, which are assets of their estate: one stored thing, whoever asks for it. */
export function createInsuranceService(estates: EstateService, actor: Actor, idempotencyKey: string | null) {
  return {
    /** Throws: DomainError NOT_FOUND for an estate out of reach, REQUIRED without one. */
    async list(listing: PolicyListing): Promise<Page<PolicyParent>> {
      if (!listing.estateId) throw new DomainError('REQUIRED', 'Choose a client', { field: 'estateId' });
      const { page, perPage } = readPagination(listing.pagination);
      const meant = lifeInsurancesOf(await estates.one(listing.estateId)).filter((policy) => isMeant(policy, listing));
      const collection = meant.slice((page - 1) * perPage, page * perPage);
      return listResult(listing.pagination, collection, meant.length);
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, and what `policyWith` and `checkChangedShares` throw. */
    async create(estateId: string, version: number, facts: PolicyFacts): Promise<{ estate: Estate; id: string }> {
      checkPolicyFacts(facts, estates.today());
      const estate = await estates.one(estateId);
      const id = newDocumentId(actor.accountId, idempotencyKey, 'asset');
      const changed = await estates.change(estate, version, (current) => ({
        ...current,
        assets: [...current.assets, newPolicy(current, id, facts, estates.today())],
      }));
      return { estate: changed, id };
    },

    async update(id: string, version: number, facts: PolicyFacts): Promise<Estate> {
      checkPolicyFacts(facts, estates.today());
      const estate = await estates.holding('assets', id, 'Policy');
      return estates.change(estate, version, (current) => {
        const known = lifeInsuranceOf(current, id)?.asset;
        if (!known) throw notFound('Policy');
        const changed = policyWith(current, known, facts);
        return { ...current, assets: current.assets.map((asset) => (asset === known ? changed : asset)) };
      });
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION, ASSET_IN_USE for one that a gift names. */
    async remove(id: string, version: number): Promise<Estate> {
      const estate = await estates.holding('assets', id, 'Policy');
      return estates.change(estate, version, (current) => {
        if (!lifeInsuranceOf(current, id)) throw notFound('Policy');
        return withoutHolding(current, id);
      });
    },
  };
}
