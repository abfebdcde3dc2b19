import type { AccountFacts } from '../../domain/balance-sheet/account-facts.ts';
import type { AssetAccountInput } from '../../schema.generated.ts';
import { titlingFromGraph } from '../titling.ts';
import { designations, shares } from './holding-view.ts';

/** The graph's input in the domain's words. */
export function accountFacts(input: AssetAccountInput): AccountFacts {
  const { balance, owners, titling, beneficiaries, assetProportions, ...rest } = input;
  return {
    ...rest,
    balanceCents: balance,
    owners: shares(owners),
    titling: titlingFromGraph(titling),
    beneficiaries: designations(beneficiaries),
    holds: assetProportions,
  };
}
