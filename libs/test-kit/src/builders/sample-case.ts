/** The input of a distribution case as plain data (contract/distribution/schema), so that samples need no engine. */
export interface CasePerson {
  readonly id: string;
  readonly name: string;
  readonly birthDate?: string;
  readonly isDeceased?: boolean;
  readonly deathDate?: string;
  readonly citizenship?: string;
  readonly domicileState?: string;
  readonly isSpecialNeeds?: boolean;
  readonly federalExemptionUsedCents?: number;
  readonly gstExemptionUsedCents?: number;
  readonly federalDsueCents?: number;
}
export interface CaseRelation {
  readonly from: string;
  readonly to: string;
  readonly kind: string;
}
export interface CaseShare {
  readonly id: string;
  readonly percent?: number;
}
export interface CaseAsset {
  readonly id: string;
  readonly name: string;
  readonly assetType: string;
  readonly balanceCents: number;
  readonly state?: string;
  readonly owners: readonly CaseShare[];
  readonly titling?: string;
  readonly contributions?: readonly CaseShare[];
  readonly beneficiaries?: readonly {
    readonly to: string;
    readonly percent?: number;
    readonly tier?: string;
    readonly perStirpes?: boolean;
  }[];
  readonly retirementAccountType?: string;
  readonly lifeInsurance?: {
    readonly insuredId: string;
    readonly secondaryInsuredId?: string;
    readonly deathBenefitCents: number;
    readonly transferredOn?: string;
    readonly transferorId?: string;
  };
}
export interface CaseTarget {
  readonly to?: string;
  readonly class?: string;
  readonly classOf?: string;
  readonly scheme?: string;
  readonly percent?: number;
  readonly alternates?: readonly CaseTarget[];
  readonly disclaimerTrustId?: string;
  readonly ages?: readonly { readonly age: number; readonly percent: number }[];
}
export interface CaseStep {
  readonly kind: string;
  readonly to: readonly CaseTarget[];
  readonly assetId?: string;
  readonly amountCents?: number;
  readonly percent?: number;
  readonly formula?: string;
}
export interface CaseTrust {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly settlors: readonly string[];
  readonly lifetimeBeneficiaries?: readonly string[];
  readonly createdUponDeath?: boolean;
  readonly insideEstate?: boolean;
  readonly qtipElection?: string;
  readonly gstStatus?: string;
  readonly terms?: readonly { readonly on: string; readonly personId?: string; readonly steps: readonly CaseStep[] }[];
}
export interface CaseWill {
  readonly personId: string;
  readonly kind?: string;
  readonly steps: readonly CaseStep[];
  readonly waiveRecovery?: boolean;
}
export interface CaseInput {
  readonly domicileState: string;
  readonly maritalStatus: string;
  readonly people: readonly CasePerson[];
  readonly relations?: readonly CaseRelation[];
  readonly charities?: readonly { readonly id: string; readonly name: string }[];
  readonly assets: readonly CaseAsset[];
  readonly liabilities?: readonly {
    readonly id: string;
    readonly name: string;
    readonly balanceCents: number;
    readonly owners: readonly CaseShare[];
    readonly securedByAssetId?: string;
  }[];
  readonly trusts?: readonly CaseTrust[];
  readonly wills?: readonly CaseWill[];
  readonly assumptions?: {
    readonly deaths: readonly { readonly personId: string; readonly date: string }[];
    readonly portabilityElected?: boolean;
    readonly expensesPercent?: number;
  };
}

export interface SampleDocument {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly owner: string;
  readonly executedAt?: string;
  readonly situs?: string;
  readonly isMissing?: boolean;
  readonly planningStatus?: 'NOT_STARTED' | 'IN_PROGRESS' | 'ACTION_REQUIRED' | 'COMPLETE';
}
export interface SampleFiduciary {
  /** Id of the trust or document. */
  readonly in: string;
  readonly person: string;
  readonly role: string;
  readonly designation: string;
}

/** A household: what the engine needs, and what the screens show beside it. Ids are short and local to the household. */
export interface SampleHousehold {
  /** Counts from 1; gives the estate and its people their fixed ids. */
  readonly number: number;
  readonly organization: 'northmere' | 'familyOffice';
  readonly clientId: string;
  readonly displayName: string;
  readonly city: string;
  readonly input: CaseInput;
  readonly personCities?: Readonly<Record<string, string>>;
  readonly corporateTrustees?: readonly string[];
  /** When and by whom values were set; `rest` is for those not named. */
  readonly valuations: Readonly<Record<string, { readonly on: string; readonly source: string }>>;
  readonly trustDates?: Readonly<Record<string, string>>;
  readonly documents: readonly SampleDocument[];
  readonly fiduciaries: readonly SampleFiduciary[];
}

const MILLION = 100_000_000;

/** Whole dollars as cents. */
export const dollars = (amount: number): number => amount * 100;
/** Millions of dollars as cents. */
export const millions = (amount: number): number => Math.round(amount * MILLION);

/** Values as a custodian's feed gave them on that day. */
export const custodianFeed = (on: string) => ({ on, source: 'Custodian feed' });

export const couple = (a: string, b: string): CaseRelation => ({ from: a, to: b, kind: 'SPOUSE' });
export const parents = (of: readonly string[], children: readonly string[]): CaseRelation[] =>
  children.flatMap((to) => of.map((from) => ({ from, to, kind: 'PARENT' })));

type AssetRest = Partial<Omit<CaseAsset, 'id' | 'name' | 'assetType' | 'balanceCents' | 'owners'>>;

/** An asset of one owner, or a joint one with survivorship where several are named. */
export function asset(
  id: string,
  name: string,
  assetType: string,
  balanceCents: number,
  owners: string | readonly string[],
  rest: AssetRest = {},
): CaseAsset {
  const several = typeof owners === 'string' ? [owners] : owners;
  const titling = several.length > 1 ? { titling: 'JOINT_WITH_SURVIVORSHIP' } : {};
  return { id, name, assetType, balanceCents, owners: several.map((owner) => ({ id: owner })), ...titling, ...rest };
}

export const heldInTrust: AssetRest = { titling: 'TRUST_OWNED' };

/** A retirement account with the first takers and those who step in. */
export function ira(
  id: string,
  name: string,
  balanceCents: number,
  owner: string,
  first: readonly string[],
  then: readonly string[] = [],
): CaseAsset {
  const beneficiaries = [...first.map((to) => ({ to })), ...then.map((to) => ({ to, tier: 'CONTINGENT' }))];
  return asset(id, name, 'RETIREMENT', balanceCents, owner, { retirementAccountType: 'IRA', beneficiaries });
}

export const residue = (...to: CaseTarget[]): CaseStep => ({ kind: 'RESIDUE', to });
export const children: CaseTarget = { class: 'CHILDREN', scheme: 'PER_STIRPES' };
export const cashGift = (to: string, amountCents: number): CaseStep => ({
  kind: 'CASH_GIFT',
  amountCents,
  to: [{ to }],
});

export const acts = (inside: string, role: string, ...people: readonly string[]): SampleFiduciary[] => {
  const designations = ['primary', 'first_successor', 'second_successor', 'third_successor'];
  return people.map((person, index) => ({
    in: inside,
    person,
    role,
    designation: designations[index] ?? 'fourth_successor',
  }));
};
