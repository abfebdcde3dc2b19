import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { newDocumentId } from '@platform/service-kit';
import type { EstateAccount } from '../../domain/balance-sheet/account.ts';
import {
  type AccountFacts,
  accountWith,
  checkAccountFacts,
  NO_ACCOUNT,
} from '../../domain/balance-sheet/account-facts.ts';
import { checkChosen, withoutHoldings } from '../../domain/balance-sheet/bulk.ts';
import { withoutHolding } from '../../domain/balance-sheet/removal.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { cleanName } from '../../domain/estate/household.ts';
import type { EstateService } from '../estate/estate.service.ts';

const ACCOUNTS = 'assetAccounts';

function newAccount(estate: Estate, id: string, facts: AccountFacts, today: string): EstateAccount {
  const { kind } = facts;
  if (!kind) throw new DomainError('REQUIRED', 'Required', { field: 'kind' });
  const name = cleanName(facts.name ?? '', 'name');
  // Nobody named is the client, but for a minor's account, which is never that of whoever opened it.
  const owners = kind === 'MINOR' ? [] : [{ id: estate.personId }];
  return accountWith({ ...NO_ACCOUNT, id, name, kind, owners, valuationDate: today }, facts);
}

export type AccountService = ReturnType<typeof createAccountService>;

/** The accounts that the household's property is kept in. */
export function createAccountService(estates: EstateService, actor: Actor, idempotencyKey: string | null) {
  return {
    /** Throws: DomainError NOT_FOUND, STALE_VERSION, REQUIRED, OUT_OF_RANGE, and what `checkAccounts` throws. */
    async create(estateId: string, version: number, facts: AccountFacts): Promise<{ estate: Estate; id: string }> {
      checkAccountFacts(facts, estates.today());
      const estate = await estates.one(estateId);
      const id = newDocumentId(actor.accountId, idempotencyKey, 'asset-account');
      const changed = await estates.change(estate, version, (current) => ({
        ...current,
        assetAccounts: [...current.assetAccounts, newAccount(current, id, facts, estates.today())],
      }));
      return { estate: changed, id };
    },

    async update(id: string, version: number, facts: AccountFacts): Promise<Estate> {
      checkAccountFacts(facts, estates.today());
      const estate = await estates.holding(ACCOUNTS, id, 'Account');
      return estates.change(estate, version, (current) => ({
        ...current,
        assetAccounts: current.assetAccounts.map((known) => (known.id === id ? accountWith(known, facts) : known)),
      }));
    },

    /** Throws: DomainError NOT_FOUND, STALE_VERSION. */
    async remove(id: string, version: number): Promise<Estate> {
      const estate = await estates.holding(ACCOUNTS, id, 'Account');
      return estates.change(estate, version, (current) => withoutHolding(current, id));
    },

    /** All of them or none. Throws: DomainError NOT_FOUND, STALE_VERSION, NOTHING_CHOSEN, TOO_MANY. */
    async removeAll(estateId: string, version: number, ids: readonly string[]): Promise<Estate> {
      const estate = await estates.one(estateId);
      return estates.change(estate, version, (current) => {
        checkChosen(
          current.assetAccounts.map(({ id }) => id),
          ids,
        );
        return withoutHoldings(current, ids);
      });
    },
  };
}
