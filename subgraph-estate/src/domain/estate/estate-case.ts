import { isStateCode } from '@platform/contracts/states';
import type { Asset, EstateCase, Nominee, Person, Relation, Step, Trust, Will } from '@platform/estate-engine';
import { addDays, type IsoDate } from '@platform/kernel';
import type { EstateAsset } from '../balance-sheet/holding.ts';
import { playedSteps } from '../disposition/planned-step.ts';
import { asAmended } from '../document/amended-trusts.ts';
import { assumedPouroverWills } from '../document/assumed-will.ts';
import type { EstateFiduciary } from '../document/document.ts';
import { type WillInForce, willsInForce } from '../document/in-force.ts';
import type { Policy } from '../insurance/policy.ts';
import { giftsMade } from '../person/gifts.ts';
import type { EstatePerson, EstateRelation } from '../person/person.ts';
import { usesOfPerson } from '../person/uses.ts';
import { staysApart } from '../trust/sub-trusts.ts';
import { type EstateTrust, isOfNobody } from '../trust/trust.ts';
import { retainedTermOf } from '../trust/trust-schedule.ts';
import { counted } from './counted.ts';
import { type Estate, marriedAndAlive, personById, spouseOf } from './estate.ts';

/** What a reader may vary without changing the estate. */
export interface CaseOverrides {
  readonly firstToDieId?: string | null | undefined;
  readonly firstDeathOn?: IsoDate | null | undefined;
  readonly secondDeathOn?: IsoDate | null | undefined;
  readonly portabilityElected?: boolean | null | undefined;
  readonly firstDeathOnly?: boolean | null | undefined;
}

/** Days between the deaths where the estate names no date: past every survival clause in common use. */
const DAYS_BETWEEN_DEATHS = 30;

/** Leaves out what is not known, so that the engine's own defaults apply. */
function told<T extends object>(value: T): { [Key in keyof T]: Exclude<T[Key], null> } {
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof T]: Exclude<T[Key], null> };
}

/** Some states count gifts of the last years, which takes their days. Where gifts are listed, also that no tax was payable on them is known, and said. */
function giftsOf(person: EstatePerson, today: IsoDate): Partial<Person> {
  const made = giftsMade(person, today);
  const dated = person.gifts.flatMap(({ givenOn, amountCents }) =>
    givenOn === null ? [] : [{ givenOn, taxableCents: amountCents }],
  );
  return told({
    lifetimeGifts: dated.length > 0 ? dated : null,
    federalExemptionUsedCents: made.adjustedTaxableGiftsCents || null,
    giftTaxPayableCents: made.giftTaxPayableCents,
    gstExemptionUsedCents: made.gstExemptionUsedCents || null,
  });
}

/** No law of a territory is held: for the engine its people live outside of every state. */
const lawPlace = (state: string | null): string | null => (state === null || isStateCode(state) ? state : 'NON_US');

function toPerson(person: EstatePerson, today: IsoDate): Person {
  const { id, name, birthDate, isDeceased, deathDate, citizenship, state, isSpecialNeeds, isDisabled } = person;
  const { earlierEstates } = person;
  return told({
    id,
    name,
    birthDate,
    isDeceased: isDeceased || null,
    deathDate,
    citizenship,
    domicileState: lawPlace(state),
    isSpecialNeeds: isSpecialNeeds || null,
    isDisabled: isDisabled || null,
    ...giftsOf(person, today),
    federalDsueCents: person.federalDsueCents || null,
    federalDsueUsedCents: person.federalDsueUsedCents || null,
    earlierDsueUsedCents: person.earlierDsueUsedCents || null,
    priorTransfers: earlierEstates.length ? earlierEstates : null,
    hawaiiStateDsueRemainingCents: person.hawaiiStateDsueRemainingCents || null,
    marylandStateDsueRemainingCents: person.marylandStateDsueRemainingCents || null,
  }) as Person;
}

/** Partners who are not registered are nothing to each other by law, nor are step-parents (CONVENTIONS C28). */
function toRelation({ from, to, kind }: EstateRelation): Relation {
  return { from, to, kind: kind === 'DOMESTIC_PARTNER' || kind === 'STEPPARENT' ? 'OTHER' : kind };
}

/** What the engine asks of a policy, without what is only recorded of it. */
function toPolicy({ insuredId, secondaryInsuredId, deathBenefitCents, transferredOn, transferorId }: Policy) {
  return told({ insuredId, secondaryInsuredId, deathBenefitCents, transferredOn, transferorId });
}

function toAsset(asset: EstateAsset, discountSource: string | undefined): Asset {
  const { id, name, assetType, balanceCents, costBasisCents, state, owners, titling, retirementAccountType } = asset;
  const { lifeInsurance, discountPercent, use, isLifeEstate, beneficiaries } = asset;
  // Until it is said who owns it and who has the remainder, it is played as what it is titled.
  const isPlayed = isLifeEstate && owners.length === 1 && beneficiaries.length > 0;
  return told({
    id,
    name,
    assetType,
    balanceCents,
    discountPercent,
    discountSource: discountPercent === null ? null : discountSource,
    use,
    isLifeEstate: isPlayed || null,
    costBasisCents,
    state,
    owners,
    titling,
    retirementAccountType,
    lifeInsurance: lifeInsurance && toPolicy(lifeInsurance),
    contributions: asset.contributions.length ? asset.contributions : null,
    beneficiaries: asset.beneficiaries.length ? asset.beneficiaries : null,
  }) as Asset;
}

const isTrustee = (role: string): boolean => role.endsWith('trustee');
const isExecutor = (role: string): boolean => role === 'executor' || role === 'personal_representative';
const isGuardian = (role: string): boolean => role.startsWith('guardian');
const isCustodian = (role: string): boolean => role === 'custodian' || role.startsWith('conservator');

/** Who is named to an office, in order of succession; a name without a person of the estate is a stranger's. */
function nominees(fiduciaries: readonly EstateFiduciary[], holds: (role: string) => boolean): Nominee[] {
  return fiduciaries
    .filter(({ role }) => holds(role))
    .map(({ personId, personName }) => (personId === null ? { name: personName } : { id: personId }));
}

/** Pass property to this trust, in so many words. */
const fund = (steps: readonly Step[], id: string): boolean =>
  steps.some(({ to }) => to.some((target) => target.to === id));

/**
 * A trust that exists has the trustees its instrument names, or none. One that a death creates has those of the trust
 * or will that it comes out of, unless it has its own.
 */
function trusteesOf(estate: Estate, trust: EstateTrust): Nominee[] | null {
  const own = nominees(trust.fiduciaries, isTrustee);
  if (own.length > 0 || !trust.createdUponDeath) return own;
  const parent =
    estate.trusts.find(
      ({ createdUponDeath, terms }) => !createdUponDeath && terms.some(({ steps }) => fund(steps, trust.id)),
    ) ?? willsInForce(estate).find(({ terms }) => fund(terms.steps, trust.id));
  return parent ? nominees(parent.fiduciaries, isTrustee) : null;
}

/** Gone for good; one that something still names is played, so that what it was to receive is not lost unseen. */
const hasEnded = (estate: Estate, { id, terminated }: EstateTrust): boolean =>
  terminated && usesOfPerson(estate, id).length === 0;

function toTrust(estate: Estate, trust: EstateTrust, today: IsoDate): Trust {
  const { id, name, kind, settlors, insideEstate, qtipElection, gstStatus, inclusionRatio, terms } = trust;
  // Of a death that nobody has named nothing is played: the trust keeps what it holds, which a warning says.
  const playable = terms.filter((term) => !isOfNobody(term));
  return told({
    id,
    name,
    kind,
    settlors,
    insideEstate,
    retainedTerm: retainedTermOf(estate, trust, today),
    qtipElection,
    powers: trust.powers.length ? trust.powers : null,
    isQdot: trust.isQdot || null,
    isReverseQtip: trust.isReverseQtip || null,
    gstStatus,
    inclusionRatio,
    lateAllocations: trust.lateAllocations.length ? trust.lateAllocations : null,
    createdUponDeath: trust.createdUponDeath || null,
    isNonConverging: staysApart(estate, trust) || null,
    lifetimeBeneficiaries: trust.lifetimeBeneficiaries.length ? trust.lifetimeBeneficiaries : null,
    terms: playable.length ? playable.map((term) => told({ ...term, steps: playedSteps(term.steps) })) : null,
    survivorshipDays: trust.survivorshipDays,
    taxApportionment: trust.taxApportionment,
    waiveRecovery: trust.waiveRecovery || null,
    trustees: trusteesOf(estate, trust),
  }) as Trust;
}

function toWill({ will: { ownerId, kind }, terms, fiduciaries }: WillInForce): Will[] {
  if (!ownerId) return [];
  return [
    told({
      personId: ownerId,
      kind: kind === 'POUROVER_WILL' ? kind : null,
      steps: playedSteps(terms.steps),
      survivorshipDays: terms.survivorshipDays,
      excludedHeirs: terms.excludedHeirs.length ? terms.excludedHeirs : null,
      taxApportionment: terms.taxApportionment,
      waiveRecovery: terms.waiveRecovery || null,
      executors: nominees(fiduciaries, isExecutor),
      guardians: nominees(fiduciaries, isGuardian),
      custodians: nominees(fiduciaries, isCustodian),
    }) as Will,
  ];
}

/** All property that nobody orders goes into the trust; whom such a will would name to an office is not known. */
const toAssumedWill = ({ person, trust }: { readonly person: EstatePerson; readonly trust: EstateTrust }): Will => ({
  personId: person.id,
  kind: 'POUROVER_WILL',
  steps: [{ kind: 'RESIDUE', to: [{ to: trust.id }] }],
});

/** Who dies, in order, and when: the couple, or the client alone. */
export function scenarioDeaths(
  estate: Estate,
  today: IsoDate,
  overrides: CaseOverrides = {},
): { personId: string; date: IsoDate }[] {
  const first = overrides.firstDeathOn ?? estate.assumptions.firstDeathOn ?? today;
  const client = personById(estate, estate.personId);
  const spouse = spouseOf(estate, estate.personId);
  if (!marriedAndAlive(estate)) {
    const alive = client?.isDeceased ? spouse : client;
    return alive ? [{ personId: alive.id, date: first }] : [];
  }
  const named = overrides.firstToDieId ?? estate.firstSpouseToDieId;
  const firstId = named === spouse?.id ? named : estate.personId;
  const secondId = firstId === estate.personId ? spouse?.id : estate.personId;
  const second = overrides.secondDeathOn ?? estate.assumptions.secondDeathOn ?? addDays(first, DAYS_BETWEEN_DEATHS);
  const deaths = [{ personId: firstId, date: first }];
  if (secondId && !overrides.firstDeathOnly) deaths.push({ personId: secondId, date: second });
  return deaths;
}

type CaseParts = Omit<EstateCase, 'assumptions'>;

/** An estate is never changed in place: one request asks for the same case several times. */
const known = new WeakMap<Estate, { readonly today: IsoDate; readonly parts: CaseParts }>();

/** Everything of a case that is not how its deaths are played. */
function caseParts(estate: Estate, today: IsoDate): CaseParts {
  const kept = known.get(estate);
  if (kept?.today === today) return kept.parts;
  const parts = partsOf(asAmended(estate), today);
  known.set(estate, { today, parts });
  return parts;
}

function partsOf(estate: Estate, today: IsoDate): CaseParts {
  const { assumptions } = estate;
  const { assets, liabilities, discountSourceOf } = counted(estate);
  return {
    domicileState: estate.clientState,
    maritalStatus: estate.maritalStatus,
    people: estate.people.map((person) => toPerson(person, today)),
    relations: estate.relations.map(toRelation),
    charities: estate.charities.map(({ id, name }) => ({ id, name })),
    assets: assets.map((asset) => toAsset(asset, discountSourceOf.get(asset.id))),
    liabilities: liabilities.map(
      ({ id, name, balanceCents, owners, securedByAssetId }) =>
        told({ id, name, balanceCents, owners, securedByAssetId }) as {
          id: string;
          name: string;
          balanceCents: number;
          owners: typeof owners;
        },
    ),
    trusts: estate.trusts.filter((trust) => !hasEnded(estate, trust)).map((trust) => toTrust(estate, trust, today)),
    wills: [
      ...willsInForce(estate).flatMap(toWill),
      ...(assumptions.assumedPouroverWill ? assumedPouroverWills(estate).map(toAssumedWill) : []),
    ],
  };
}

/**
 * The estate as the engine wants it: what is not known is left out, so that the engine's defaults count.
 * `today` is the first death where neither the estate nor the reader names a date.
 */
export function toEstateCase(given: Estate, today: IsoDate, overrides: CaseOverrides = {}): EstateCase {
  const estate = asAmended(given);
  const { assumptions } = estate;
  return {
    ...caseParts(given, today),
    assumptions: {
      deaths: scenarioDeaths(estate, today, overrides),
      portabilityElected: overrides.portabilityElected ?? assumptions.portabilityElected,
      priorTransferCredit: true,
      ...(assumptions.growthBetweenDeathsPercent > 0 && {
        growthBetweenDeathsPercent: assumptions.growthBetweenDeathsPercent,
      }),
      ...(assumptions.expensesPercent > 0 && { expensesPercent: assumptions.expensesPercent }),
    },
  };
}
