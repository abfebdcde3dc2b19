import type { Cents, IsoDate } from '@platform/kernel';
import { type Component, openingMakeup } from '../basis/makeup.ts';
import type { Asset, EarlierEstate, EstateCase, Liability, Trust } from '../estate-case.ts';
import type { ElectedPart } from '../estate-tax/elected-parts.ts';
import type { PriorTransfer } from '../estate-tax/prior-transfers.ts';
import type { Family } from '../family/family.ts';
import { divide, percentOf, shareWeights } from '../money/division.ts';
import type { Growth } from './growth.ts';
import type { Form, Parcel, Part, Policy } from './property.ts';

/** What one person owes of a debt. */
export interface Debt {
  readonly liabilityId: string;
  readonly personId: string;
  /** A trust that is not the person's own and owes the debt itself. */
  readonly trustId: string | undefined;
  readonly securedByAssetId: string | undefined;
  amountCents: Cents;
}

/** IRC 2652(a)(3): whose trust it stays, and what of it the exemption of that death covers. */
export interface ReverseQtip {
  readonly transferorId: string;
  readonly exemptCents: Cents;
  readonly valueCents: Cents;
}

/** IRC 2056A(b)(2): the estate whose tax was put off, and that tax if so much more had been taxed in it. */
export interface QdotOrigin {
  readonly decedentId: string;
  readonly taxWith: (moreCents: Cents) => Cents;
}

const toPriorTransfer = ({
  diedOn,
  valueCents,
  taxableEstateCents,
  federalTaxCents,
}: EarlierEstate): PriorTransfer => ({
  diedOn,
  valueCents,
  taxableEstateCents,
  taxCents: federalTaxCents,
});

/** A part of an asset that somebody owns with others. */
export interface OwnedShare {
  readonly assetId: string;
  readonly form: Form;
  /** The trust that holds it, else the owner. */
  readonly holderId: string;
  readonly ownerId: string;
  readonly partCents: Cents;
  readonly wholeCents: Cents;
}

/** Who holds what, between two deaths. */
export interface World {
  readonly parcels: Parcel[];
  readonly debts: Debt[];
  /** Exclusion ported to a surviving spouse; replaced by the death of a later spouse (C26). */
  readonly dsue: Map<string, Cents>;
  /** Whose exclusion that is, where a death of the case ported it. */
  readonly dsueFrom: Map<string, string>;
  /** State exclusion ported, by person, with the state that granted it. */
  readonly stateDsue: Map<string, Readonly<Record<string, Cents>>>;
  /** Index of the death at which a trust was first funded; −1 for those funded from the start. */
  readonly fundedAt: Map<string, number>;
  /** Per person and asset: what an earlier death brought outright. */
  readonly received: Map<string, Map<string, Cents>>;
  /** Trusts funded at a death of the case for a spouse who survived it, and for one who did not: not elected (C13). */
  readonly electedFor: Set<string>;
  readonly notElected: Set<string>;
  /** Elected trusts whose first settlor stays the transferor for the generation-skipping tax. */
  readonly reverseQtip: Map<string, ReverseQtip>;
  /** Per person: what estates that paid federal tax on it have left them (IRC 2013). */
  readonly priorTransfers: Map<string, PriorTransfer[]>;
  /** Qualified domestic trusts that a death of the case has deducted. */
  readonly qdots: Map<string, QdotOrigin>;
  /** Trusts elected for a state alone of which it deducted a part. */
  readonly electedParts: Map<string, ElectedPart>;
  /** Trusts already reported to have nobody who can act as trustee. */
  readonly withoutTrustee: Set<string>;
  /** Of a traced run: whose part of what was owned by several, before the first death. */
  readonly shares: OwnedShare[];
  /** What holdings have grown by since the first death, as the case assumes it. */
  readonly growth: Growth[];
  /** Where basis is followed: what debts, expenses and taxes have taken. */
  readonly spent: Component[] | undefined;
}

export const isUsCitizen = (citizenship: string | undefined): boolean =>
  citizenship === undefined || ['US', 'USA'].includes(citizenship);

export const isGrantorTrust = (trust: Trust | undefined): boolean =>
  trust?.kind === 'REVOCABLE' || trust?.kind === 'REVOCABLE_JOINT';

/** A case as it stands on a day: whoever died before owns nothing that a title passes on by itself. */
export interface Opening {
  readonly input: EstateCase;
  readonly family: Family;
  readonly trusts: ReadonlyMap<string, Trust>;
  readonly date: IsoDate;
  /** Given where basis is to be followed. */
  readonly spent?: Component[] | undefined;
}

export function initialWorld(
  input: EstateCase,
  family: Family,
  trusts: ReadonlyMap<string, Trust>,
  spent?: Component[],
): World {
  const opening: Opening = { input, family, trusts, date: startOf(input), spent };
  const parcels = input.assets.map((asset, index) => openingParcel(opening, atPlanValue(asset), `assets[${index}]`));
  const fundedAt = new Map<string, number>();
  for (const { trustId } of parcels) if (trustId !== undefined) fundedAt.set(trustId, -1);
  return {
    parcels,
    debts: (input.liabilities ?? []).flatMap((debt, index) => openingDebts(opening, debt, `liabilities[${index}]`)),
    dsue: new Map(input.people.map((person) => [person.id, person.federalDsueCents ?? 0])),
    dsueFrom: new Map(),
    stateDsue: new Map(
      input.people.map((person) => [
        person.id,
        { HI: person.hawaiiStateDsueRemainingCents ?? 0, MD: person.marylandStateDsueRemainingCents ?? 0 },
      ]),
    ),
    fundedAt,
    received: new Map(),
    electedFor: new Set(),
    notElected: new Set(),
    reverseQtip: new Map(),
    priorTransfers: new Map(
      input.people.flatMap(({ id, priorTransfers = [] }) =>
        priorTransfers.length === 0 ? [] : [[id, priorTransfers.map(toPriorTransfer)]],
      ),
    ),
    qdots: new Map(),
    electedParts: new Map(),
    withoutTrustee: new Set(),
    shares: [],
    growth: [],
    spent,
  };
}

const startOf = ({ assumptions }: EstateCase): IsoDate => assumptions.deaths[0]?.date ?? '';

/** Dead before the first death of the scenario. */
export function isDeadAtStart(input: EstateCase, family: Family, id: string): boolean {
  return isDeadBefore(family, id, startOf(input));
}

export function isDeadBefore(family: Family, id: string, date: IsoDate): boolean {
  const person = family.person(id);
  if (!person) return false;
  return person.deathDate === undefined ? person.isDeceased === true : person.deathDate < date;
}

/** C22: the death of the case at which a policy pays, its last insured's; undefined where it pays at none of them. */
export function paysAt({ input, family }: Pick<Opening, 'input' | 'family'>, policy: Policy): number | undefined {
  const { deaths } = input.assumptions;
  const played = policy.insuredIds.map((id) => deaths.findIndex(({ personId }) => personId === id));
  const last = Math.max(...played);
  const date = deaths[last]?.date;
  if (date === undefined) return undefined;
  const gone = policy.insuredIds.every((id, at) => (played[at] ?? -1) >= 0 || isDeadBy(family, id, date));
  return gone ? last : undefined;
}

function isDeadBy(family: Family, id: string, date: IsoDate): boolean {
  return isDeadBefore(family, id, date) || family.person(id)?.deathDate === date;
}

interface Ownership {
  readonly form: Form;
  readonly trustId?: string;
  readonly owners: readonly string[];
  readonly weights: readonly number[];
}

/** An asset at what it counts for in a plan: less its discount. Units: cents, the discount rounded half up. */
export function atPlanValue(asset: Asset): Asset {
  const { discountPercent, balanceCents } = asset;
  return discountPercent === undefined
    ? asset
    : { ...asset, balanceCents: balanceCents - percentOf(balanceCents, discountPercent) };
}

/** An asset under its title, in the parts of whose property it is. Throws: DomainError `SHARES_OVER_100`. */
export function openingParcel(opening: Opening, asset: Asset, field: string): Parcel {
  const held = ownership(opening, asset, field);
  const insurance = asset.lifeInsurance;
  const policy: Policy | undefined = insurance && {
    insuredIds: [insurance.insuredId, ...(insurance.secondaryInsuredId ? [insurance.secondaryInsuredId] : [])],
    transferredOn: insurance.transferredOn,
    transferorId: insurance.transferorId ?? insurance.insuredId,
  };
  const amounts = divide(asset.balanceCents, held.weights);
  const benefits = divide(insurance?.deathBenefitCents ?? 0, held.weights);
  const { spent } = opening;
  const bases = spent && asset.costBasisCents !== undefined ? divide(asset.costBasisCents, held.weights) : [];
  const parts: Part[] = held.owners.map((ownerId, at) => ({
    ownerId,
    amountCents: amounts[at] ?? 0,
    benefitCents: benefits[at] ?? 0,
    makeup: spent && openingMakeup(asset, ownerId, amounts[at] ?? 0, bases[at], spent),
  }));
  return {
    assetId: asset.id,
    kind: asset.assetType,
    situs: situsOf(opening, asset),
    form: held.form,
    trustId: held.trustId,
    holderId: asset.owners[0]?.id ?? '',
    parts,
    beneficiaries: asset.beneficiaries ?? [],
    employerPlan: asset.retirementAccountType === 'EMPLOYER_PLAN',
    policy,
    staged: false,
    ...(asset.isLifeEstate ? { isLifeEstate: true } : {}),
  };
}

function situsOf({ input, family, trusts }: Opening, asset: Asset): string | undefined {
  if (asset.assetType !== 'REAL_ESTATE' && asset.assetType !== 'TANGIBLE') return undefined;
  const owner = asset.owners[0]?.id ?? '';
  const person = trusts.get(owner)?.settlors[0] ?? owner;
  return asset.state ?? family.person(person)?.domicileState ?? input.domicileState;
}

function ownership(opening: Opening, asset: Asset, field: string): Ownership {
  const first = asset.owners[0]?.id ?? '';
  const trust = opening.trusts.get(first);
  if (trust) return trustOwnership(opening, trust, asset, field);
  const titling = asset.titling ?? 'SOLE';
  if (titling === 'COMMUNITY_PROPERTY' || titling === 'COMMUNITY_PROPERTY_WITH_SURVIVORSHIP') {
    const form = titling === 'COMMUNITY_PROPERTY' ? 'COMMUNITY' : 'COMMUNITY_SURVIVORSHIP';
    const spouse = asset.owners[1]?.id ?? livingSpouse(opening, first);
    return spouse === undefined ? sole(first) : { form, owners: [first, spouse], weights: [1, 1] };
  }
  const ids = asset.owners.map(({ id }) => id);
  if (titling === 'JOINT_WITH_SURVIVORSHIP' || titling === 'TENANCY_BY_THE_ENTIRETY') {
    return jointOwnership(opening, asset, ids, field);
  }
  if (ids.length === 1) return sole(first);
  return { form: 'COMMON', owners: ids, weights: shareWeights(asset.owners, `${field}.owners`).weights };
}

const sole = (id: string): Ownership => ({ form: 'SOLE', owners: [id], weights: [1] });

function livingSpouse({ family, date }: Opening, id: string): string | undefined {
  return [...family.spouses(id), ...family.partners(id)].find((spouse) => !isDeadBefore(family, spouse, date));
}

/** C9: two spouses own half each; else by contributions, as for a survivor who is not a citizen; else equally. */
function jointOwnership(opening: Opening, asset: Asset, ids: readonly string[], field: string): Ownership {
  const { family, date } = opening;
  const living = ids.filter((id) => !isDeadBefore(family, id, date));
  const owners = living.length > 0 ? living : ids;
  if (owners.length === 1) return sole(owners[0] ?? '');
  return {
    form: 'JOINT',
    owners,
    weights: spousesHoldHalves(opening, owners) ? [1, 1] : contributionWeights(asset, owners, `${field}.contributions`),
  };
}

/** IRC 2040(b): husband and wife alone, of whom the survivor is a citizen. */
export function spousesHoldHalves({ input, family }: Opening, owners: readonly string[]): boolean {
  const [a = '', b = ''] = owners;
  const first = input.assumptions.deaths.find(({ personId }) => owners.includes(personId))?.personId;
  const survivor = first === a ? b : a;
  return owners.length === 2 && family.spouses(a).includes(b) && isUsCitizen(family.person(survivor)?.citizenship);
}

function contributionWeights(asset: Asset, owners: readonly string[], field: string): readonly number[] {
  const { contributions } = asset;
  if (!contributions?.length) return owners.map(() => 1);
  const { weights, unassigned } = shareWeights(contributions, field);
  const named = new Map(contributions.map(({ id }, index) => [id, weights[index] ?? 0]));
  const unnamed = owners.filter((id) => !named.has(id)).length;
  // What the stated percentages leave over belongs to the owners who are not named, equally.
  const scale = Math.max(1, unnamed);
  const shares = owners.map((id) => (named.has(id) ? (named.get(id) ?? 0) * scale : unassigned));
  return shares.some((weight) => weight > 0) ? shares : owners.map(() => 1);
}

function trustOwnership(opening: Opening, trust: Trust, asset: Asset, field: string): Ownership {
  const whole: Ownership = { form: 'TRUST', trustId: trust.id, owners: [trust.id], weights: [1] };
  const living = livingGrantors(opening, trust);
  const [first] = living;
  if (first === undefined) return whole;
  const community = asset.titling?.startsWith('COMMUNITY_PROPERTY') ? livingSpouse(opening, first) : undefined;
  const owners = community !== undefined && living.length === 1 ? [first, community] : living;
  return {
    form: 'TRUST',
    trustId: trust.id,
    owners,
    weights: contributionWeights(asset, owners, `${field}.contributions`),
  };
}

/**
 * Whose own property a revocable trust holds: its living settlors'. Nobody's, for any other trust, and for one that is
 * said to stand outside their estates.
 */
export function livingGrantors({ family, date }: Opening, trust: Trust): string[] {
  const isTheirs = isGrantorTrust(trust) && trust.insideEstate !== false;
  return isTheirs ? trust.settlors.filter((id) => !isDeadBefore(family, id, date)) : [];
}

/**
 * What each owes of a debt. A debt of a revocable trust is its settlors', equally; of another trust, its own (C4).
 * Throws: DomainError `SHARES_OVER_100`.
 */
export function openingDebts(opening: Opening, liability: Liability, field: string): Debt[] {
  const { weights } = shareWeights(liability.owners, `${field}.owners`);
  const amounts = divide(liability.balanceCents, weights);
  const common = { liabilityId: liability.id, securedByAssetId: liability.securedByAssetId };
  return liability.owners.flatMap(({ id }, at): Debt[] => {
    const amountCents = amounts[at] ?? 0;
    const trust = opening.trusts.get(id);
    if (!trust) return [{ ...common, personId: id, trustId: undefined, amountCents }];
    const living = livingGrantors(opening, trust);
    if (living.length === 0) return [{ ...common, personId: '', trustId: id, amountCents }];
    const shares = divide(
      amountCents,
      living.map(() => 1),
    );
    return living.map((personId, n) => ({ ...common, personId, trustId: undefined, amountCents: shares[n] ?? 0 }));
  });
}
