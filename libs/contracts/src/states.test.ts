import { expect, it } from 'vitest';
import { isPlaceCode, isSpecialState, isStateCode, placeName, US_PLACES } from './states.ts';

it('R321: fifty states and the District, then Guam, Palau, Puerto Rico, Virgin Islands and outside of the United States', () => {
  const names = (kind: string) => US_PLACES.filter((place) => place.kind === kind).map(({ name }) => name);
  expect(names('STATE')).toHaveLength(51);
  expect(names('STATE')).toContain('District of Columbia');
  expect(names('TERRITORY')).toEqual(['Guam', 'Palau', 'Puerto Rico', 'Virgin Islands']);
  expect(names('OUTSIDE')).toEqual(['Outside United States']);
  expect(new Set(US_PLACES.map(({ code }) => code)).size).toBe(56);
});

it('R323: nine states are special', () => {
  const special = US_PLACES.map(({ code }) => code).filter(isSpecialState);
  expect(special.toSorted()).toEqual(['AZ', 'CA', 'ID', 'LA', 'NM', 'NV', 'TX', 'WA', 'WI']);
});

it('a place has its name, and only a state has a law that is held', () => {
  expect([placeName('NH'), placeName('PR'), placeName('XX')]).toEqual(['New Hampshire', 'Puerto Rico', 'XX']);
  expect([isStateCode('PR'), isPlaceCode('PR'), isPlaceCode('NON_US'), isPlaceCode('XX')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
