import { MOST_HOLDINGS } from '@platform/contracts/list-lengths';
import { DomainError } from '@platform/kernel';
import type { EstateAccount } from '../balance-sheet/account.ts';
import type { EstateAsset, EstateLiability } from '../balance-sheet/holding.ts';
import type { Estate } from './estate.ts';

/** Of one asset or debt; each is stored, checked and drawn with it. */
export const MOST_SHARES = 50;
/** Shares of a third are entered as 33.33 or 33.34. */
const ROUNDING = 0.000001;

interface OneShare {
  readonly id: string;
  readonly percent?: number | undefined;
}

interface ShareWords {
  readonly field: string;
  readonly each: string;
  readonly all: string;
}

const OWNERS: ShareWords = { field: 'owners', each: 'owner', all: 'owners' };
const CONTRIBUTIONS: ShareWords = { field: 'contributions', each: 'contributor', all: 'contributors' };
const BENEFICIARIES: ShareWords = { field: 'beneficiaries', each: 'beneficiary', all: 'beneficiaries' };

/**
 * Shares of one thing: few, each to somebody else, each above 0 and all together at most the whole.
 * Throws: DomainError TOO_MANY, DUPLICATE_OWNER, OUT_OF_RANGE, SHARES_OVER_100, naming the field.
 */
export function checkShares(shares: readonly OneShare[], { field, each, all }: ShareWords, tolerance = 0): void {
  const refuse = (code: string, message: string): never => {
    throw new DomainError(code, message, { field });
  };
  if (shares.length > MOST_SHARES) refuse('TOO_MANY', `There are at most ${MOST_SHARES} ${all}.`);
  if (new Set(shares.map(({ id }) => id)).size < shares.length)
    refuse('DUPLICATE_OWNER', `Each ${each} is named once, with the whole share.`);
  for (const { percent } of shares) {
    if (percent !== undefined && !(percent > 0 && percent <= 100))
      refuse('OUT_OF_RANGE', 'A share is a percentage above 0 and up to 100.');
  }
  const sum = shares.reduce((total, { percent }) => total + (percent ?? 0), 0);
  if (sum > 100 + tolerance + ROUNDING) refuse('SHARES_OVER_100', `The shares of the ${all} add up to more than 100%.`);
}

/** The owners of one thing. Throws: as `checkShares`. */
export const checkOwners = (owners: readonly OneShare[]): void => checkShares(owners, OWNERS);

function checkAsset({
  owners,
  contributions,
  beneficiaries,
}: Pick<EstateAsset, 'owners' | 'contributions' | 'beneficiaries'>): void {
  checkOwners(owners);
  checkShares(contributions, CONTRIBUTIONS);
  for (const tier of new Set(beneficiaries.map((one) => one.tier ?? 'PRIMARY'))) {
    const same = beneficiaries.filter((one) => (one.tier ?? 'PRIMARY') === tier);
    checkShares(
      same.map(({ to, percent }) => ({ id: to, percent })),
      BENEFICIARIES,
    );
  }
}

const checkLiability = ({ owners }: EstateLiability): void => checkOwners(owners);

type Holdings = Pick<Estate, 'assets' | 'assetAccounts' | 'liabilities'>;

/** The shares of whatever a change touches: what was stored before this rule does not keep anybody from changing the rest. */
export function checkChangedShares(before: Holdings | null, after: Holdings): void {
  const same = new Set<EstateAsset | EstateAccount | EstateLiability>([
    ...(before?.assets ?? []),
    ...(before?.assetAccounts ?? []),
    ...(before?.liabilities ?? []),
  ]);
  for (const asset of after.assets) if (!same.has(asset)) checkAsset(asset);
  for (const account of after.assetAccounts) if (!same.has(account)) checkAsset({ ...account, contributions: [] });
  for (const liability of after.liabilities) if (!same.has(liability)) checkLiability(liability);
}

/** Parts of one estate: it is one document, and every change writes all of it. Far beyond what any household has. */
export const MOST_PARTS = 1_000;

const PARTS = {
  people: 'people',
  assetAccounts: 'asset accounts',
  trusts: 'trusts',
  documents: 'documents',
  charities: 'charities',
  entities: 'entities',
} as const satisfies Partial<Record<keyof Estate, string>>;

/** An estate that was stored beyond it may be made smaller. Throws: DomainError TOO_MANY. */
export function checkSize(before: Estate | null, after: Estate): void {
  const check = (words: string, most: number, length: (estate: Estate) => number): void => {
    if (length(after) > most && length(after) > (before ? length(before) : 0))
      throw new DomainError('TOO_MANY', `An estate has at most ${most.toLocaleString('en-US')} ${words}.`);
  };
  for (const [part, words] of Object.entries(PARTS) as [keyof typeof PARTS, string][])
    check(words, MOST_PARTS, (estate) => estate[part].length);
  check('assets and debts together', MOST_HOLDINGS, ({ assets, liabilities }) => assets.length + liabilities.length);
}
