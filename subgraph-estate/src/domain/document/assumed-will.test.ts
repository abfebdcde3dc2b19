import { distribution } from '@platform/estate-engine';
import { expect, it } from 'vitest';
import { NO_ASSET } from '../balance-sheet/holding-facts.ts';
import type { Estate } from '../estate/estate.ts';
import { toEstateCase } from '../estate/estate-case.ts';
import { familyOf } from '../person/family.fixture.ts';
import { existingTrust } from '../trust/trust.ts';
import { assumedPouroverWills } from './assumed-will.ts';
import { NO_WILL_TERMS } from './document.ts';
import { newDocument } from './document-facts.ts';

const AT = '2026-01-01T00:00:00.000Z';
const couple = familyOf({ ada: {}, ben: {}, cleo: {} }, ['ada', 'SPOUSE', 'ben'], ['cleo', 'CHILD', 'ada']);
const trust = (id: string, executedAt: string | null, ...settlors: string[]) => ({
  ...existingTrust(id, `Trust ${id}`, 'REVOCABLE' as const),
  executedAt,
  settlors,
  terms: [{ on: 'DEATH_OF' as const, personId: 'ada', steps: [{ kind: 'RESIDUE' as const, to: [{ to: 'cleo' }] }] }],
});
const withTrusts = (...trusts: Estate['trusts']): Estate => ({ ...couple, trusts });
const whose = (estate: Estate): string[] =>
  assumedPouroverWills(estate).map(({ person, trust: into }) => `${person.id} into ${into.id}`);

it('is offered for whoever of the couple has a revocable trust and no will: the trust signed last', () => {
  expect(whose(couple)).toEqual([]);
  expect(whose(withTrusts(trust('old', '2001-05-04', 'ada'), trust('new', '2021-05-04', 'ada')))).toEqual([
    'ada into new',
  ]);
  expect(whose(withTrusts(trust('joint', null, 'ada', 'ben')))).toEqual(['ada into joint', 'ben into joint']);
  const irrevocable = { ...trust('ilit', null, 'ada'), kind: 'ILIT' as const };
  expect(whose(withTrusts(irrevocable, { ...trust('later', null, 'ada'), createdUponDeath: true }))).toEqual([]);
});

it('is none of whoever has died or has a will', () => {
  const estate = withTrusts(trust('joint', null, 'ada', 'ben'));
  const will = { ...newDocument('w', 'WILL', 'Will', AT), ownerId: 'ada', will: NO_WILL_TERMS };
  expect(whose({ ...estate, documents: [will] })).toEqual(['ben into joint']);
  const people = estate.people.map((person) => (person.id === 'ben' ? { ...person, isDeceased: true } : person));
  expect(whose({ ...estate, people })).toEqual(['ada into joint']);
});

it('counts only where it is assumed: then what nobody ordered goes by the trust', () => {
  const house = {
    ...NO_ASSET,
    id: 'house',
    name: 'House',
    assetType: 'REAL_ESTATE' as const,
    balanceCents: 1_000_000_00,
    owners: [{ id: 'ada' }],
  };
  const estate = { ...withTrusts(trust('living', null, 'ada')), assets: [house] };
  const warnings = (assumedPouroverWill: boolean) => {
    const assumed = { ...estate, assumptions: { ...estate.assumptions, assumedPouroverWill } };
    const input = toEstateCase(assumed, '2026-11-23', { firstDeathOnly: true });
    const result = distribution(input);
    if (!('warnings' in result)) throw new Error(JSON.stringify(result));
    return result.warnings.map(({ code }) => code);
  };
  expect(warnings(false)).toContain('INTESTATE_SHARE');
  expect(warnings(true)).not.toContain('INTESTATE_SHARE');
});
