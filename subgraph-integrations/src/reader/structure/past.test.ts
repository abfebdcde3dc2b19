import { expect, it } from 'vitest';
import { withoutPast } from './past.ts';

const left = (text: string): string => {
  const [made] = withoutPast([{ text, start: 0, end: text.length, heading: '', block: 0, isHeading: false }]);
  expect(made?.text).toHaveLength(text.length);
  return (made?.text ?? '').replace(/\s+/g, ' ').trim();
};

it('keeps what is given now of a sentence that tells what was given before', () => {
  expect(
    left(
      'I revoke Item IV of my Will, wherein I bequeathed my tractor to Rufus Lee, and in lieu thereof I give $9,000 to Lula Sims.',
    ),
  ).toBe('I revoke Item IV of my Will, , and in lieu thereof I give $9,000 to Lula Sims.');
  expect(left('I cancel the gift to Solomon Jeter in Item VIII, and I hereby give my truck to Ann Lee.')).toBe(
    'I , and I hereby give my truck to Ann Lee.',
  );
});

it('keeps nothing of a gift that is taken back, nor of what a recital tells', () => {
  expect(left('The gift of $5,000 to Ann Lee in Article 3 is revoked.')).toBe('.');
  expect(left('WHEREAS, I amended it in 2011, naming Lester Quince as successor trustee; and')).toBe(
    'WHEREAS, I amended it in 2011 ; and',
  );
});

it('leaves alone what revokes no gift', () => {
  const all = 'I revoke all wills and codicils that I have made.';
  expect(left(all)).toBe(all);
});

it('keeps nothing of who was named in an earlier paper', () => {
  expect(
    left(
      'I revoke the will of 1998, in which my late aunt Judith Moss was named Executrix, and I now appoint Ann Lee.',
    ),
  ).toBe('I revoke the will of 1998, , and I now appoint Ann Lee.');
});
