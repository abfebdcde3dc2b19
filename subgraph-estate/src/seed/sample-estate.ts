import { derivedId } from '@platform/service-kit';
import type { CaseAsset, CaseInput, CasePerson, CaseTrust, SampleHousehold } from '@platform/test-kit/builders';
import { SAMPLE_ACCOUNTS, SAMPLE_ORGANIZATIONS, sampleEstateId, samplePersonId } from '@platform/test-kit/sample-world';
import type { EstateAsset, EstateLiability } from '../domain/balance-sheet/holding.ts';
import { NO_ASSET, NO_LIABILITY } from '../domain/balance-sheet/holding-facts.ts';
import type { EstateDocument, EstateFiduciary, WillTerms } from '../domain/document/document.ts';
import { newDocument } from '../domain/document/document-facts.ts';
import { displayOrder } from '../domain/document/succession.ts';
import type { Estate, MaritalStatus } from '../domain/estate/estate.ts';
import { NO_ASSUMPTIONS, NOTHING_ENTERED } from '../domain/estate/estate.ts';
import { person } from '../domain/estate/household.ts';
import { NO_POLICY_RECORD } from '../domain/insurance/policy.ts';
import type { EstatePerson } from '../domain/person/person.ts';
import type { EstateTrust } from '../domain/trust/trust.ts';
import { emptyTrust } from '../domain/trust/trust.ts';

/** Local ids of a household → the ids they are stored under, everywhere they occur. */
function idsOf({ number, input, documents }: SampleHousehold): (id: string) => string {
  const people = new Map(input.people.map(({ id }, index) => [id, samplePersonId(number, index + 1)]));
  const others = [
    ...input.assets,
    ...(input.liabilities ?? []),
    ...(input.trusts ?? []),
    ...(input.charities ?? []),
    ...documents,
  ];
  const known = new Set(others.map(({ id }) => id));
  return (id) => {
    const own = people.get(id) ?? (known.has(id) ? derivedId('sample-estate', String(number), id) : null);
    if (!own) throw new Error(`household ${number} has nobody with the id ${id}`);
    return own;
  };
}

const ID_FIELDS = new Set([
  'id',
  'to',
  'personId',
  'assetId',
  'classOf',
  'disclaimerTrustId',
  'insuredId',
  'secondaryInsuredId',
  'transferorId',
  'securedByAssetId',
]);

/** The same structure with every id replaced: `{ to: 'helen' }`, `settlors: ['robert']`. */
function withIds<T>(value: T, idOf: (id: string) => string, key = ''): T {
  if (typeof value === 'string') return (ID_FIELDS.has(key) ? idOf(value) : value) as T;
  if (Array.isArray(value))
    return value.map((item) =>
      withIds(item, idOf, key === 'settlors' || key === 'lifetimeBeneficiaries' ? 'id' : key === 'to' ? '' : key),
    ) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withIds(part, idOf, name)])) as T;
}

function toPerson(household: SampleHousehold, given: CasePerson, id: string): EstatePerson {
  const { name, domicileState, ...facts } = given;
  const isCorporateTrustee = household.corporateTrustees?.includes(given.id) ?? false;
  const words = name.split(' ');
  return person({
    ...facts,
    id,
    name,
    firstName: isCorporateTrustee ? null : words.slice(0, -1).join(' '),
    lastName: isCorporateTrustee ? null : (words.at(-1) ?? null),
    state: domicileState ?? null,
    city: household.personCities?.[given.id] ?? null,
    isCorporateTrustee,
  });
}

function toAsset(household: SampleHousehold, localId: string, given: CaseAsset): EstateAsset {
  const valued = household.valuations[localId] ?? household.valuations['rest'];
  const { state, titling, contributions, beneficiaries, retirementAccountType, lifeInsurance, ...rest } = given;
  return {
    ...NO_ASSET,
    ...(rest as Pick<EstateAsset, 'id' | 'name' | 'assetType' | 'balanceCents' | 'owners'>),
    valuationDate: valued?.on ?? null,
    valuationSource: valued?.source ?? null,
    state: state ?? null,
    titling: (titling ?? null) as EstateAsset['titling'],
    contributions: contributions ?? [],
    beneficiaries: (beneficiaries ?? []) as EstateAsset['beneficiaries'],
    retirementAccountType: (retirementAccountType ?? null) as EstateAsset['retirementAccountType'],
    lifeInsurance: lifeInsurance ? { ...NO_POLICY_RECORD, ...lifeInsurance } : null,
  };
}

function fiduciaries(household: SampleHousehold, instrument: string, idOf: (id: string) => string): EstateFiduciary[] {
  const acting = household.fiduciaries.filter((one) => one.in === instrument);
  const named = acting.map(({ person: local, role, designation }, index) => ({
    id: derivedId('sample-fiduciary', String(household.number), instrument, role, String(index)),
    personId: idOf(local),
    personName: household.input.people.find(({ id }) => id === local)?.name ?? '',
    role,
    designation,
    displayOrder: displayOrder(designation),
    note: null,
  }));
  return named.sort((a, b) => a.displayOrder - b.displayOrder);
}

function toTrust(
  household: SampleHousehold,
  localId: string,
  given: CaseTrust,
  idOf: (id: string) => string,
): EstateTrust {
  const executedAt = household.trustDates?.[localId] ?? null;
  return {
    ...emptyTrust(given.id, given.name),
    ...(given as unknown as Partial<EstateTrust>),
    createdUponDeath: given.createdUponDeath ?? false,
    executedAt,
    situs: executedAt ? household.input.domicileState : null,
    fiduciaries: fiduciaries(household, localId, idOf),
  };
}

function documents(
  household: SampleHousehold,
  input: CaseInput,
  idOf: (id: string) => string,
  at: string,
): EstateDocument[] {
  const isWill = (kind: string): boolean => kind === 'WILL' || kind === 'POUROVER_WILL';
  return household.documents.map((document): EstateDocument => {
    const ownerId = idOf(document.owner);
    const will =
      isWill(document.kind) && !document.isMissing
        ? input.wills?.find(({ personId }) => personId === ownerId)
        : undefined;
    const terms: WillTerms | null = will
      ? {
          steps: will.steps as WillTerms['steps'],
          survivorshipDays: null,
          excludedHeirs: [],
          taxApportionment: null,
          waiveRecovery: will.waiveRecovery ?? false,
        }
      : null;
    return {
      ...newDocument(idOf(document.id), document.kind as EstateDocument['kind'], document.name, at),
      ownerId,
      executedAt: document.executedAt ?? null,
      situs: document.situs ?? null,
      isOnFile: !document.isMissing,
      planningStatus: document.planningStatus ?? 'NOT_STARTED',
      will: terms,
      fiduciaries: fiduciaries(household, document.id, idOf),
    };
  });
}

function liabilities(household: SampleHousehold, input: CaseInput): EstateLiability[] {
  return (input.liabilities ?? []).map((debt, index) => {
    const valued = household.valuations[household.input.liabilities?.[index]?.id ?? ''] ?? household.valuations['rest'];
    return {
      ...NO_LIABILITY,
      ...debt,
      liabilityType: debt.securedByAssetId ? 'MORTGAGE' : 'OTHER_DEBT',
      securedByAssetId: debt.securedByAssetId ?? null,
      asOf: valued?.on ?? null,
      source: valued?.source ?? null,
    };
  });
}

/** A sample household as an estate of its organization, with fixed ids, so that a second seed changes nothing. */
export function sampleEstate(household: SampleHousehold, at: string): Estate {
  const idOf = idsOf(household);
  const local = household.input;
  const input = withIds(local, idOf);
  const { deaths = [], portabilityElected, expensesPercent } = input.assumptions ?? {};
  const [first, second] = deaths;
  return {
    ...NOTHING_ENTERED,
    id: sampleEstateId(household.number),
    version: 1,
    organizationId: SAMPLE_ORGANIZATIONS[household.organization].id,
    advisorId: SAMPLE_ACCOUNTS.advisor.id,
    sharedOwnerships: [],
    isSample: true,
    displayName: household.displayName,
    status: 'COMPLETE',
    archived: null,
    personId: idOf(household.clientId),
    clientState: input.domicileState,
    city: household.city,
    maritalStatus: input.maritalStatus as MaritalStatus,
    firstSpouseToDieId: first?.personId ?? null,
    assumptions: {
      ...NO_ASSUMPTIONS,
      firstDeathOn: first?.date ?? null,
      secondDeathOn: second?.date ?? null,
      portabilityElected: portabilityElected ?? true,
      expensesPercent: expensesPercent ?? 0,
    },
    onboarding: null,
    people: local.people.map((given) => toPerson(household, given, idOf(given.id))),
    relations: (local.relations ?? []).map((relation) => ({
      id: derivedId('sample-relation', String(household.number), relation.from, relation.to, relation.kind),
      from: idOf(relation.from),
      to: idOf(relation.to),
      kind: relation.kind as Estate['relations'][number]['kind'],
      isAdopted: false,
    })),
    charities: (input.charities ?? []).map((charity) => ({ ...charity, charitableKind: null, createdByReading: null })),
    assets: input.assets.map((asset, index) => toAsset(household, local.assets[index]?.id ?? '', asset)),
    liabilities: liabilities(household, input),
    trusts: (input.trusts ?? []).map((trust, index) =>
      toTrust(household, local.trusts?.[index]?.id ?? '', trust, idOf),
    ),
    documents: documents(household, input, idOf, at),
    createdAt: at,
    updatedAt: at,
  };
}
