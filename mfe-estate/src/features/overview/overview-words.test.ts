import { describe, expect, it } from 'vitest';
import { householdSentence } from './household-sentence.ts';
import { actingRoles } from './who-acts.tsx';
import { sharesOf } from './who-receives.tsx';

const person = (id: string, facts: object) => ({
  id,
  name: id,
  firstName: id,
  isClient: false,
  isSpouse: false,
  isDeceased: false,
  ageInYears: null,
  clientRelationship: null,
  ...facts,
});

describe('householdSentence', () => {
  it('names the couple with their ages, the family and the state', () => {
    const people = [
      person('Helen', { isSpouse: true, ageInYears: 71 }),
      person('Robert', { isClient: true, ageInYears: 74 }),
      person('Maya', { clientRelationship: 'Grandchild' }),
    ];
    expect(householdSentence({ people, maritalStatus: 'LEGALLY_MARRIED', clientState: 'MA', childrenCount: 3 })).toBe(
      'Robert, 74, and Helen, 71. Married, three children, one grandchild. Massachusetts residents.',
    );
  });

  it('has no comma before a couple’s “and” where no age is known', () => {
    const people = [person('Ann', { isClient: true }), person('Li', { isSpouse: true })];
    const words = (couple: typeof people) =>
      householdSentence({ people: couple, maritalStatus: 'LEGALLY_MARRIED', clientState: 'OR', childrenCount: 0 });
    expect(words(people)).toBe('Ann and Li. Married. Oregon residents.');
    expect(words([person('Ann', { isClient: true }), person('Li', { isSpouse: true, ageInYears: 64 })])).toBe(
      'Ann and Li, 64. Married. Oregon residents.',
    );
  });

  it('leaves out what is not known', () => {
    const people = [person('Edith', { isClient: true })];
    expect(householdSentence({ people, maritalStatus: 'SINGLE', clientState: 'VT', childrenCount: null })).toBe(
      'Edith. Single. Vermont resident.',
    );
  });
});

describe('actingRoles', () => {
  it('joins who acts together and puts successors after them', () => {
    const line = (personName: string, displayOrder: number) => ({
      id: personName,
      personName,
      role: 'healthcare_proxy' as const,
      designation: 'primary',
      namedIn: 'Will',
      displayOrder,
    });
    expect(actingRoles([line('Ruth', 2), line('Helen', 1), line('Anna', 2)])).toEqual([
      { role: 'Health care proxy, Will', people: 'Helen, then Ruth with Anna' },
    ]);
  });
});

describe('sharesOf', () => {
  const tax = (id: string, death: 'FIRST_DEATH' | 'SECOND_DEATH', amount: number) => ({
    id,
    death,
    jurisdictionName: 'Oregon',
    kind: 'state_estate',
    amount,
    working: { authority: [] },
  });

  it('shows every recipient and every tax with the amounts of the graph, nothing at zero', () => {
    const shares = sharesOf({
      finalHoldings: [
        {
          holderId: 'a',
          holderName: 'Anna',
          holderType: 'person',
          outright: 5,
          inTrust: 7,
          isNobodys: false,
        },
        { holderId: 'b', holderName: 'Ben', holderType: 'person', outright: 0, inTrust: 0, isNobodys: false },
      ],
      taxes: [tax('t1', 'FIRST_DEATH', 0), tax('t2', 'SECOND_DEATH', 3)],
      totals: { claims: 2 },
    });
    expect(shares.map(({ name, cents, meaning }) => [name, cents, meaning])).toEqual([
      ['Anna, outright', 5, 'family'],
      ['Anna, in trust', 7, 'family'],
      ['Oregon tax', 3, 'tax'],
      ['Debts and costs', 2, 'asset'],
    ]);
  });

  it('tells the deaths apart where both are taxed', () => {
    const taxes = [tax('t1', 'FIRST_DEATH', 1), tax('t2', 'SECOND_DEATH', 3)];
    const shares = sharesOf({ finalHoldings: [], taxes, totals: { claims: 0 } });
    expect(shares.map(({ name }) => name)).toEqual(['Oregon, first death', 'Oregon, second death']);
  });
});
