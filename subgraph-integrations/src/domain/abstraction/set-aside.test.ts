import { expect, it } from 'vitest';
import { withSetAside } from './set-aside.ts';

const at = new Date('2026-11-22T12:00:00Z');
const said = (issueId: string, reason: string | null) => ({ issueId, reason, byName: 'Lena Sorensen', at });

it('a point is set aside for a reason, the reason is replaced, and it is brought back', () => {
  const one = withSetAside([], said('p1', ' The signed copy is in the vault '));
  expect(one).toEqual([{ ...said('p1', 'The signed copy is in the vault') }]);
  const two = withSetAside(withSetAside(one, said('p2', 'Seen')), said('p1', 'It came by mail'));
  expect(two.map(({ issueId, reason }) => [issueId, reason])).toEqual([
    ['p2', 'Seen'],
    ['p1', 'It came by mail'],
  ]);
  expect(withSetAside(two, said('p1', null)).map(({ issueId }) => issueId)).toEqual(['p2']);
});
it.each([
  ['  ', /Say why/],
  ['x'.repeat(501), /500/],
])('a reason is needed, of a length that is read: %s', (reason, words) => {
  expect(() => withSetAside([], said('p1', reason))).toThrow(words);
});
it('what one file can hold is bounded', () => {
  const full = Array.from({ length: 200 }, (_, index) => ({ ...said(`p${index}`, 'Seen'), reason: 'Seen' }));
  expect(() => withSetAside(full, said('another', 'Seen'))).toThrow(/So many points/);
  expect(withSetAside(full, said('p7', 'Again'))).toHaveLength(200);
});
