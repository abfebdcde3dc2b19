import type { Designation, Share } from '@platform/estate-engine';
import type { Cents } from '@platform/kernel';
import type { EstateAccount } from '../domain/balance-sheet/account.ts';
import type { HeldPart } from '../domain/balance-sheet/held.ts';
import type { EstateAsset, EstateLiability } from '../domain/balance-sheet/holding.ts';
import { type JointOwner, jointOwner } from '../domain/balance-sheet/joint-owner.ts';
import { assumedPouroverWills } from '../domain/document/assumed-will.ts';
import type { EstateDocument } from '../domain/document/document.ts';
import type { TakerShare, WillGift, WillText } from '../domain/document/will-text.ts';
import type { EntityShare, EstateEntity } from '../domain/entity/entity.ts';
import type { Estate } from '../domain/estate/estate.ts';
import type { SharedOwnership } from '../domain/estate/shared-ownership.ts';
import type { EstateCharity, EstatePerson, EstateRelation } from '../domain/person/person.ts';
import type { ParentQuestion, Suggestion, Tie } from '../domain/person/relations.ts';
import type { EstateTrust } from '../domain/trust/trust.ts';
import type { TrustRemainder } from '../domain/trust/trust-facts.ts';
import { assetView, type HoldingView, liabilityView } from './balance-sheet/holding-view.ts';
import type { EstateSummary } from './rows/estate-row.ts';
import type { ListedTrust } from './rows/listed-item.ts';
import type { DispositionView } from './trust/dispositions.ts';

/** Parts of an estate travel with it: their fields are answered from the same document, without another query. */
export interface PersonParent {
  readonly kind: 'person';
  readonly estate: Estate;
  readonly person: EstatePerson;
}
export interface TrustParent {
  readonly kind: 'trust';
  readonly estate: Estate;
  readonly trust: EstateTrust;
}
/** A person whose estate may be its row alone: what the row does not say is read with the whole estate. */
export interface ListedPerson {
  readonly kind: 'person';
  readonly estate: EstateSummary;
  readonly person: EstatePerson;
}
/** A trust of a list: what the list does not show is read with its estate. */
export interface TrustOfRow {
  readonly kind: 'trust';
  readonly estateId: string;
  readonly trust: ListedTrust;
}
export type AnyTrust = TrustParent | TrustOfRow;
export interface SharedOwnershipParent {
  readonly estate: EstateSummary;
  readonly shared: SharedOwnership;
}
export interface CharitableParent {
  readonly kind: 'charity';
  readonly estate: Estate;
  readonly charity: EstateCharity;
}
export interface EntityParent {
  readonly kind: 'entity';
  readonly estate: Estate;
  readonly entity: EstateEntity;
}
export interface TrustRemainderParent {
  readonly estate: Estate;
  readonly remainder: TrustRemainder;
}
export interface TrustShareParent {
  readonly estate: Estate;
  readonly share: TrustRemainder['shares'][number];
}

export interface WillTextParent {
  readonly estate: Estate;
  readonly text: WillText;
}
export interface WillShareParent {
  readonly estate: Estate;
  readonly share: TakerShare;
}
export interface WillGiftParent {
  readonly estate: Estate;
  readonly gift: WillGift;
}

export interface EntityShareParent {
  readonly estate: Estate;
  readonly share: EntityShare;
  readonly amountCents: Cents | null;
}
export interface EntityInterestParent {
  readonly estate: Estate;
  readonly entity: EstateEntity;
  readonly percent: number;
  readonly amountCents: Cents;
}
export type AssignableParent = PersonParent | TrustParent | CharitableParent | EntityParent;
export interface JointOwnerParent {
  readonly kind: 'joint';
  readonly estate: Estate;
  readonly joint: JointOwner;
}
export type OwnerParent = PersonParent | TrustParent | JointOwnerParent | EntityParent;

export interface RelationParent {
  readonly estate: Estate;
  readonly relation: EstateRelation;
}
export interface PersonTieParent {
  readonly estate: Estate;
  readonly tie: Tie & { readonly id: string };
}
export interface RelationSuggestionParent {
  readonly estate: Estate;
  readonly suggestion: Suggestion;
}
export interface ParentQuestionParent {
  readonly estate: Estate;
  readonly question: ParentQuestion;
}
export interface FamilyTreeParent {
  readonly estate: Estate;
}
export interface DispositionParent {
  readonly estate: Estate;
  readonly disposition: DispositionView;
}
export interface DocumentParent {
  readonly estate: Estate;
  readonly document: EstateDocument;
}
export interface AssetParent {
  readonly estate: Estate;
  readonly holding: HoldingView;
}
export interface PolicyParent {
  readonly estate: Estate;
  readonly asset: EstateAsset;
}
export interface AccountParent {
  readonly estate: Estate;
  readonly account: EstateAccount;
}
export interface ProportionParent {
  readonly estate: Estate;
  readonly part: HeldPart;
}
export interface OwnerShareParent {
  readonly estate: Estate;
  readonly share: Share;
}
export interface DesignationParent {
  readonly estate: Estate;
  readonly designation: Designation;
}

/** Whether what is asked for by its key is a person, not one of the other things that have one. */
export const isPerson = (parent: object): boolean => 'kind' in parent && parent.kind === 'person';

export function personOf(estate: Estate, id: string | null | undefined): PersonParent | null {
  const person = estate.people.find((one) => one.id === id);
  return person ? { kind: 'person', estate, person } : null;
}

export function trustOf(estate: Estate, id: string): TrustParent | null {
  const trust = estate.trusts.find((one) => one.id === id);
  return trust ? { kind: 'trust', estate, trust } : null;
}

export function charityOf(estate: Estate, id: string): CharitableParent | null {
  const charity = estate.charities.find((one) => one.id === id);
  return charity ? { kind: 'charity', estate, charity } : null;
}

export function entityOf(estate: Estate, id: string): EntityParent | null {
  const entity = estate.entities.find((one) => one.id === id);
  return entity ? { kind: 'entity', estate, entity } : null;
}

/** An estate is never changed in place: what it holds by its ids stays so for as long as it is in memory. */
const byId = new WeakMap<Estate, ReadonlyMap<string, EstateAsset | EstateLiability>>();

function holdingsById(estate: Estate): ReadonlyMap<string, EstateAsset | EstateLiability> {
  const known = byId.get(estate);
  if (known) return known;
  const now = new Map([...estate.liabilities, ...estate.assets].map((holding) => [holding.id, holding]));
  byId.set(estate, now);
  return now;
}

/** An asset or a debt. By index: lists ask for each of thousands. */
export function holdingOf(estate: Estate, id: string | null): AssetParent | null {
  const found = id === null ? undefined : holdingsById(estate).get(id);
  if (!found) return null;
  return { estate, holding: 'liabilityType' in found ? liabilityView(found) : assetView(found) };
}

const chosen = (ids: readonly string[] | null | undefined): ((thing: { readonly id: string }) => boolean) => {
  const wanted = ids && new Set(ids);
  return ({ id }) => !wanted || wanted.has(id);
};

/** Assets, or those of some ids. */
export const assetsOf = (estate: Estate, ids?: readonly string[] | null): AssetParent[] =>
  estate.assets.filter(chosen(ids)).map((asset) => ({ estate, holding: assetView(asset) }));

/** Debts, or those of some ids. */
export const liabilitiesOf = (estate: Estate, ids?: readonly string[] | null): AssetParent[] =>
  estate.liabilities.filter(chosen(ids)).map((debt) => ({ estate, holding: liabilityView(debt) }));

export function accountOf(estate: Estate, id: string): AccountParent | null {
  const account = estate.assetAccounts.find((one) => one.id === id);
  return account ? { estate, account } : null;
}

export function documentOf(estate: Estate, id: string): DocumentParent | null {
  const document = estate.documents.find((one) => one.id === id);
  return document ? { estate, document } : null;
}

/** A policy is an asset: one stored thing, read as the one or the other. */
export const lifeInsurancesOf = (estate: Estate): PolicyParent[] =>
  estate.assets.filter(({ assetType }) => assetType === 'LIFE_INSURANCE').map((asset) => ({ estate, asset }));

export const lifeInsuranceOf = (estate: Estate, id: string): PolicyParent | null =>
  lifeInsurancesOf(estate).find(({ asset }) => asset.id === id) ?? null;

export const trustsOfUpload = (estate: Estate, uploadId: string): TrustParent[] =>
  estate.trusts
    .filter(({ uploadIds }) => uploadIds.includes(uploadId))
    .map((trust) => ({ kind: 'trust', estate, trust }));

export const documentsOfUpload = (estate: Estate, uploadId: string): DocumentParent[] =>
  estate.documents.filter(({ uploadIds }) => uploadIds.includes(uploadId)).map((document) => ({ estate, document }));

/** Whoever an id stands for inside the estate. */
export function assignableOf(estate: Estate, id: string): AssignableParent | null {
  return personOf(estate, id) ?? trustOf(estate, id) ?? charityOf(estate, id) ?? entityOf(estate, id);
}

/** Everybody and everything of an estate that something can be given to. */
export function assignablesOf(estate: Estate): AssignableParent[] {
  const parties = [...estate.people, ...estate.trusts, ...estate.charities, ...estate.entities];
  return parties.flatMap(({ id }) => assignableOf(estate, id) ?? []);
}

export const syntheticTrustsOf = (estate: Estate): TrustParent[] =>
  estate.trusts.flatMap((trust) => (trust.createdUponDeath ? { kind: 'trust' as const, estate, trust } : []));

/** The wills that could be assumed of the couple. */
export const assumedWillsOf = (estate: Estate): { person: PersonParent; trust: TrustParent }[] =>
  assumedPouroverWills(estate).map(({ person, trust }) => ({
    person: { kind: 'person', estate, person },
    trust: { kind: 'trust', estate, trust },
  }));

export const jointOwnerOf = (estate: Estate, joint: JointOwner): JointOwnerParent => ({ kind: 'joint', estate, joint });

/** All the owners of a thing as one; null where nobody is named, or a charity, which owns nothing of a household. */
export function ownerOf(estate: Estate, owners: readonly Share[]): OwnerParent | null {
  const [first, ...others] = owners.map(({ id }) => id);
  if (first === undefined) return null;
  if (others.length > 0) return jointOwnerOf(estate, jointOwner([first, ...others]));
  return personOf(estate, first) ?? trustOf(estate, first) ?? entityOf(estate, first);
}

/** Whoever made a trust, as one: its owner, a person or a joint owner. */
export const settlorsOf = (estate: Estate, { settlors }: Pick<EstateTrust, 'settlors'>): OwnerParent | null =>
  ownerOf(
    estate,
    settlors.map((id) => ({ id })),
  );

/** Who owns a share of an entity; null for somebody outside of the estate. */
export const shareOwnerOf = (estate: Estate, ownerId: string | null): OwnerParent | null =>
  ownerId === null ? null : ownerOf(estate, [{ id: ownerId }]);

/** `checkEstate` lets nothing be stored that names somebody whom the estate does not have. */
function there<Parent>(found: Parent | null): Parent {
  if (!found) throw new Error('a part of the estate names somebody whom the estate does not have');
  return found;
}

/** What an account holds: `checkAccounts` lets nothing be stored that is not there. */
export const namedHolding = (estate: Estate, id: string): AssetParent => there(holdingOf(estate, id));
export const namedPerson = (estate: Estate, id: string): PersonParent => there(personOf(estate, id));
export const namedParty = (estate: Estate, id: string): AssignableParent => there(assignableOf(estate, id));

export interface TokenPaymentParent {
  readonly estateUploadId: string;
}

/** An estate that another subgraph asks about by its id. */
export interface KeyedEstate {
  readonly estateId: string;
  readonly estate: Estate;
}
