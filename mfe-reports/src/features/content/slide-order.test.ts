import { expect, test } from 'vitest';
import { movedSlide, withSlide } from './slide-order.ts';

const slide = (id: string) => ({
  id,
  title: id,
  contents: '<p>words</p>',
  showHeader: true,
  isRequiredForAdvisor: false,
  isRequiredForWeps: false,
  isApproved: true,
});
const ALL = [slide('a'), slide('b'), slide('c')];
const ids = (slides: readonly { readonly id?: string | null }[]) => slides.map(({ id }) => id);

test('a slide moves one place, and stays at either end', () => {
  expect(ids(movedSlide(ALL, 'c', -1))).toEqual(['a', 'c', 'b']);
  expect(ids(movedSlide(ALL, 'a', 1))).toEqual(['b', 'a', 'c']);
  expect(ids(movedSlide(ALL, 'a', -1))).toEqual(['a', 'b', 'c']);
  expect(ids(movedSlide(ALL, 'c', 1))).toEqual(['a', 'b', 'c']);
});

test('a changed slide keeps its place, a new one comes last', () => {
  const { isApproved: _approved, ...changed } = { ...slide('b'), title: 'Fees' };
  expect(withSlide(ALL, changed).map(({ title }) => title)).toEqual(['a', 'Fees', 'c']);
  expect(ids(withSlide(ALL, { ...changed, id: null }))).toEqual(['a', 'b', 'c', null]);
});
