import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { addDays, newId } from '@platform/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

const ENGINE = fileURLToPath(new URL('../../libs/estate-engine/bin/estate-engine.mjs', import.meta.url));

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

const ask = (query: string, variables: object = {}) => estate.as('advisor')(query, variables, newId());
const PARTY = '{ ... on Person { id } ... on Trust { id } ... on Charitable { id } }';
const SHARE = `to ${PARTY} heirClass scheme percent`;
const DOCUMENT = `id kind name shownStatus person { id } executedAt modifiedAt situs locationOfOriginal isOnFile parentId parentType
  amendments { id } restates divisionEvent { type person { id } } standing replacedBy { id } gaps isRead saysMore
  fiduciaries { id person { id } personName role prefix roleTitle displayOrder noteBody noteId }
  will { gifts { ${SHARE.replace('percent', '')} asset { id } amount percent takesAway } residue { ${SHARE} } instead { ${SHARE} } survivorshipDays excludedHeirs { id } }`;
const SEEN = `query ($id: ID!) { estate(id: $id) { version estateDocuments { ${DOCUMENT} }
  distribution { problem { message } deaths { on } warnings { code message } taxes { jurisdictionName amount } finalHoldings { holderName outright inTrust } totals { family tax charity } } } }`;
const changing = (name: string, given: string, taken: string) =>
  `mutation (${given}) { ${name}(${taken}) { ok estateDocument { ${DOCUMENT} } } }`;
const CHANGE = {
  createEstateDocument: changing(
    'createEstateDocument',
    '$e: ID!, $v: Int!, $a: EstateDocumentInput!',
    'estateId: $e, version: $v, attributes: $a',
  ),
  updateEstateDocument: changing(
    'updateEstateDocument',
    '$id: ID!, $v: Int!, $a: EstateDocumentInput!',
    'id: $id, version: $v, attributes: $a',
  ),
  deleteEstateDocument: changing('deleteEstateDocument', '$id: ID!, $v: Int!', 'id: $id, version: $v'),
  restoreEstateDocument: changing(
    'restoreEstateDocument',
    '$e: ID!, $id: ID!, $v: Int!',
    'estateId: $e, id: $id, version: $v',
  ),
  setPouroverWillRemainderTrust: changing(
    'setPouroverWillRemainderTrust',
    '$id: ID!, $v: Int!, $t: ID!',
    'id: $id, version: $v, trustId: $t',
  ),
  updateDocumentOrder:
    'mutation ($e: ID!, $v: Int!, $ids: [ID!]!) { updateDocumentOrder(estateId: $e, version: $v, ids: $ids) { errors } }',
  createAsset:
    'mutation ($e: ID!, $v: Int!, $a: AssetInput!) { createAsset(estateId: $e, version: $v, attributes: $a) { asset { id } } }',
  createTrust:
    'mutation ($e: ID!, $v: Int!, $a: TrustInput!) { createTrust(estateId: $e, version: $v, attributes: $a) { trust { id } } }',
  deleteTrust: 'mutation ($id: ID!, $v: Int!) { deleteTrust(id: $id, version: $v) { ok } }',
  createCharitable:
    'mutation ($e: ID!, $v: Int!, $a: CharitableInput!) { createCharitable(estateId: $e, version: $v, attributes: $a) { charitable { id } } }',
};

let household = '';
let client = '';
let spouse = '';
let child = '';
let other = '';
let house = '';
const seen = async () => (await ask(SEEN, { id: household })).data.estate;
async function change(name: keyof typeof CHANGE, variables: object) {
  const { version } = await seen();
  return ask(CHANGE[name], { e: household, v: version, ...variables });
}
async function made(name: keyof typeof CHANGE, variables: object) {
  const { data, errors } = await change(name, variables);
  expect(errors).toEqual([]);
  return data[name];
}
const written = async (a: object) => (await made('createEstateDocument', { a })).estateDocument;
const refusal = async (name: keyof typeof CHANGE, variables: object) => {
  const [error] = (await change(name, variables)).errors;
  return error && [error.extensions.code, error.message];
};
const named = (documents: { id: string }[], id: string) => documents.find((one) => one.id === id);

async function personBorn(firstName: string): Promise<string> {
  const { version } = await seen();
  const relations = [client, spouse].map((otherId) => ({ role: 'CHILD', otherId }));
  const input = { estateId: household, version, firstName, lastName: 'Quill', relations };
  const { data } = await ask(
    'mutation ($input: CreatePersonInput!) { createPerson(input: $input) { person { id } } }',
    {
      input,
    },
  );
  return data.createPerson.person.id;
}
const asset = async (name: string, assetType: string, balance: number, owner = client): Promise<string> => {
  const a = { name, assetType, balance, owners: [{ ownerId: owner, percent: 100 }] };
  return (await made('createAsset', { a })).asset.id;
};

beforeEach(async () => {
  const input = { firstName: 'Nell', lastName: 'Quill', state: 'MA', maritalStatus: 'LEGALLY_MARRIED' };
  const { data } = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id personId people { id isSpouse } } } }',
    { input: { ...input, spouseFirstName: 'Abel', spouseLastName: 'Quill' } },
  );
  const { id, personId, people } = data.createEstate.estate;
  household = id;
  client = personId;
  spouse = people.find(({ isSpouse }: { isSpouse: boolean }) => isSpouse).id;
  child = await personBorn('Tess');
  other = await personBorn('Jory');
  house = await asset('House', 'REAL_ESTATE', 260_000_031);
  await asset('Savings', 'CASH', 340_000_077);
});

const TEXT = { gifts: [], residue: [], instead: [], excludedHeirIds: [] };
const will = (text: object = {}, more: object = {}) => ({
  name: 'Will of Nell Quill',
  kind: 'WILL',
  personId: client,
  executedAt: '2020-05-04',
  fiduciaries: [{ personId: spouse, role: 'primary::executor' }],
  will: { ...TEXT, ...text },
  ...more,
});

/** The household as somebody writes it down for the engine who has never seen the product. */
function engineCase(steps: object[], more: { deaths: { on: string }[]; charities?: object[]; trusts?: object[] }) {
  const { deaths, ...rest } = more;
  return {
    domicileState: 'MA',
    maritalStatus: 'LEGALLY_MARRIED',
    people: [
      { id: 'nell', name: 'Nell Quill', domicileState: 'MA' },
      { id: 'abel', name: 'Abel Quill', domicileState: 'MA' },
      { id: 'tess', name: 'Tess Quill' },
      { id: 'jory', name: 'Jory Quill' },
    ],
    relations: [
      { from: 'nell', to: 'abel', kind: 'SPOUSE' },
      ...['tess', 'jory'].flatMap((to) => ['nell', 'abel'].map((from) => ({ from, to, kind: 'PARENT' }))),
    ],
    assets: [
      { id: 'house', name: 'House', assetType: 'REAL_ESTATE', balanceCents: 260_000_031, owners: [{ id: 'nell' }] },
      { id: 'cash', name: 'Savings', assetType: 'CASH', balanceCents: 340_000_077, owners: [{ id: 'nell' }] },
    ],
    wills: [{ personId: 'nell', steps }],
    ...rest,
    assumptions: {
      portabilityElected: false,
      deaths: [
        { personId: 'nell', date: deaths[0]?.on },
        { personId: 'abel', date: deaths[1]?.on },
      ],
    },
  };
}
interface EngineAnswer {
  readonly taxes: { jurisdiction: string; amountCents: number }[];
  readonly finalHoldings: { holderId: string; outrightCents: number; inTrustCents: number }[];
}
const engine = (input: object): EngineAnswer =>
  JSON.parse(
    execFileSync(process.execPath, [ENGINE, 'distribution'], { input: JSON.stringify(input), encoding: 'utf8' }),
  );
const NAMES: Readonly<Record<string, string>> = {
  nell: 'Nell Quill',
  abel: 'Abel Quill',
  tess: 'Tess Quill',
  jory: 'Jory Quill',
  fund: 'River Fund',
  living: 'Quill Living Trust',
};
/** What both say, to the cent: who holds what in the end, and what is paid in tax. */
async function agrees(steps: object[], more: { charities?: object[]; trusts?: object[] } = {}) {
  const { distribution } = await seen();
  expect(distribution.problem).toBeNull();
  const said = engine(engineCase(steps, { deaths: distribution.deaths, ...more }));
  const sorted = <Line extends { holderName: string }>(lines: Line[]): Line[] =>
    lines.toSorted((a, b) => a.holderName.localeCompare(b.holderName));
  expect(sorted(distribution.finalHoldings)).toEqual(
    sorted(
      said.finalHoldings.map(({ holderId, outrightCents, inTrustCents }) => ({
        holderName: NAMES[holderId] ?? holderId,
        outright: outrightCents,
        inTrust: inTrustCents,
      })),
    ),
  );
  expect(distribution.totals.tax).toBe(said.taxes.reduce((sum, { amountCents }) => sum + amountCents, 0));
  return distribution;
}
const STIRPES = { class: 'CHILDREN', scheme: 'PER_STIRPES' };

describe('a will entered by hand', () => {
  it('moves what the engine’s command line moves: gifts of a thing and of money, and what is left', async () => {
    const before = (await seen()).distribution;
    const fund = (await made('createCharitable', { a: { name: 'River Fund' } })).charitable.id;
    const text = {
      gifts: [
        { toId: child, assetId: house },
        { toId: fund, amount: 5_000_050 },
      ],
      residue: [
        { toId: spouse, percent: 40 },
        { heirClass: 'CHILDREN', scheme: 'PER_STIRPES', percent: 60 },
      ],
      survivorshipDays: 20,
    };
    const document = await written(will(text));
    expect(document).toMatchObject({
      standing: 'IN_FORCE',
      gaps: [],
      saysMore: false,
      shownStatus: 'Not Yet Reviewed',
    });
    expect(document.will).toMatchObject({
      gifts: [
        { to: { id: child }, asset: { id: house }, amount: null },
        { to: { id: fund }, asset: null, amount: 5_000_050 },
      ],
      residue: [
        { to: { id: spouse }, percent: 40, heirClass: null },
        { to: null, percent: 60, heirClass: 'CHILDREN', scheme: 'PER_STIRPES' },
      ],
      survivorshipDays: 20,
    });
    const distribution = await agrees(
      [
        { kind: 'SPECIFIC_GIFT', assetId: 'house', to: [{ to: 'tess' }] },
        { kind: 'CASH_GIFT', amountCents: 5_000_050, to: [{ to: 'fund' }] },
        {
          kind: 'RESIDUE',
          to: [
            { to: 'abel', percent: 40 },
            { ...STIRPES, percent: 60 },
          ],
        },
      ],
      { charities: [{ id: 'fund', name: 'River Fund' }] },
    );
    expect(distribution.totals).not.toEqual(before.totals);
    expect(distribution.totals.charity).toBe(5_000_050);
  });

  it('leaves all to the spouse, and to the children in the place of a spouse who is dead', async () => {
    const spousesWill = {
      ...will({ residue: [{ toId: client }], instead: [{ heirClass: 'CHILDREN', scheme: 'PER_STIRPES' }] }),
      name: 'Will of Abel Quill',
      personId: spouse,
    };
    await written(will({ residue: [{ toId: spouse }], instead: [{ heirClass: 'CHILDREN', scheme: 'PER_STIRPES' }] }));
    await written(spousesWill);
    const { distribution } = await seen();
    const steps = (to: string) => [{ kind: 'RESIDUE', to: [{ to, alternates: [STIRPES] }] }];
    const input = engineCase(steps('abel'), { deaths: distribution.deaths });
    const said = engine({ ...input, wills: [...input.wills, { personId: 'abel', steps: steps('nell') }] });
    expect(distribution.finalHoldings.map(({ outright }: { outright: number }) => outright).toSorted()).toEqual(
      said.finalHoldings.map(({ outrightCents }) => outrightCents).toSorted(),
    );
    expect(distribution.totals.tax).toBe(said.taxes.reduce((sum, { amountCents }) => sum + amountCents, 0));
    expect(distribution.totals.tax).toBeGreaterThan(0);
  });

  it('pours over into a trust, which says who receives in the end', async () => {
    const remainder = { on: 'DEATH_OF', personId: client, shares: [{ toId: child, percent: 75 }, { toId: other }] };
    const a = { name: 'Quill Living Trust', kind: 'REVOCABLE', settlorIds: [client], remainder };
    const trustId = (await made('createTrust', { a })).trust.id;
    const pourOver = will({ gifts: [{ toId: other, amount: 100_000 }] }, { kind: 'POUROVER_WILL' });
    const { id, gaps } = await written(pourOver);
    expect(gaps).toEqual(['It does not say who receives what is left: that passes as the law of the state has it.']);
    const { estateDocument } = await made('setPouroverWillRemainderTrust', { id, t: trustId });
    expect(estateDocument).toMatchObject({ gaps: [], will: { residue: [{ to: { id: trustId } }] } });
    expect(estateDocument.will.gifts).toHaveLength(1);
    const trusts = [
      {
        id: 'living',
        name: 'Quill Living Trust',
        kind: 'REVOCABLE',
        settlors: ['nell'],
        terms: [
          {
            on: 'DEATH_OF',
            personId: 'nell',
            steps: [{ kind: 'RESIDUE', to: [{ to: 'tess', percent: 75 }, { to: 'jory' }] }],
          },
        ],
      },
    ];
    const steps = [
      { kind: 'CASH_GIFT', amountCents: 100_000, to: [{ to: 'jory' }] },
      { kind: 'RESIDUE', to: [{ to: 'living' }] },
    ];
    await agrees(steps, { trusts });
    expect(await refusal('deleteTrust', { id: trustId })).toEqual([
      'TRUST_IN_USE',
      'Quill Living Trust is named elsewhere: Named to receive in Will of Nell Quill.',
    ]);
  });

  it('takes the place of an earlier one, whatever was entered first, and a codicil changes what it speaks of', async () => {
    const later = await written(
      will({ residue: [{ toId: spouse }] }, { name: 'Will of 2022', executedAt: '2022-01-03' }),
    );
    const earlier = await written(
      will({ residue: [{ toId: child }] }, { name: 'Will of 2018', executedAt: '2018-01-03' }),
    );
    expect(earlier).toMatchObject({ standing: 'REPLACED', replacedBy: { id: later.id } });
    const table = `query ($e: ID!) { documents(association: { estateId: $e }) { collection { id isReplaced shownStatus } } }`;
    const { collection } = (await ask(table, { e: household })).data.documents;
    expect(named(collection, earlier.id)).toMatchObject({ isReplaced: true, shownStatus: 'Replaced' });
    expect(named(collection, later.id)).toMatchObject({ isReplaced: false, shownStatus: 'Not Yet Reviewed' });
    await agrees([{ kind: 'RESIDUE', to: [{ to: 'abel' }] }]);

    const codicil = await written({
      ...will({ gifts: [{ toId: other, assetId: house }] }),
      kind: 'CODICIL',
      name: 'First codicil',
      parentId: later.id,
      executedAt: '2023-02-01',
      fiduciaries: [{ name: 'Harbor Law', role: 'primary::executor' }],
    });
    expect(codicil).toMatchObject({ standing: 'IN_FORCE', parentType: 'EstateDocument', gaps: [] });
    await agrees([
      { kind: 'SPECIFIC_GIFT', assetId: 'house', to: [{ to: 'jory' }] },
      { kind: 'RESIDUE', to: [{ to: 'abel' }] },
    ]);
    const { estateDocuments } = await seen();
    expect(named(estateDocuments, later.id)).toMatchObject({ amendments: [{ id: codicil.id }] });
    expect(await refusal('deleteEstateDocument', { id: later.id })).toEqual([
      'DOCUMENT_IN_USE',
      'First codicil would change nothing without it. Remove that first.',
    ]);
    await made('updateEstateDocument', { id: earlier.id, a: { executedAt: '2024-01-03' } });
    const after = (await seen()).estateDocuments;
    expect(named(after, codicil.id)).toMatchObject({ standing: 'REPLACED', replacedBy: { id: earlier.id } });
    await agrees([{ kind: 'RESIDUE', to: [{ to: 'tess' }] }]);
  });

  it('changes a trust by its amendments: one gift, then who receives what is left, then all of it anew', async () => {
    const a = {
      name: 'Quill Living Trust',
      kind: 'REVOCABLE',
      executedAt: '2015-01-01',
      settlorIds: [client],
      remainder: { on: 'DEATH_OF', personId: client, shares: [{ toId: spouse }] },
    };
    const trust = (await made('createTrust', { a })).trust.id;
    await written(will({ residue: [{ toId: trust }] }));
    const trusts = (...steps: object[]) => [
      {
        id: 'living',
        name: 'Quill Living Trust',
        kind: 'REVOCABLE',
        settlors: ['nell'],
        terms: [{ on: 'DEATH_OF', personId: 'nell', steps }],
      },
    ];
    const pours = [{ kind: 'RESIDUE', to: [{ to: 'living' }] }];
    const left = (to: string) => ({ kind: 'RESIDUE', to: [{ to }] });
    const gift = { kind: 'CASH_GIFT', amountCents: 12_345_678, to: [{ to: 'tess' }] };
    await agrees(pours, { trusts: trusts(left('abel')) });

    const amendment = (name: string, executedAt: string, text: object, more: object = {}) =>
      written({ name, kind: 'TRUST_AMENDMENT', parentId: trust, executedAt, will: { ...TEXT, ...text }, ...more });
    const first = await amendment('First amendment', '2018-01-01', { gifts: [{ toId: child, amount: 12_345_678 }] });
    expect(first).toMatchObject({
      standing: 'IN_FORCE',
      gaps: [],
      saysMore: false,
      restates: false,
      divisionEvent: { type: 'DEATH_OF', person: { id: client } },
      will: { gifts: [{ to: { id: child }, amount: 12_345_678 }], residue: [] },
    });
    await agrees(pours, { trusts: trusts(gift, left('abel')) });

    await amendment('Second amendment', '2020-01-01', { residue: [{ toId: other }] });
    await agrees(pours, { trusts: trusts(gift, left('jory')) });
    await made('updateEstateDocument', {
      id: first.id,
      a: { will: { ...TEXT, gifts: [{ toId: child, amount: 99 }] } },
    });
    await agrees(pours, { trusts: trusts({ ...gift, amountCents: 99 }, left('jory')) });

    const whole = await amendment('Restatement', '2022-01-01', { residue: [{ toId: child }] }, { restates: true });
    await agrees(pours, { trusts: trusts(left('tess')) });
    const { estateDocuments } = await seen();
    expect(named(estateDocuments, first.id)).toMatchObject({ standing: 'REPLACED', replacedBy: { id: whole.id } });
    const { data } = await ask(
      'query ($id: ID!) { trust(id: $id) { amendments { name } dispositions { when description } remainder { shares { to { ... on Person { id } } } } } }',
      { id: trust },
    );
    expect(data.trust).toEqual({
      amendments: [{ name: 'First amendment' }, { name: 'Second amendment' }, { name: 'Restatement' }],
      dispositions: [{ when: 'When Nell dies', description: 'The remainder to Tess Quill' }],
      // What its own text says stays what its form shows.
      remainder: { shares: [{ to: { id: spouse } }] },
    });
    await made('deleteEstateDocument', { id: whole.id });
    // The gift goes without anything in its place, and is back when what took it away is gone.
    const none = await amendment('Third amendment', '2021-01-01', { gifts: [{ toId: child, takesAway: true }] });
    expect(none).toMatchObject({
      saysMore: false,
      will: { gifts: [{ to: { id: child }, amount: null, takesAway: true }] },
    });
    await agrees(pours, { trusts: trusts(left('jory')) });
    await made('deleteEstateDocument', { id: none.id });
    await agrees(pours, { trusts: trusts({ ...gift, amountCents: 99 }, left('jory')) });
    expect(
      await refusal('createEstateDocument', {
        a: { name: 'X', kind: 'TRUST_AMENDMENT', parentId: trust, will: { ...TEXT, residue: [{ toId: trust }] } },
      }),
    ).toEqual(['OUT_OF_RANGE', 'A trust does not pass on to itself.']);
  });

  it('that says nothing, or of which nothing is known, leaves the estate with figures and its gaps in words', async () => {
    const empty = await written({ name: 'Old will', kind: 'WILL', personId: client });
    expect(empty.gaps).toEqual([
      'When it was signed is not known.',
      'It names no executor: a court has to appoint somebody.',
      'It does not say who receives what is left: that passes as the law of the state has it.',
    ]);
    const { distribution } = await seen();
    expect(distribution.problem).toBeNull();
    expect(distribution.warnings.map(({ message }: { message: string }) => message).join(' ')).toContain(
      'The will of Nell Quill names no executor',
    );
    const missing = await written({ name: 'Lost will', kind: 'WILL', personId: client, isOnFile: false });
    expect(missing).toMatchObject({ shownStatus: 'Missing', standing: null });
    expect((await seen()).distribution).toEqual(distribution);
  });

  it('names who acts, in turn, with what is said beside it (R198)', async () => {
    const { id, fiduciaries } = await written(
      will(
        {},
        {
          fiduciaries: [
            { name: 'Harbor Law', role: 'first_successor::executor', noteBody: 'until Tess is 25' },
            { personId: spouse, role: 'primary::executor' },
            { personId: other, role: 'primary::guardian', toBeDestroyed: true },
          ],
        },
      ),
    );
    expect(fiduciaries).toMatchObject([
      { person: { id: spouse }, role: 'executor', prefix: 'primary', noteBody: null, noteId: null },
      {
        personName: 'Harbor Law',
        prefix: 'first_successor',
        roleTitle: 'First successor executor',
        noteBody: 'until Tess is 25',
      },
    ]);
    const [first, second] = fiduciaries;
    const a = {
      fiduciaries: [
        { id: second.id, name: 'Harbor Law', role: 'primary::executor', noteBody: second.noteBody },
        { personId: child, role: 'first_successor::executor' },
        { id: first.id, personId: spouse, role: 'primary::executor', toBeDestroyed: true },
      ],
    };
    const { estateDocument } = await made('updateEstateDocument', { id, a });
    expect(estateDocument.fiduciaries.map((one: { id: string; personName: string }) => one.personName)).toEqual([
      'Harbor Law',
      'Tess Quill',
    ]);
    expect(estateDocument.fiduciaries[0].id).toBe(second.id);
    expect(new Set(estateDocument.fiduciaries.map((one: { id: string }) => one.id)).size).toBe(2);
    const all = `query ($e: ID!) { fiduciaries(association: { estateId: $e }) { collection { personName namedIn } metadata { totalCount } } }`;
    expect((await ask(all, { e: household })).data.fiduciaries).toEqual({
      collection: estateDocument.fiduciaries.map(({ personName }: { personName: string }) => ({
        personName,
        namedIn: 'Will of Nell Quill',
      })),
      metadata: { totalCount: 2 },
    });
  });
});

describe('a document entered by hand', () => {
  const POWER = () => ({
    name: 'Power of attorney',
    kind: 'POWER_OF_ATTORNEY',
    personId: client,
    situs: 'MA',
    executedAt: '2021-03-02',
    modifiedAt: '2022-03-02',
    locationOfOriginal: 'Safe of Harbor Law',
    fiduciaries: [{ personId: spouse, role: 'primary::agent' }],
  });

  it('is corrected field by field, removed, and brought back as it was', async () => {
    const power = await written(POWER());
    expect(power).toMatchObject({ locationOfOriginal: 'Safe of Harbor Law', modifiedAt: '2022-03-02', will: null });
    const a = { kind: 'HEALTHCARE_DIRECTIVE', situs: null, locationOfOriginal: 'At home' };
    const { estateDocument } = await made('updateEstateDocument', { id: power.id, a });
    expect(estateDocument).toEqual({ ...power, ...a });
    expect((await made('deleteEstateDocument', { id: power.id })).ok).toBe(true);
    expect((await seen()).estateDocuments).toEqual([]);
    const one = `query ($id: ID!) { estateDocument(id: $id) { ${DOCUMENT} } }`;
    expect((await ask(one, { id: power.id })).data.estateDocument).toBeNull();
    await made('restoreEstateDocument', { id: power.id });
    expect((await ask(one, { id: power.id })).data.estateDocument).toEqual(estateDocument);
  });

  it('does not come back where something that it names is gone', async () => {
    const boat = await asset('Boat', 'TANGIBLE', 100);
    const { id } = await written(will({ gifts: [{ toId: child, assetId: boat }] }));
    await made('deleteEstateDocument', { id });
    const { version } = await seen();
    const gone = 'mutation ($id: ID!, $v: Int!) { deleteAsset(id: $id, version: $v) { ok } }';
    expect((await ask(gone, { id: boat, v: version })).errors).toEqual([]);
    expect(await refusal('restoreEstateDocument', { id })).toEqual([
      'UNKNOWN_REFERENCE',
      'Will of Nell Quill names somebody or something that is not in this estate any more.',
    ]);
  });

  it('stands in the table where somebody puts it', async () => {
    const table = `query ($e: ID!) { documents(association: { estateId: $e }) { collection { id name } } }`;
    const shown = async () => (await ask(table, { e: household })).data.documents.collection;
    const power = await written(POWER());
    const paper = await written(will());
    expect((await shown()).map(({ id }: { id: string }) => id)).toEqual([paper.id, power.id]);
    expect((await made('updateDocumentOrder', { ids: [power.id, paper.id] })).errors).toEqual([]);
    expect((await shown()).map(({ id }: { id: string }) => id)).toEqual([power.id, paper.id]);
    expect((await made('updateDocumentOrder', { ids: [power.id, power.id] })).errors).toEqual([
      'Something stands in this order twice.',
    ]);
    expect((await made('updateDocumentOrder', { ids: [house] })).errors).toEqual([
      'Something in this order is not among the documents any more.',
    ]);
  });

  it.each([
    [() => ({ kind: 'WILL', personId: client }), 'REQUIRED', 'Required'],
    [() => ({ ...POWER(), personId: undefined }), 'REQUIRED', 'Say whose it is.'],
    [() => ({ ...POWER(), situs: 'QQ' }), 'UNKNOWN_STATE', 'Choose a state.'],
    [() => ({ ...POWER(), modifiedAt: '2020-01-01' }), 'OUT_OF_RANGE', 'A document is changed after it is signed.'],
    [
      () => ({ ...POWER(), executedAt: addDays(new Date().toISOString().slice(0, 10), 3), modifiedAt: null }),
      'DATE_IN_FUTURE',
      'A document cannot have been signed in the future.',
    ],
    [() => ({ ...POWER(), kind: 'CODICIL' }), 'REQUIRED', 'Say which will it changes.'],
    [() => ({ ...POWER(), kind: 'TRUST_AMENDMENT' }), 'REQUIRED', 'Say of which trust it is.'],
    [
      () => ({ ...POWER(), will: TEXT }),
      'NOT_A_WILL',
      'Only a will, a codicil or an amendment of a trust says who receives.',
    ],
    [
      () => ({ ...POWER(), fiduciaries: [{ personId: spouse, role: 'agent' }] }),
      'NOT_ONE_OF',
      'Choose an office, and in whose turn.',
    ],
    [
      () => will({ gifts: [{ toId: child, assetId: house, amount: 5 }] }),
      'REQUIRED',
      'A gift is a thing, an amount or a part of the estate: say one of them.',
    ],
    [() => will({ residue: [{ toId: client }] }), 'OUT_OF_RANGE', 'Whoever signs a will does not receive by it.'],
    [
      () => will({ residue: [{ toId: child, percent: 60 }] }),
      'SHARES_UNDER_100',
      'The shares add up to 60%. Say who receives the other 40%.',
    ],
    [() => will({ instead: [{ toId: child }] }), 'REQUIRED', 'Say first who receives what is left.'],
  ])('is refused in words that name the field: %#', async (attributes, code, message) => {
    expect(await refusal('createEstateDocument', { a: attributes() })).toEqual([code, message]);
  });

  it('is refused over another version, as another kind of thing, and as a codicil of somebody else’s will', async () => {
    const { id } = await written(POWER());
    expect(await refusal('updateEstateDocument', { id, v: 1, a: { name: 'X' } })).toEqual([
      'STALE_VERSION',
      expect.any(String),
    ]);
    expect(await refusal('updateEstateDocument', { id, a: { kind: 'WILL' } })).toEqual([
      'OUT_OF_RANGE',
      'A document stays what it is. Remove it, and enter the other one.',
    ]);
    const paper = await written(will());
    const a = { ...POWER(), kind: 'CODICIL', parentId: paper.id, personId: spouse };
    expect(await refusal('createEstateDocument', { a })).toEqual([
      'OUT_OF_RANGE',
      'A codicil and its will are signed by the same person.',
    ]);
    expect(
      await refusal('createEstateDocument', {
        a: { ...a, personId: client, executedAt: '2019-01-01', modifiedAt: null },
      }),
    ).toEqual(['OUT_OF_RANGE', 'A codicil is signed after the will that it changes.']);
  });
});
