import { formatCents, formatDollarsAndCents, parseDollars } from '@platform/kernel';
import { CASTELLAN_ESTATE_ID, CASTELLAN_PERSON_IDS, sampleEstateId } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

describe('money', () => {
  const id = sampleEstateId(8);
  const add = `mutation ($v: Int!, $a: AssetInput!) {
    createAsset(estateId: "${id}", version: $v, attributes: $a) { asset { id balance } estate { version calculatedNetWorth } }
  }`;
  const read = async () =>
    (await estate.as('advisor')(`{ estate(id: "${id}") { version personId calculatedNetWorth } }`)).data.estate;

  it('R174: is sent and stored in cents, and divided by 100 for display', async () => {
    const before = await read();
    const balance = parseDollars('$1,250.57');
    const a = { name: 'Harbor account', assetType: 'CASH', balance, owners: [{ ownerId: before.personId }] };
    const { data, errors } = await estate.as('advisor')(add, { v: before.version, a });
    expect(errors).toEqual([]);
    const { asset } = data.createAsset;
    expect(asset.balance).toBe(125_057);
    const stored = await estate.shared.estateModel.findById(id).lean();
    expect(stored?.assets.find((each: { id: string }) => each.id === asset.id)).toMatchObject({
      balanceCents: 125_057,
    });
    expect(data.createAsset.estate.calculatedNetWorth).toBe(before.calculatedNetWorth + 125_057);
    expect(formatDollarsAndCents(asset.balance)).toBe('$1,250.57');
    expect(Number(formatCents(asset.balance).replace(',', ''))).toBe(asset.balance / 100);
  });

  it('R174: takes no fraction of a cent, and no negative amount', async () => {
    const { version, personId } = await read();
    const a = { name: 'Harbor account', assetType: 'CASH', balance: 1250.5, owners: [{ ownerId: personId }] };
    const fraction = await estate.as('advisor')(add, { v: version, a });
    expect(fraction.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const negative = await estate.as('advisor')(add, { v: version, a: { ...a, balance: -1 } });
    expect(negative.errors[0]).toMatchObject({
      message: 'Please specify a valid number',
      extensions: { field: 'balance' },
    });
    expect((await read()).version).toBe(version);
  });
});

describe('the legal details of a person', () => {
  const update = `mutation ($input: UpdatePersonInput!) {
    updatePerson(input: $input) { person { name legalName initials phoneNumber address1 address2 city zip } estate { version } }
  }`;
  const id = CASTELLAN_PERSON_IDS.robert;
  const version = async (): Promise<number> =>
    (await estate.as('advisor')(`{ estate(id: "${CASTELLAN_ESTATE_ID}") { version } }`)).data.estate.version;

  it('are kept as digits and trimmed texts, beside the name in daily use', async () => {
    const input = {
      id,
      version: await version(),
      legalName: ' Robert James Castellan ',
      initials: 'RJC',
      phoneNumber: '(617) 555-0142',
      address1: '14 Beacon Street',
      address2: '',
      city: 'Boston',
      zip: '02108-1234',
    };
    const { data, errors } = await estate.as('advisor')(update, { input });
    expect(errors).toEqual([]);
    expect(data.updatePerson.person).toEqual({
      name: 'Robert Castellan',
      legalName: 'Robert James Castellan',
      initials: 'RJC',
      phoneNumber: '6175550142',
      address1: '14 Beacon Street',
      address2: null,
      city: 'Boston',
      zip: '021081234',
    });
  });

  it.each([
    [{ zip: '021' }, 'zip', 'Must be the first 5 digits or full zip code'],
    [{ phoneNumber: '555 0142' }, 'phoneNumber', 'Phone number needs at least 10 digits'],
    [{ email: 'robert@' }, 'email', 'Please enter a valid email'],
    [{ legalName: 'Robert' }, 'legalName', 'Please add a first and last name'],
    [{ initials: 'ABCDEF' }, 'initials', 'At most 5 characters'],
    [{ address1: 'x'.repeat(121) }, 'address1', 'At most 120 characters'],
  ])('are refused by the rules of the form: %j', async (change, field, message) => {
    const { errors } = await estate.as('advisor')(update, { input: { id, version: await version(), ...change } });
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  });
});

describe('a new client', () => {
  it.each([
    ['birthDate', {}],
    ['spouseBirthDate', { maritalStatus: 'LEGALLY_MARRIED', spouseFirstName: 'Nils', birthDate: '1961-02-03' }],
  ])('is an adult, and so is the spouse: %s', async (field, more) => {
    const create = 'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { ok } }';
    const input = {
      firstName: 'Ada',
      lastName: 'Lindgren',
      state: 'FL',
      maritalStatus: 'SINGLE',
      ...more,
      [field]: '2008-11-22',
    };
    const { errors } = await estate.as('advisor')(create, { input });
    expect(errors[0]).toMatchObject({ message: 'Person must be at least 18 years old', extensions: { field } });
  });
});
