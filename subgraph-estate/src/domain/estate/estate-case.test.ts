import type { Designation, Share } from '@platform/estate-engine';
import { castellan } from '@platform/test-kit/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import { sampleEstate } from '../../seed/sample-estate.ts';
import type { EstateAsset } from '../balance-sheet/holding.ts';
import type { EstateFiduciary } from '../document/document.ts';
import type { Estate } from './estate.ts';
import { toEstateCase } from './estate-case.ts';

const TODAY = '2026-11-21';
const family = sampleEstate(castellan, `${TODAY}T00:00:00.000Z`);
const idOf = (name: string): string => family.people.find((person) => person.name.startsWith(name))?.id ?? '';

const fiduciary = (role: string, personName: string, personId: string | null = null): EstateFiduciary => ({
  id: `${role} ${personName}`,
  personId,
  personName,
  role,
  designation: 'primary',
  displayOrder: 0,
  note: null,
});

const withWill = (fiduciaries: readonly EstateFiduciary[]): Estate => ({
  ...family,
  documents: family.documents.map((document) => (document.will ? { ...document, fiduciaries } : document)),
});

describe('who is named to act', () => {
  it('comes from wills and trusts in order of succession', () => {
    const { wills, trusts } = toEstateCase(family, TODAY);
    expect(wills?.find(({ personId }) => personId === idOf('Robert'))).toMatchObject({
      executors: [{ id: idOf('Helen') }, { id: idOf('Ruth') }],
      guardians: [],
      custodians: [],
    });
    const robert = trusts?.find(({ kind, settlors }) => kind === 'REVOCABLE' && settlors[0] === idOf('Robert'));
    expect(robert?.trustees).toEqual([{ id: idOf('Robert') }, { id: idOf('Helen') }, { id: idOf('Ruth') }]);
  });

  it('goes by the role, and takes a bare name as a stranger’s', () => {
    const [will] =
      toEstateCase(
        withWill([
          fiduciary('personal_representative', 'A bank'),
          fiduciary('guardian_of_the_person', 'Anna', idOf('Anna')),
          fiduciary('conservator_of_the_estate', 'Thomas', idOf('Thomas')),
          fiduciary('trust_protector', 'Nobody'),
        ]),
        TODAY,
      ).wills ?? [];
    expect(will).toMatchObject({
      executors: [{ name: 'A bank' }],
      guardians: [{ id: idOf('Anna') }],
      custodians: [{ id: idOf('Thomas') }],
    });
  });

  it('is for a trust that a death creates that of the trust it comes out of', () => {
    const created = family.trusts.find(({ createdUponDeath, terms }) => createdUponDeath && terms.length > 0);
    const input = toEstateCase(family, TODAY).trusts?.find(({ id }) => id === created?.id);
    expect(input?.trustees).toContainEqual({ id: idOf('Ruth') });
  });
});

it('gifts with a day go with it, as some states count those of the last years', () => {
  const gift = {
    id: 'g',
    givenOn: '2025-05-01',
    year: 2025,
    amountCents: 100_000_00,
    recipient: null,
    gstExemptionUsedCents: 0,
    giftTaxPaidCents: 0,
  };
  const people = family.people.map((person, at) =>
    at === 0 ? { ...person, gifts: [gift, { ...gift, id: 'u', givenOn: null }] } : person,
  );
  expect(toEstateCase({ ...family, people }, TODAY).people[0]).toMatchObject({
    federalExemptionUsedCents: 200_000_00,
    lifetimeGifts: [{ givenOn: '2025-05-01', taxableCents: 100_000_00 }],
  });
});

it('land that a deed gave away is kept for life once it is said by whom and for whom', () => {
  const [home] = family.assets.filter(({ assetType }) => assetType === 'REAL_ESTATE');
  const owner = { id: idOf('Robert'), percent: 100 };
  const played = (owners: readonly Share[], beneficiaries: readonly Designation[]) =>
    toEstateCase(
      { ...family, assets: [{ ...(home as EstateAsset), use: 'FARM', isLifeEstate: true, owners, beneficiaries }] },
      TODAY,
    ).assets?.[0];
  const remainder = { to: idOf('Anna'), percent: 100 };
  expect(played([owner], [remainder])).toMatchObject({ use: 'FARM', isLifeEstate: true });
  expect(played([owner], [])).not.toHaveProperty('isLifeEstate');
  expect(played([owner, { id: idOf('Helen'), percent: 50 }], [remainder])).not.toHaveProperty('isLifeEstate');
});

it('a case comes through the graph as it was, of any estate', () => {
  fc.assert(
    fc.property(randomStoredEstate, (estate) => {
      const input = toEstateCase(estate, TODAY);
      expect(JSON.parse(JSON.stringify(input))).toEqual(input);
    }),
    { numRuns: 100 },
  );
});
