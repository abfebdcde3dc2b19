import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spouseOf } from '../estate/estate.ts';
import { counter, familyOf } from './family.fixture.ts';
import { checkFamily, isAncestor } from './family-rules.ts';
import { withMarriageOf } from './marital-status.ts';
import { type RelationRole, withRelationships } from './relations.ts';

const people = { ada: {}, ben: {}, cleo: {}, dan: {}, eve: {} };
type Change = [personId: string, role: RelationRole | null, otherId: string];
const changed = (before: ReturnType<typeof familyOf>, ...changes: Change[]) =>
  withRelationships(
    before,
    changes.map(([personId, role, otherId]) => ({ personId, role, otherId })),
    counter('new'),
  );

describe('what no family can be', () => {
  it.each([
    [
      'a circle over three generations',
      familyOf(people, ['cleo', 'CHILD', 'ada'], ['dan', 'ADOPTED_CHILD', 'cleo']),
      ['ada', 'CHILD', 'dan'],
      'Ada Marsh cannot be a child of Dan Marsh, who descends from Ada Marsh.',
    ],
    [
      'two spouses at a time',
      familyOf(people, ['ben', 'SPOUSE', 'ada']),
      ['cleo', 'DOMESTIC_PARTNER', 'ada'],
      'Ada Marsh would be married to Ben Marsh and Cleo Marsh at once. An earlier marriage is one to a former spouse.',
    ],
    [
      'three parents by birth',
      familyOf(people, ['dan', 'CHILD', 'ada'], ['dan', 'CHILD', 'ben']),
      ['dan', 'CHILD', 'cleo'],
      'Dan Marsh would have more than two parents: Ada Marsh, Ben Marsh, Cleo Marsh.',
    ],
    [
      'a child older than the parent',
      familyOf({ ...people, ada: { birthDate: '1990-01-01' }, ben: { birthDate: '1980-01-01' } }),
      ['ben', 'CHILD', 'ada'],
      'Ben Marsh was born before Ada Marsh and cannot be a child of Ada Marsh.',
    ],
  ] as [string, ReturnType<typeof familyOf>, Change, string][])(
    '%s is refused in words',
    (_what, before, change, message) => {
      expect(() => checkFamily(before, changed(before, change))).toThrow(
        expect.objectContaining({ message, field: 'relations' }),
      );
    },
  );

  it.each([
    ['somebody widowed marries again', { ...people, ben: { isDeceased: true } }, ['cleo', 'SPOUSE', 'ada']],
    ['a third parent who adopted', people, ['dan', 'ADOPTED_CHILD', 'cleo']],
  ] as [string, Parameters<typeof familyOf>[0], Change][])('%s is taken', (_what, members, change) => {
    const before = familyOf(members, ['ben', 'SPOUSE', 'ada'], ['dan', 'CHILD', 'ada'], ['dan', 'CHILD', 'ben']);
    expect(() => checkFamily(before, changed(before, change))).not.toThrow();
  });

  it('a birth date that makes a child older than its parent is refused at the date', () => {
    const before = familyOf({ ada: { birthDate: '1990-01-01' }, ben: {} }, ['ben', 'CHILD', 'ada']);
    const dated = before.people.map((one) => (one.id === 'ben' ? { ...one, birthDate: '1980-01-01' } : one));
    expect(() => checkFamily(before, { ...before, people: dated })).toThrow(
      expect.objectContaining({ code: 'CHILD_BEFORE_PARENT', field: 'birthDate' }),
    );
  });

  it('what was wrong before can be corrected one thing at a time', () => {
    const wrong = familyOf(
      people,
      ['ben', 'SPOUSE', 'ada'],
      ['cleo', 'SPOUSE', 'ada'],
      ['dan', 'SPOUSE', 'eve'],
      ['eve', 'SPOUSE', 'ben'],
    );
    expect(() => checkFamily(wrong, changed(wrong, ['cleo', 'FORMER_SPOUSE', 'ada']))).not.toThrow();
  });

  it('over random changes nobody ever becomes their own ancestor', () => {
    const ids = Object.keys(people);
    const change = fc.tuple(
      fc.constantFrom(...ids),
      fc.constantFrom<RelationRole>('CHILD', 'ADOPTED_CHILD', 'PARENT', 'SPOUSE', 'STEPCHILD'),
      fc.constantFrom(...ids),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 14 }), (changes) => {
        let estate = familyOf(people);
        for (const one of changes) {
          try {
            const next = changed(estate, one);
            checkFamily(estate, next);
            estate = next;
          } catch (error) {
            expect(error).toHaveProperty('code');
          }
        }
        for (const id of ids) expect(isAncestor(estate, id, id)).toBe(false);
      }),
    );
  });
});

describe('the marital status', () => {
  const single = { ...familyOf(people), maritalStatus: 'SINGLE' as const };
  const married = { ...familyOf(people, ['ben', 'SPOUSE', 'ada']), firstSpouseToDieId: 'ben' };
  it.each([
    ['a wedding', single, ['ben', 'SPOUSE', 'ada'], 'LEGALLY_MARRIED'],
    ['a partnership', single, ['ben', 'DOMESTIC_PARTNER', 'ada'], 'DOMESTIC_PARTNERSHIP'],
    ['a registration', single, ['ben', 'REGISTERED_PARTNER', 'ada'], 'DOMESTIC_PARTNERSHIP'],
    [
      'naming whom one is engaged to',
      { ...single, maritalStatus: 'ENGAGED' },
      ['ben', 'DOMESTIC_PARTNER', 'ada'],
      'ENGAGED',
    ],
    ['a divorce', married, ['ben', 'FORMER_SPOUSE', 'ada'], 'DIVORCED'],
    ['a marriage recorded by mistake and taken away', married, ['ben', null, 'ada'], 'SINGLE'],
    ['a child', { ...single, maritalStatus: 'ENGAGED' }, ['cleo', 'CHILD', 'ada'], 'ENGAGED'],
    [
      'the separated staying married',
      { ...married, maritalStatus: 'SEPARATED' },
      ['cleo', 'CHILD', 'ada'],
      'SEPARATED',
    ],
  ] as [string, typeof single, Change, string][])(
    'after %s is what the family says',
    (_what, before, change, status) => {
      expect(withMarriageOf(before, changed(before, change)).maritalStatus).toBe(status);
    },
  );
  it('is widowed by the death of the spouse, and the second marriage counts', () => {
    const dead = married.people.map((one) => (one.id === 'ben' ? { ...one, isDeceased: true } : one));
    const widowed = withMarriageOf(married, { ...married, people: dead });
    expect(widowed.maritalStatus).toBe('WIDOWED');
    const again = withMarriageOf(widowed, changed(widowed, ['cleo', 'SPOUSE', 'ada']));
    expect([again.maritalStatus, spouseOf(again, 'ada')?.id]).toEqual(['LEGALLY_MARRIED', 'cleo']);
  });
  it('who is no more of the couple is not the first to die', () => {
    expect(withMarriageOf(married, changed(married, ['ben', 'FORMER_SPOUSE', 'ada'])).firstSpouseToDieId).toBeNull();
  });
});
