import { castellan } from '@platform/test-kit/builders';
import { expect, it } from 'vitest';
import { jointOwner, jointOwnersWith } from '../../domain/balance-sheet/joint-owner.ts';
import { spouseOf } from '../../domain/estate/estate.ts';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { jointOwnerOf, ownerOf } from '../parents.ts';
import { personOptions } from './person-options.ts';

const estate = sampleEstate(castellan, '2026-11-20T00:00:00.000Z');
const [client, spouse] = [estate.personId, spouseOf(estate, estate.personId)?.id ?? ''];
const names = (kind: Parameters<typeof personOptions>[1][number], of = estate) =>
  personOptions(of, [kind]).map(({ name }) => name);

it('offers whoever suits a form: owners alive and trusts that are there, settlors beside the couple, charities', () => {
  const late = { ...estate, people: estate.people.map((one) => ({ ...one, isDeceased: one.id === spouse })) };
  expect(names('Owner')).toContain('Helen Castellan');
  expect(names('Owner', late)).not.toContain('Helen Castellan');
  expect(names('Person', late)).toContain('Helen Castellan');
  const futureTrusts = estate.trusts.filter(({ createdUponDeath }) => createdUponDeath).map(({ name }) => name);
  expect(futureTrusts.length).toBeGreaterThan(0);
  expect(names('Owner').filter((name) => futureTrusts.includes(name))).toEqual([]);
  expect(names('ThirdPartySettlor')).not.toContain('Robert Castellan');
  expect(names('ThirdPartySettlor')).not.toContain('Helen Castellan');
  expect(names('ThirdPartySettlor').length).toBeGreaterThan(0);
  expect(names('Charitable')).toEqual(estate.charities.map(({ name }) => name));
});

it('offers the couple as a joint owner, once, also where they own something together already', () => {
  expect(names('JointOwner').filter((name) => name === 'Robert Castellan and Helen Castellan')).toHaveLength(1);
  const alone = { ...estate, assets: [], liabilities: [], relations: [] };
  expect(names('JointOwner', alone)).toEqual([]);
});

it('takes the owners of a thing as one, the same one in whatever order they are named', () => {
  const both = ownerOf(estate, [{ id: spouse, percent: 40 }, { id: client }]);
  expect(both).toEqual(ownerOf(estate, [{ id: client }, { id: spouse }]));
  expect(both).toEqual(jointOwnerOf(estate, jointOwner([client, spouse])));
  expect(ownerOf(estate, [{ id: client }])).toMatchObject({ kind: 'person', person: { id: client } });
  expect(ownerOf(estate, [{ id: estate.trusts[0]?.id ?? '' }])).toMatchObject({ kind: 'trust' });
  expect(ownerOf(estate, [])).toBeNull();
  expect(jointOwnersWith(estate, client)).toContainEqual(jointOwner([spouse, client]));
  expect(jointOwnersWith({ ...estate, assets: [], liabilities: [] }, client)).toEqual([]);
});
