import { DomainError } from '@platform/kernel';
import type { Estate } from '../estate/estate.ts';
import type { AccountKind, EstateAccount } from './account.ts';
import { accountCents } from './held.ts';
import type { AssetType, EstateAsset } from './holding.ts';
import { textsThatName } from './removal.ts';

/** Shares of a third are entered as 33.33 or 33.34. */
const ROUNDING = 0.05;
/** Assets of one account; each is stored and checked with it. */
const MOST_HELD = 200;

function refuse(code: string, message: string, field: string): never {
  throw new DomainError(code, message, { field });
}

/** What an account of any kind may hold; what is bound to a place or a pension keeps that only where it counts. */
const ANYWHERE: ReadonlySet<AssetType> = new Set(['CASH', 'BROKERAGE', 'BUSINESS', 'OTHER']);
const mayHold = (kind: AccountKind, { assetType, lifeInsurance }: EstateAsset): boolean =>
  !lifeInsurance && assetType !== 'LIFE_INSURANCE' && (kind === 'RETIREMENT' || ANYWHERE.has(assetType));

function checkHolds(estate: Estate, { kind, name, holds }: EstateAccount): void {
  if (holds.length > MOST_HELD) refuse('TOO_MANY', `An account holds at most ${MOST_HELD} assets.`, 'assetProportions');
  if (new Set(holds.map(({ assetId }) => assetId)).size < holds.length)
    refuse('DUPLICATE_ID', 'Each asset is named once, with all that the account holds of it.', 'assetProportions');
  for (const { assetId, percent } of holds) {
    const asset = estate.assets.find(({ id }) => id === assetId);
    if (!asset)
      refuse('UNKNOWN_REFERENCE', `Something that ${name} holds is not on the balance sheet.`, 'assetProportions');
    if (!(percent > 0 && percent <= 100))
      refuse('OUT_OF_RANGE', 'A share is a percentage above 0 and up to 100.', 'assetProportions');
    if (!mayHold(kind, asset))
      refuse('NOT_IN_ACCOUNT', `${asset.name} cannot be in an account of this kind.`, 'assetProportions');
    const named = textsThatName(estate, assetId);
    // Its gift or debt would follow the account's beneficiaries, which nobody has decided.
    if (named.length > 0)
      refuse(
        'ASSET_IN_USE',
        `${asset.name} is named in ${named.join(', ')}, so it cannot be in an account.`,
        'assetProportions',
      );
  }
}

function checkKind(estate: Estate, account: EstateAccount): void {
  const { kind, owners, beneficiaries, todOrPod, status, name } = account;
  if (kind === 'MINOR' && !(owners.length === 1 && estate.people.some(({ id }) => id === owners[0]?.id)))
    refuse('OUT_OF_RANGE', 'A minor’s account belongs to one person: the minor.', 'owners');
  if (todOrPod && beneficiaries.length === 0) refuse('REQUIRED', 'Name who receives it on death.', 'beneficiaries');
  if (status === 'CLOSED' && (account.holds.length > 0 || accountCents(estate, account) !== 0))
    refuse('NOT_EMPTY', `${name} still holds something. An account is empty when it is closed.`, 'status');
}

/**
 * What every estate keeps of its accounts: what they hold exists, is in no two of them whole, and nobody has given it
 * away or pledged it by itself. Throws: DomainError, naming the field.
 */
export function checkAccounts(estate: Estate): void {
  const held = new Map<string, number>();
  for (const account of estate.assetAccounts) {
    checkHolds(estate, account);
    checkKind(estate, account);
    for (const { assetId, percent } of account.holds) held.set(assetId, (held.get(assetId) ?? 0) + percent);
  }
  for (const [assetId, percent] of held) {
    if (percent <= 100 + ROUNDING) continue;
    const name = estate.assets.find(({ id }) => id === assetId)?.name ?? '';
    refuse('SHARES_OVER_100', `The accounts hold more than 100% of ${name} together.`, 'assetProportions');
  }
}
