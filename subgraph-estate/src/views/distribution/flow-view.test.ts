import { expect, it } from 'vitest';
import { HALVES, house, will } from '../../domain/conflict/widow.fixture.ts';
import { familyOf } from '../../domain/person/family.fixture.ts';
import { distributionView } from './distribution-view.ts';

const finalDetails = (estate: Parameters<typeof distributionView>[0]): Record<string, string | null> =>
  Object.fromEntries(
    distributionView(estate, '2026-11-22')
      .flow.nodes.filter(({ column, kind }) => column === 'FINAL' && kind !== 'tax')
      .map(({ label, detail }) => [label, detail]),
  );

it('an equal part is said of those among whom all divides evenly, not of two who happen to receive the same', () => {
  const family = familyOf(
    { ada: {}, dee: {}, eve: { isDeceased: true }, fay: {}, gus: {} },
    ['dee', 'CHILD', 'ada'],
    ['eve', 'CHILD', 'ada'],
    ['fay', 'CHILD', 'eve'],
    ['gus', 'CHILD', 'eve'],
  );
  const descendants = will([{ kind: 'RESIDUE', to: [{ class: 'DESCENDANTS', scheme: 'PER_STIRPES' }] }]);
  const blended = { ...family, assets: [house()], documents: [descendants] };
  expect(Object.values(finalDetails(blended))).toEqual([null, null, null]);
  const living = { ...family, people: family.people.map((person) => ({ ...person, isDeceased: false })) };
  expect(Object.values(finalDetails({ ...living, assets: [house()], documents: [will(HALVES)] }))).toEqual([
    'Half',
    'Half',
  ]);
});
