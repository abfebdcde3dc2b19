import type { Context } from '../../context.ts';
import { jointOwnersWith } from '../../domain/balance-sheet/joint-owner.ts';
import { isClient, isClientsSpouse, spouseOf } from '../../domain/estate/estate.ts';
import { netWorthOfPerson } from '../../domain/estate/figures.ts';
import { ageOf, calledName, isMinor } from '../../domain/estate/household-name.ts';
import { remainingExemptionCents, remainingStateExemptionCents } from '../../domain/person/exemption.ts';
import { childrenOf, familyTree, isFromPriorRelationship, parentsOf } from '../../domain/person/family.ts';
import { giftsMade } from '../../domain/person/gifts.ts';
import { lifeExpectancyOf } from '../../domain/person/life-expectancy.ts';
import { personStatus, personSubstatus } from '../../domain/person/person-status.ts';
import { possibleParents, suggestedTies, tiesOf } from '../../domain/person/relations.ts';
import { isDeletable } from '../../domain/person/uses.ts';
import type {
  EarlierEstateInput,
  FamilyTableRowResolvers,
  FamilyTreeResolvers,
  GiftInput,
  GiftResolvers,
  MutationResolvers,
  ParentQuestionResolvers,
  PersonResolvers,
  PersonTieResolvers,
  QueryResolvers,
  RelationResolvers,
  RelationSuggestionResolvers,
} from '../../schema.generated.ts';
import { isState } from '../../views/distribution/state-names.ts';
import {
  isPerson,
  jointOwnerOf,
  type ListedPerson,
  namedPerson,
  type PersonParent,
  personOf,
} from '../../views/parents.ts';
import { clientRelationship } from '../../views/person/family-table.ts';
import { suggestionReason } from '../../views/person/suggestion-words.ts';
import { personUses } from '../../views/person/use-words.ts';
import { CLIENTS_PER_PAGE } from '../estate/estate.service.ts';
import type { EstateOrder } from '../estate/estate-list.service.ts';

/** What the client list may be sorted by, as its URL names it. */
const ORDERS: Readonly<Record<string, EstateOrder>> = {
  name: 'NAME',
  netWorth: 'NET_WORTH',
  updatedAt: 'UPDATED_AT',
  estateTax: 'ESTATE_TAX',
};

export const personQueries: Pick<
  QueryResolvers,
  'organizationClients' | 'person' | 'relationSuggestions' | 'parentOptions'
> = {
  organizationClients: (_parent, args, { services, actor, today }) => {
    const { organizationId, searchTerm, inProgress, page, perPage, sortBy, direction } = args;
    const filter = { organizationId, searchTerm, ...(inProgress && { status: 'IN_PROGRESS' }) };
    const order = ORDERS[sortBy ?? 'name'] ?? 'NAME';
    const pagination = { page, perPage };
    return services.lists.clients(
      { filter, order, direction, pagination, defaultPerPage: CLIENTS_PER_PAGE },
      { today, timeZone: actor.timeZone },
    );
  },
  person: async (_parent, { id }, { loaders }) => {
    const estate = await loaders.holder.people.load(id);
    return estate && personOf(estate, id);
  },
  relationSuggestions: async (_parent, { estateId, personId, ties }, { loaders }) => {
    const estate = await loaders.estate.load(estateId);
    if (!estate) return [];
    return suggestedTies(estate, ties, personId ?? null).map((suggestion) => ({ estate, suggestion }));
  },
  parentOptions: async (_parent, { estateId, personId }, { loaders }) => {
    const estate = await loaders.estate.load(estateId);
    if (!estate) return [];
    return possibleParents(estate, personId).map((person) => ({ kind: 'person', estate, person }));
  },
};

/** Inside the platform an amount says that it is in cents. */
interface SaidInLists {
  readonly gifts?: readonly GiftInput[] | null | undefined;
  readonly earlierEstates?: readonly EarlierEstateInput[] | null | undefined;
}
const factsOf = <Input extends SaidInLists>({ gifts, earlierEstates, ...facts }: Input) => ({
  ...facts,
  earlierEstates: earlierEstates?.map(({ diedOn, value, taxableEstate, federalTax }) => ({
    diedOn,
    valueCents: value,
    taxableEstateCents: taxableEstate,
    federalTaxCents: federalTax,
  })),
  gifts: gifts?.map(({ amount, ...gift }) => ({ ...gift, amountCents: amount })),
});

export const personMutations: Pick<
  MutationResolvers,
  'createPerson' | 'updatePerson' | 'updatePersonPhoto' | 'updateRelationships' | 'deletePerson' | 'restorePerson'
> = {
  createPerson: async (_parent, { input: { estateId, version, ...person } }, { services }) => {
    const { estate, personId } = await services.people.create(estateId, version, factsOf(person));
    return { ok: true, estate, person: personOf(estate, personId) };
  },
  updatePerson: async (_parent, { input: { id, version, ...changes } }, { services }) => {
    const estate = await services.people.update(id, version, factsOf(changes));
    return { ok: true, estate, person: personOf(estate, id) };
  },
  updatePersonPhoto: async (_parent, { id, version, photo }, { services }) => {
    const estate = await services.photos.set(id, version, photo ?? null);
    return { ok: true, estate, person: personOf(estate, id) };
  },
  updateRelationships: async (_parent, { input: { estateId, version, relationships } }, { services }) => {
    const changes = relationships.map(({ role, ...between }) => ({ ...between, role: role ?? null }));
    return { ok: true, estate: await services.people.relate(estateId, version, changes) };
  },
  restorePerson: async (_parent, { estateId, id, version }, { services }) => {
    const estate = await services.people.restore(estateId, id, version);
    return { ok: true, estate, person: personOf(estate, id) };
  },
  deletePerson: async (_parent, { id, version }, { services }) => ({
    ok: true,
    estate: await services.people.remove(id, version),
  }),
};

/** A field that needs the others of the household. */
const ofWhole =
  <Answer>(answer: (parent: PersonParent) => Answer) =>
  async ({ estate, person }: ListedPerson, _args: unknown, context: Context): Promise<Answer> =>
    answer({ kind: 'person', estate: await context.loaders.wholeEstate(estate), person });

export const Person: PersonResolvers = {
  __isTypeOf: isPerson,
  __resolveReference: async ({ id }, { loaders }) => {
    const estate = await loaders.holder.people.load(id);
    return estate && personOf(estate, id);
  },
  id: ({ person }) => person.id,
  estateId: ({ estate }) => estate.id,
  name: ({ person }) => person.name,
  firstName: ({ person }) => person.firstName,
  lastName: ({ person }) => person.lastName,
  displayName: ({ person }) => calledName(person),
  status: ({ person }) => personStatus(person),
  substatus: ({ person }, _args, { today }) => personSubstatus(person, today),
  preferredName: ({ person }) => person.preferredName,
  photo: async ({ person }, _args, { loaders }) => (await loaders.photo.load(person.id))?.file?.filename,
  photoUrl: async ({ person }, _args, { loaders, photoUrl }) => {
    const photo = await loaders.photo.load(person.id);
    return photo && photoUrl(photo);
  },
  photoVersion: async ({ person }, _args, { loaders }) => (await loaders.photo.load(person.id))?.version ?? 0,
  country: ({ person }) => person.country,
  gender: ({ person }) => person.gender,
  bio: ({ person }) => person.bio,
  email: ({ person }) => person.email,
  phoneNumber: ({ person }) => person.phoneNumber,
  legalName: ({ person }) => person.legalName ?? null,
  initials: ({ person }) => person.initials ?? null,
  address1: ({ person }) => person.address1 ?? null,
  address2: ({ person }) => person.address2 ?? null,
  zip: ({ person }) => person.zip ?? null,
  city: ({ person }) => person.city,
  state: ({ person }) => person.state,
  birthDate: ({ person }) => person.birthDate,
  deathDate: ({ person }) => person.deathDate,
  ageInYears: ({ person }, _args, { today }) => ageOf(person, today),
  citizenship: ({ person }) => person.citizenship,
  isDeceased: ({ person }) => person.isDeceased,
  isMinor: ({ person }, _args, { today }) => isMinor(person, today),
  isCorporateTrustee: ({ person }) => person.isCorporateTrustee,
  isSpecialNeeds: ({ person }) => person.isSpecialNeeds,
  isDisabled: ({ person }) => person.isDisabled,
  fromPriorRelationship: ofWhole(({ estate, person }) => isFromPriorRelationship(estate, person.id)),
  isClient: ({ estate, person }) => isClient(estate, person.id),
  isSpouse: ofWhole(({ estate, person }) => isClientsSpouse(estate, person.id)),
  isDeletable: ofWhole(({ estate, person }) => isDeletable(estate, person.id)),
  clientRelationship: ofWhole(({ estate, person }) => clientRelationship(estate, person.id)),
  netWorth: ({ estate, person }) => netWorthOfPerson(estate, person.id),
  spouse: ofWhole(({ estate, person }) => personOf(estate, spouseOf(estate, person.id)?.id)),
  children: ofWhole(({ estate, person }) =>
    childrenOf(estate, person.id).map((child) => ({ kind: 'person' as const, estate, person: child })),
  ),
  uses: ofWhole(({ estate, person }) => personUses(estate, person.id)),
  jointOwners: ofWhole(({ estate, person }) =>
    jointOwnersWith(estate, person.id).map((joint) => jointOwnerOf(estate, joint)),
  ),
  parents: ofWhole(({ estate, person }) => parentsOf(estate, person.id).flatMap((id) => personOf(estate, id) ?? [])),
  ties: ofWhole(({ estate, person }) => tiesOf(estate, person.id).map((tie) => ({ estate, tie }))),
  gifts: ({ person }) => [...person.gifts],
  taxableGifts: ({ person }, _args, { today }) => giftsMade(person, today).adjustedTaxableGiftsCents,
  isGiftHistorySure: ({ person }, _args, { today }) => giftsMade(person, today).isSure,
  federalExemptionUsed: ({ person }, _args, { today }) => giftsMade(person, today).federalExemptionUsedCents,
  remainingFederalExemption: ({ person }, _args, { today }) => remainingExemptionCents(person, today),
  gstExemptionUsed: ({ person }, _args, { today }) => giftsMade(person, today).gstExemptionUsedCents,
  stateExemptionUsed: ({ person }) => person.stateExemptionUsedCents,
  federalDsue: ({ person }) => person.federalDsueCents,
  federalDsueUsed: ({ person }) => person.federalDsueUsedCents,
  earlierDsueUsed: ({ person }) => person.earlierDsueUsedCents,
  earlierEstates: ({ person }) =>
    person.earlierEstates.map(({ diedOn, valueCents, taxableEstateCents, federalTaxCents }) => ({
      diedOn,
      value: valueCents,
      taxableEstate: taxableEstateCents,
      federalTax: federalTaxCents,
    })),
  federalDsueSource: ({ person }) => person.federalDsueSource,
  hawaiiStateDsueRemaining: ({ person }) => person.hawaiiStateDsueRemainingCents,
  marylandStateDsueRemaining: ({ person }) => person.marylandStateDsueRemainingCents,
  lifeExpectancy: ({ person }, _args, { today }) => lifeExpectancyOf(person, today)?.years,
  remainingStateExemption: ({ estate, person }, _args, { today }) =>
    remainingStateExemptionCents(person, estate.clientState, today),
  isLawOfResidenceHeld: ({ estate, person }) => isState(person.state ?? estate.clientState),
  parentId: ofWhole(({ estate, person }) => parentsOf(estate, person.id)[0] ?? null),
  estate: ({ estate }) => estate,
};

export const Gift: GiftResolvers = {
  amount: ({ amountCents }) => amountCents,
  gstExemptionUsed: ({ gstExemptionUsedCents }) => gstExemptionUsedCents,
  giftTaxPaid: ({ giftTaxPaidCents }) => giftTaxPaidCents,
};

export const Relation: RelationResolvers = {
  id: ({ relation }) => relation.id,
  kind: ({ relation }) => relation.kind,
  isAdopted: ({ relation }) => relation.isAdopted,
  from: ({ estate, relation }) => namedPerson(estate, relation.from),
  to: ({ estate, relation }) => namedPerson(estate, relation.to),
};

export const PersonTie: PersonTieResolvers = {
  // One relation is two ties, one for each end: with its own id alone a cache takes them for one thing.
  id: ({ tie }) => `${tie.id}:${tie.otherId}`,
  role: ({ tie }) => tie.role,
  other: ({ estate, tie }) => namedPerson(estate, tie.otherId),
};

export const RelationSuggestion: RelationSuggestionResolvers = {
  role: ({ suggestion }) => suggestion.role,
  other: ({ estate, suggestion }) => namedPerson(estate, suggestion.otherId),
  reason: ({ estate, suggestion }) => suggestionReason(estate, suggestion),
};

export const ParentQuestion: ParentQuestionResolvers = {
  id: ({ question: { child, other } }) => `${child.id}:${other.id}`,
  child: ({ estate, question }) => ({ kind: 'person', estate, person: question.child }),
  parent: ({ estate, question }) => ({ kind: 'person', estate, person: question.parent }),
  other: ({ estate, question }) => ({ kind: 'person', estate, person: question.other }),
};

export const FamilyTree: FamilyTreeResolvers = {
  g1: ({ estate }) => familyTree(estate).g1.map((person) => ({ kind: 'person', estate, person })),
  g2: ({ estate }) => familyTree(estate).g2.map((person) => ({ kind: 'person', estate, person })),
  g3: ({ estate }) => familyTree(estate).g3.map((person) => ({ kind: 'person', estate, person })),
  other: ({ estate }) => familyTree(estate).other.map((person) => ({ kind: 'person', estate, person })),
};

export const FamilyTableRow: FamilyTableRowResolvers = {
  id: ({ person }) => person.id,
  name: ({ person }) => person.name,
  displayName: ({ person }) => calledName(person),
  state: ({ person }) => person.state,
  isDeceased: ({ person }) => person.isDeceased,
};
