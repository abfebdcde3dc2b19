import { beforeEach, expect, it } from 'vitest';
import { forgetSearchesOfOthers, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

it('searches are kept for whoever made them, newest first', () => {
  for (const needle of ['Castellan', 'Okafor', 'Lindqvist', 'Castellan']) rememberSearch('ada', needle);
  expect(recentSearches('ada')).toEqual(['Castellan', 'Lindqvist', 'Okafor']);
});

it('the next person on the same browser sees none of them, and leaves none', () => {
  rememberSearch('ada', 'Castellan');
  expect(recentSearches('bob')).toEqual([]);
  rememberSearch('bob', 'Okafor');
  expect([recentSearches('ada'), recentSearches('bob')]).toEqual([[], ['Okafor']]);
});

it.each([
  ['signed out', null],
  ['signed in as somebody else', 'bob'],
])('nothing stays in the browser once it is %s', (_how, now) => {
  rememberSearch('ada', 'Castellan');
  forgetSearchesOfOthers('ada');
  expect(recentSearches('ada')).toEqual(['Castellan']);
  forgetSearchesOfOthers(now);
  expect(JSON.stringify(localStorage)).not.toContain('Castellan');
});

it('what an earlier version kept without a name is nobody’s', () => {
  localStorage.setItem('platform.recent-searches', '["Castellan"]');
  expect(recentSearches('ada')).toEqual([]);
  forgetSearchesOfOthers('ada');
  expect(localStorage.length).toBe(0);
});
