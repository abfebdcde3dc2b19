import { DomainError } from '@platform/kernel';
import { expect, test } from 'vitest';
import { checkedViews } from './client-views.ts';

const view = (name: string, query = 'state=VT', isDefault = false) => ({ name, query, isDefault });
const refusal = (...views: ReturnType<typeof view>[]): string => {
  try {
    checkedViews(views);
  } catch (error) {
    if (error instanceof DomainError) return `${error.code} ${error.message}`;
    throw error;
  }
  return 'taken';
};

test('a view keeps what the list is narrowed and sorted by, in one order, and neither page nor anything unknown', () => {
  const [kept] = checkedViews([view('  My   view ', '?sort=netWorth&page=4&pageSize=10&x=1&advisor=me&state=')]);
  expect(kept).toEqual({ name: 'My view', query: 'advisor=me&sort=netWorth', isDefault: false });
});

test.each([
  ['without a name', [view('   ')], /needs a name/],
  ['a name that is too long', [view('x'.repeat(61))], /at most 60 characters/],
  ['a name twice, in other letters', [view('Large'), view('large')], /called "large" already/],
  ['two that open first', [view('A', '', true), view('B', '', true)], /Only one view/],
  ['more than twenty', Array.from({ length: 21 }, (_, at) => view(`View ${at}`)), /At most 20 views/],
  ['a search that is too long', [view('Long', `search=${'x'.repeat(201)}`)], /as long as this/],
])('%s is refused in words', (_what, views, says) => {
  expect(refusal(...views)).toMatch(says);
  expect(refusal(...views)).toMatch(/^BAD_USER_INPUT/);
});
