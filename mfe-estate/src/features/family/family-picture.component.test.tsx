import { describe, expect, it } from 'vitest';
import { CARD_WIDTH, type FamilyLayout } from './family-layout.ts';
import { familyPicture } from './family-picture.ts';
import type { FamilyEstate } from './family-query.ts';

const LONG = 'Maximiliana Wilhelmina Featherstonehaugh-Cholmondeley von und zu Hohenlohe-Waldenburg';
const person = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  state: 'OR',
  ageInYears: 61,
  isDeceased: false,
  isMinor: false,
  isClient: false,
  isSpouse: false,
  ...more,
});
const estate = {
  displayName: 'The <Birch> & Co Family',
  people: [
    person('a', LONG, { isClient: true }),
    person('b', 'Li "Bo" Wu & Söhne', { isSpouse: true }),
    person('c', 'Ann'),
  ],
} as unknown as FamilyEstate;
const layout = {
  width: 3 * CARD_WIDTH,
  height: 400,
  cards: [
    { id: 'a', x: 0, y: 0 },
    { id: 'b', x: 240, y: 0 },
    { id: 'c', x: 120, y: 200 },
    { id: 'gone', x: 400, y: 200 },
  ],
  partners: [
    {
      id: 'p',
      kind: 'married',
      points: [
        [200, 46],
        [240, 46],
      ],
    },
  ],
  children: [
    {
      id: 'k',
      isPrior: true,
      points: [
        [220, 46],
        [220, 200],
      ],
    },
  ],
  rows: [0, 200],
} as unknown as FamilyLayout;

describe('the picture of a family tree', () => {
  const { svg, width, height } = familyPicture(estate, layout, 'age-state');
  const shown = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const texts = [...shown.querySelectorAll('text')].map(({ textContent }) => textContent ?? '');

  it('is one drawing that holds every person, each name whole, whatever signs it has', () => {
    expect(shown.querySelector('parsererror')).toBeNull();
    expect(texts[0]).toBe('The <Birch> & Co Family');
    expect(texts.join(' ').replaceAll(' ', '')).toContain(LONG.replaceAll(' ', ''));
    expect(texts).toContain('Li "Bo" Wu & Söhne');
    expect(texts).toContain('61, Oregon');
    expect(shown.querySelectorAll('rect')).toHaveLength(4);
  });
  it('has room for all of it, and draws a marriage double and an earlier union dashed', () => {
    expect([width > layout.width, height > layout.height]).toEqual([true, true]);
    expect(shown.querySelectorAll('path')).toHaveLength(3);
    expect(shown.querySelectorAll('path[stroke-dasharray]')).toHaveLength(1);
  });
});
