import type { Target } from '@platform/estate-engine';
import { expect, it } from 'vitest';
import { person } from '../../domain/estate/household.ts';
import { familyOf } from '../../domain/person/family.fixture.ts';
import { emptyTrust } from '../../domain/trust/trust.ts';
import { templateGaps } from './template-words.ts';
import { templatesOf } from './templates.ts';

const TODAY = '2026-11-26';
const people = {
  ada: person({ id: 'ada', name: 'Ada Marsh', firstName: 'Ada', isDeceased: false }),
  ben: person({ id: 'ben', name: 'Ben Marsh', firstName: 'Ben', isDeceased: false }),
  ida: person({ id: 'ida', name: 'Ida Marsh' }),
  cal: person({ id: 'cal', name: 'Cal Marsh' }),
};
const OPEN = 'It does not say whose family is meant: the figures take that of Ben, who dies then.';

it.each([
  ['two families', 'ben', { class: 'DESCENDANTS' }, [OPEN]],
  ['one family', 'ada', { class: 'DESCENDANTS' }, []],
  ['whose is said', 'ben', { class: 'DESCENDANTS', classOf: 'ada' }, []],
  ['people', 'ben', { to: 'ida' }, []],
] as const)(
  'a step of a trust asks whose family is meant where families differ: %s',
  (_, parent, target: Target, gaps) => {
    const family = familyOf(people, ['ben', 'SPOUSE', 'ada'], ['ida', 'CHILD', 'ada'], ['cal', 'CHILD', parent]);
    const shared = familyOf(
      people,
      ['ben', 'SPOUSE', 'ada'],
      ['ida', 'CHILD', 'ada'],
      ['ida', 'CHILD', 'ben'],
      ['cal', 'CHILD', 'ada'],
      ['cal', 'CHILD', 'ben'],
    );
    const bypass = {
      ...emptyTrust('bypass', 'Bypass trust'),
      kind: 'BYPASS' as const,
      settlors: ['ada', 'ben'],
      terms: [{ on: 'SECOND_DEATH' as const, steps: [{ kind: 'RESIDUE' as const, to: [target] }] }],
    };
    const estate = { ...(parent === 'ben' ? family : shared), trusts: [bypass], firstSpouseToDieId: 'ada' };
    expect(templatesOf(estate, 'bypass').flatMap((one) => templateGaps(one, TODAY))).toEqual(gaps);
  },
);
