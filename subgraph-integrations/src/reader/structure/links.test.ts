import { expect, it } from 'vitest';
import { withoutAddresses } from './links.ts';

it.each([
  [', residing at 9 Palmer Terrace, Yonkers, New York, as my agent', ', as my agent'],
  [', residing at 418 Convent Avenue, New York, New York, and ', ', and '],
  [', of Sewickley, Allegheny County, Pennsylvania, as ', ', as '],
  [', 15 Rutland Road, Brooklyn, New York, (718) 555-0133', ', '],
  [' of Dayton, Ohio, as Grantor', ' of Dayton, as Grantor'],
  [', my daughter, as trustee', ', my daughter, as trustee'],
])('takes where somebody lives out of %s', (text, left) => {
  expect(withoutAddresses(text)).toBe(left);
});
