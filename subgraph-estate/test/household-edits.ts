import { newId } from '@platform/kernel';
import type { Answer } from './estate-harness.ts';

interface Thing {
  readonly id: string;
}
interface Held extends Thing {
  readonly balanceCents: number;
  readonly owners: readonly Thing[];
  readonly lifeInsurance: object | null;
}
/** An estate as it is stored: what the test looks at, in its own words. */
export interface Stored extends Thing {
  readonly version: number;
  readonly personId: string;
  readonly firstSpouseToDieId: string | null;
  readonly nodePositions: readonly Thing[];
  readonly people: readonly Thing[];
  readonly relations: readonly (Thing & { readonly from: string; readonly to: string; readonly kind: string })[];
  readonly removedPeople: readonly { readonly person: Thing }[];
  readonly charities: readonly Thing[];
  readonly entities: readonly Thing[];
  readonly trusts: readonly Thing[];
  readonly assets: readonly Held[];
  readonly liabilities: readonly Held[];
  readonly assetAccounts: readonly Thing[];
  readonly documents: readonly Thing[];
  readonly removedHoldings: readonly (Readonly<Record<string, Thing | null>> & {
    readonly asset: Held | null;
    readonly liability: Held | null;
    readonly parts: readonly Held[];
  })[];
}

export type Ask = (query: string, variables: object) => Promise<Answer>;
interface Tried {
  readonly answer: Answer;
  /** By how much everything that is known, held or taken off, is worth more afterwards. */
  readonly cents: number;
}
/** One change as somebody sends it who has seen the estate so; null where there is nothing to do it to. */
export type HouseholdEdit = (ask: Ask, seen: Stored, at: number, cents: number) => Promise<Tried> | null;

const one = <Kind>(things: readonly Kind[], at: number): Kind | undefined => things[at % Math.max(things.length, 1)];
const parties = ({ people, trusts, charities }: Stored): string[] =>
  [...people, ...trusts, ...charities].map(({ id }) => id);
const owners = ({ people, trusts, entities }: Stored): string[] =>
  [...people, ...trusts, ...entities].map(({ id }) => id);
const removed = (seen: Stored, ...kinds: readonly string[]): Thing | undefined =>
  seen.removedHoldings.flatMap((removal) => kinds.flatMap((kind) => removal[kind] ?? [])).at(-1);
const NOTHING = 0;
/** Drawings arranged so far. */
let drawn = 0;

const moved = async (answer: Promise<Answer>, cents = NOTHING): Promise<Tried> => ({ answer: await answer, cents });

const adding =
  (name: string, type: string) =>
  (ask: Ask, { id, version }: Stored, a: object) =>
    ask(`mutation ($id: ID!, $v: Int!, $a: ${type}!) { ${name}(estateId: $id, version: $v, attributes: $a) { ok } }`, {
      id,
      v: version,
      a,
    });
const changing =
  (name: string, type: string) =>
  (ask: Ask, { version }: Stored, id: string, a: object) =>
    ask(`mutation ($id: ID!, $v: Int!, $a: ${type}!) { ${name}(id: $id, version: $v, attributes: $a) { ok } }`, {
      id,
      v: version,
      a,
    });
const removing =
  (name: string, of: (seen: Stored) => readonly Thing[]): HouseholdEdit =>
  (ask, seen, at) => {
    const thing = one(of(seen), at);
    if (!thing) return null;
    const query = `mutation ($id: ID!, $v: Int!) { ${name}(id: $id, version: $v) { ok } }`;
    return moved(ask(query, { id: thing.id, v: seen.version }));
  };
const restoring =
  (name: string, of: (seen: Stored) => Thing | undefined): HouseholdEdit =>
  (ask, seen) => {
    const thing = of(seen);
    if (!thing) return null;
    const query = `mutation ($e: ID!, $id: ID!, $v: Int!) { ${name}(estateId: $e, id: $id, version: $v) { ok } }`;
    return moved(ask(query, { e: seen.id, id: thing.id, v: seen.version }));
  };

const ROLES = ['CHILD', 'SPOUSE', 'FORMER_SPOUSE', 'SIBLING', 'ADOPTED_CHILD', 'PARENT'];
const personFacts = (at: number, cents: number) => ({
  gifts: cents > 0 ? [{ year: 2005 + (at % 20), amount: cents % 100_000_000 }] : [],
  preferredName: `Called ${cents % 50}`,
});
const trustFacts = (seen: Stored, at: number) => {
  const [settlor, taker, acting] = [one(seen.people, at), one(parties(seen), at + 1), one(seen.people, at + 2)];
  return {
    settlorIds: settlor ? [settlor.id] : [],
    lifetimeBeneficiaryIds: taker ? [taker] : [],
    fiduciaries: acting ? [{ personId: acting.id, role: 'trustee', designation: 'primary' }] : [],
    remainder: {
      on: 'DEATH_OF',
      personId: settlor?.id,
      shares: [{ toId: one(parties(seen), at + 3), percent: 100 }],
    },
  };
};
const policyFacts = (seen: Stored, at: number) => ({
  ownerId: one([...seen.people, ...seen.trusts], at)?.id,
  insuredId: one(seen.people, at + 1)?.id,
  beneficiaries: [{ assigneeId: one(parties(seen), at + 2), percent: 100 }],
});
const houses = ({ assets }: Stored): readonly Held[] => assets.filter(({ lifeInsurance }) => lifeInsurance === null);
const policies = ({ assets }: Stored): readonly Held[] => assets.filter(({ lifeInsurance }) => lifeInsurance !== null);

/** What people do to a household, each as the screens ask for it. */
export const HOUSEHOLD_EDITS: Readonly<Record<string, HouseholdEdit>> = {
  addPerson: (ask, seen, at, cents) => {
    const other = one(seen.people, at);
    const role = one(ROLES, cents);
    const input = {
      estateId: seen.id,
      version: seen.version,
      ...{ firstName: 'Kin', lastName: `Number ${at}`, ...personFacts(at, cents) },
      relations: other ? [{ role, otherId: other.id }] : [],
    };
    return moved(ask('mutation ($input: CreatePersonInput!) { createPerson(input: $input) { ok } }', { input }));
  },
  changePerson: (ask, seen, at, cents) => {
    const input = { id: one(seen.people, at)?.id, version: seen.version, ...personFacts(at, cents) };
    return moved(ask('mutation ($input: UpdatePersonInput!) { updatePerson(input: $input) { ok } }', { input }));
  },
  relate: (ask, seen, at, cents) => {
    const [person, other] = [one(seen.people, at), one(seen.people, at + 1)];
    if (!person || !other || person === other) return null;
    const relationships = [{ personId: person.id, otherId: other.id, role: one([...ROLES, null], cents) }];
    const input = { estateId: seen.id, version: seen.version, relationships };
    return moved(
      ask('mutation ($input: UpdateRelationshipsInput!) { updateRelationships(input: $input) { ok } }', { input }),
    );
  },
  removePerson: removing('deletePerson', ({ people, personId }) => people.filter(({ id }) => id !== personId)),
  restorePerson: restoring('restorePerson', ({ removedPeople }) => removedPeople.at(-1)?.person),

  addCharity: (ask, seen, at) =>
    moved(adding('createCharitable', 'CharitableInput')(ask, seen, { name: `Cause ${at}` })),
  removeCharity: removing('deleteCharitable', ({ charities }) => charities),
  restoreCharity: restoring('restoreCharitable', (seen) => removed(seen, 'charity')),

  addTrust: (ask, seen, at) =>
    moved(
      adding('createTrust', 'TrustInput')(ask, seen, { name: `Trust ${at}`, kind: 'ILIT', ...trustFacts(seen, at) }),
    ),
  changeTrust: (ask, seen, at) => {
    const trust = one(seen.trusts, at);
    return trust ? moved(changing('updateTrust', 'TrustInput')(ask, seen, trust.id, trustFacts(seen, at + 1))) : null;
  },
  removeTrust: removing('deleteTrust', ({ trusts }) => trusts),
  restoreTrust: restoring('restoreTrust', (seen) => removed(seen, 'trust')),

  addEntity: (ask, seen, at) => {
    const shares = [{ ownerId: one(owners(seen), at), percentage: 100 }];
    return moved(
      adding('createEntity', 'EntityInput')(ask, seen, { name: `Company ${at}`, entityType: 'LLC', shares }),
    );
  },
  shareEntity: (ask, seen, at) => {
    const entity = one(seen.entities, at);
    const shares = [{ ownerId: one(owners(seen), at + 1), percentage: 100 }];
    return entity ? moved(changing('updateEntity', 'EntityInput')(ask, seen, entity.id, { shares })) : null;
  },
  removeEntity: removing('deleteEntity', ({ entities }) => entities),
  restoreEntity: restoring('restoreEntity', (seen) => removed(seen, 'entity')),

  addAsset: (ask, seen, at, cents) => {
    const a = {
      name: `House ${at}`,
      assetType: 'REAL_ESTATE',
      balance: cents,
      owners: [{ ownerId: one(owners(seen), at) }],
    };
    return moved(adding('createAsset', 'AssetInput')(ask, seen, a), cents);
  },
  addMortgage: (ask, seen, at, cents) => {
    const house = one(houses(seen), at);
    const owed = { name: `Mortgage ${at}`, assetType: 'MORTGAGE', isLiability: true, balance: cents };
    const a = { ...owed, owners: [{ ownerId: one(owners(seen), at) }], securedById: house?.id };
    return house ? moved(adding('createAsset', 'AssetInput')(ask, seen, a), cents) : null;
  },
  addPolicy: (ask, seen, at, cents) => {
    const a = { name: `Policy ${at}`, csv: cents, netDeathBenefit: 5_000_000, ...policyFacts(seen, at) };
    return moved(adding('createLifeInsurance', 'LifeInsuranceInput')(ask, seen, a), cents);
  },
  changePolicy: (ask, seen, at) => {
    const policy = one(policies(seen), at);
    const change = changing('updateLifeInsurance', 'LifeInsuranceInput');
    return policy ? moved(change(ask, seen, policy.id, policyFacts(seen, at + 1))) : null;
  },
  retitle: (ask, seen, at, cents) => {
    const held = one([...houses(seen), ...seen.liabilities], cents);
    const a = { owners: [{ ownerId: one(owners(seen), at), percent: 100 }] };
    return held ? moved(changing('updateAsset', 'AssetInput')(ask, seen, held.id, a)) : null;
  },
  split: (ask, seen, at, cents) => {
    const house = one(houses(seen), cents);
    const query = `mutation ($id: ID!, $v: Int!, $p: [AssetPartInput!]!) { splitAsset(id: $id, version: $v, parts: $p) { ok } }`;
    const p = [33.33, 66.67].map((percent, part) => ({ ownerId: one(owners(seen), at + part), percent }));
    return house ? moved(ask(query, { id: house.id, v: seen.version, p })) : null;
  },
  removeHolding: removing('deleteAsset', ({ assets, liabilities }) => [...assets, ...liabilities]),
  removeSeveral: (ask, seen, at) => {
    const ids = [...seen.assets, ...seen.liabilities].slice(at % 3, (at % 3) + 3).map(({ id }) => id);
    const query =
      'mutation ($e: ID!, $v: Int!, $ids: [ID!]!) { bulkDeleteAssets(estateId: $e, version: $v, ids: $ids) { ok } }';
    return ids.length > 0 ? moved(ask(query, { e: seen.id, v: seen.version, ids })) : null;
  },
  restoreSeveral: (ask, seen) => {
    const ids = seen.removedHoldings.flatMap(({ asset, liability }) => (asset ?? liability)?.id ?? []).slice(-3);
    const query =
      'mutation ($e: ID!, $v: Int!, $ids: [ID!]!) { bulkRestoreAssets(estateId: $e, version: $v, ids: $ids) { ok } }';
    return ids.length > 0 ? moved(ask(query, { e: seen.id, v: seen.version, ids })) : null;
  },
  restoreHolding: restoring('restoreAsset', (seen) => removed(seen, 'asset', 'liability')),

  addWill: (ask, seen, at) => {
    const a = { name: `Will ${at}`, kind: 'WILL', personId: one(seen.people, at)?.id };
    return moved(adding('createEstateDocument', 'EstateDocumentInput')(ask, seen, a));
  },
  order: (ask, seen, at) => {
    const will = one(seen.documents, at);
    const house = one(houses(seen), at);
    const to = [{ toId: one(parties(seen), at + 1) }];
    const gift = { kind: 'SPECIFIC_GIFT', takers: to, funding: { rule: 'NAMED_ASSET', assetId: house?.id } };
    const query = `mutation ($i: ID!, $v: Int!, $a: DispositionTemplateInput!) { createDispositionTemplate(instrumentId: $i, version: $v, attributes: $a) { ok } }`;
    const a = at % 2 === 0 && house ? gift : { kind: 'RESIDUE', takers: to };
    return will ? moved(ask(query, { i: will.id, v: seen.version, a })) : null;
  },
  removeWill: removing('deleteEstateDocument', ({ documents }) => documents),
  restoreWill: restoring('restoreEstateDocument', (seen) => removed(seen, 'document')),
  arrange: (ask, seen, at) => {
    // A card that stands there already is no change: each is put where no other has been.
    drawn += 1;
    const query =
      'mutation ($e: ID!, $p: [NodePositionInput!]!) { updateNodePositions(estateId: $e, positions: $p) { ok } }';
    return moved(ask(query, { e: seen.id, p: [{ id: one(seen.people, at)?.id ?? newId(), x: drawn, y: at * 10 }] }));
  },
};

/** All cents that are known of: held and owed, and taken off but kept; the parts of a split are its whole. */
export function keptCents({ assets, liabilities, removedHoldings }: Stored): number {
  const off = removedHoldings
    .filter(({ parts }) => parts.length === 0)
    .flatMap(({ asset, liability }) => asset ?? liability ?? []);
  return [...assets, ...liabilities, ...off].reduce((sum, { balanceCents }) => sum + balanceCents, 0);
}

/** What the balance sheet of it has to come to; null where a company owes, which may owe more than its owners lose. */
export function heldCents({ assets, liabilities, entities }: Stored): number | null {
  const companies = new Set(entities.map(({ id }) => id));
  if (liabilities.some(({ owners: all }) => all.some(({ id }) => companies.has(id)))) return null;
  const sum = (held: readonly Held[]): number => held.reduce((total, { balanceCents }) => total + balanceCents, 0);
  return sum(assets) - sum(liabilities);
}

const NOUNS = [
  'people',
  'relations',
  'charities',
  'entities',
  'trusts',
  'assets',
  'liabilities',
  'assetAccounts',
  'documents',
] as const;
/** What a reader sees of a household, in no order. */
export const shownOf = (stored: Stored): object =>
  Object.fromEntries(NOUNS.map((noun) => [noun, stored[noun].toSorted((a, b) => (a.id < b.id ? -1 : 1))]));

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Lists whose entries have an id of their own, which nothing else names; those of others, as owners, have a party's. */
const WITH_OWN_IDS: ReadonlySet<string> = new Set(['fiduciaries', 'gifts', 'steps', ...NOUNS]);
const OF_OTHERS: ReadonlySet<string> = new Set(['uploadIds', 'createdByReading']);
function namedIn(value: unknown, key = '', list = ''): string[] {
  if (typeof value === 'string') return ID.test(value) && !(key === 'id' && WITH_OWN_IDS.has(list)) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => namedIn(entry, '', key));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => (OF_OTHERS.has(name) ? [] : namedIn(inner, name, list)));
}

/** Whatever a household names and does not have, found without knowing what its fields mean. */
export function danglingIn(stored: Stored): string[] {
  const { personId, firstSpouseToDieId, nodePositions } = stored;
  const known = new Set(NOUNS.flatMap((noun) => stored[noun].map(({ id }) => id)));
  const named = namedIn({ ...shownOf(stored), personId, firstSpouseToDieId, nodePositions });
  return named.filter((id) => !known.has(id));
}
