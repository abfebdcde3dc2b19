import type { Designation, Share } from '@platform/estate-engine';
import { type Cents, DomainError, type IsoDate } from '@platform/kernel';
import { cleanName } from '../estate/household.ts';
import { type Said, said, saidText } from '../estate/said.ts';
import type {
  AccountKind,
  AccountStatus,
  AssetProportion,
  BalanceType,
  EducationSavingsType,
  EstateAccount,
  MinorAccountType,
  TodOrPod,
} from './account.ts';
import type { Titling } from './holding.ts';
import { checkAssetFacts } from './holding-facts.ts';

/** What may be said of an account; undefined leaves what is known, null takes it away. */
export interface AccountFacts {
  readonly name?: Said<string>;
  readonly kind?: Said<AccountKind>;
  readonly status?: Said<AccountStatus>;
  readonly balanceType?: Said<BalanceType>;
  readonly balanceCents?: Said<Cents>;
  readonly valuationDate?: Said<IsoDate>;
  readonly valuationSource?: Said<string>;
  readonly custodian?: Said<string>;
  readonly isLiquid?: Said<boolean>;
  readonly owners?: Said<readonly Share[]>;
  readonly titling?: Said<Titling>;
  readonly beneficiaries?: Said<readonly Designation[]>;
  readonly todOrPod?: Said<TodOrPod>;
  readonly retirementAccountType?: Said<NonNullable<EstateAccount['retirementAccountType']>>;
  readonly minorAccountType?: Said<MinorAccountType>;
  readonly educationSavingsType?: Said<EducationSavingsType>;
  readonly ageOfMajority?: Said<number>;
  readonly holds?: Said<readonly AssetProportion[]>;
}

export const NO_ACCOUNT: Omit<EstateAccount, 'id' | 'name' | 'kind' | 'owners'> = {
  status: 'OPEN',
  balanceType: 'STATED',
  balanceCents: 0,
  valuationDate: null,
  valuationSource: null,
  custodian: null,
  isLiquid: null,
  titling: null,
  beneficiaries: [],
  todOrPod: null,
  retirementAccountType: null,
  minorAccountType: null,
  educationSavingsType: null,
  ageOfMajority: null,
  holds: [],
};

/** The states end a custodianship between these ages (UTMA 20). */
const MAJORITY = { from: 18, to: 25 };

/** Throws: DomainError OUT_OF_RANGE, DATE_IN_FUTURE, naming the field. */
export function checkAccountFacts(facts: AccountFacts, today: IsoDate): void {
  checkAssetFacts({ balanceCents: facts.balanceCents, valuationDate: facts.valuationDate }, today);
  const { ageOfMajority } = facts;
  const isAge = (age: number): boolean => Number.isInteger(age) && age >= MAJORITY.from && age <= MAJORITY.to;
  if (typeof ageOfMajority === 'number' && !isAge(ageOfMajority))
    throw new DomainError('OUT_OF_RANGE', `A minor’s account ends between ${MAJORITY.from} and ${MAJORITY.to}.`, {
      field: 'ageOfMajority',
    });
}

/** A new value says where it comes from, or it comes from whoever enters it: never from the source of the last one. */
function sourceOf(known: EstateAccount, facts: AccountFacts): string | null {
  const isNew = typeof facts.balanceCents === 'number' && facts.balanceCents !== known.balanceCents;
  return saidText(facts.valuationSource, isNew ? null : known.valuationSource);
}

/** An account with what is said of it. What suits only another kind of account goes. */
export function accountWith(known: EstateAccount, facts: AccountFacts): EstateAccount {
  const kind = facts.kind ?? known.kind;
  const balanceType = facts.balanceType ?? known.balanceType;
  const ofKind = <Value>(wanted: readonly AccountKind[], value: Value | null): Value | null =>
    wanted.includes(kind) ? value : null;
  const isStated = balanceType === 'STATED';
  return {
    ...known,
    kind,
    balanceType,
    name: facts.name ? cleanName(facts.name, 'name') : known.name,
    status: facts.status ?? known.status,
    balanceCents: isStated ? (facts.balanceCents ?? known.balanceCents) : 0,
    valuationDate: isStated ? said(facts.valuationDate, known.valuationDate) : null,
    valuationSource: isStated ? sourceOf(known, facts) : null,
    custodian: saidText(facts.custodian, known.custodian),
    isLiquid: said(facts.isLiquid, known.isLiquid),
    owners: facts.owners ?? known.owners,
    titling: ofKind(['BANK', 'BROKERAGE', 'OTHER'], said(facts.titling, known.titling)),
    beneficiaries: facts.beneficiaries ?? known.beneficiaries,
    todOrPod: ofKind(['BANK', 'BROKERAGE', 'OTHER'], said(facts.todOrPod, known.todOrPod)),
    retirementAccountType: ofKind(['RETIREMENT'], said(facts.retirementAccountType, known.retirementAccountType)),
    minorAccountType: ofKind(['MINOR'], said(facts.minorAccountType, known.minorAccountType)),
    educationSavingsType: ofKind(['EDUCATION_SAVINGS'], said(facts.educationSavingsType, known.educationSavingsType)),
    ageOfMajority: ofKind(['MINOR'], said(facts.ageOfMajority, known.ageOfMajority)),
    holds: facts.holds ?? known.holds,
  };
}
