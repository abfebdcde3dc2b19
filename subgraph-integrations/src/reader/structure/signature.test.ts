import { expect, it } from 'vitest';
import { saidIn } from './signature.ts';

const PAPER = `DECLARATION OF TRUST\n${'The trustee keeps the property and pays what is needed.\n'.repeat(8)}`;

it.each([
  ['Ann Ray acknowledged this instrument before me on May 3, 2016.\nBo Lee, Notary Public', 'notary'],
  ['Subscribed and sworn to before me this 14th day of October, 2019.\nBo Lee, Notary Public', 'notary'],
  ['On this, the 6th day of January, 2017, before me, a Notary Public, personally appeared Ann Ray.', 'notary'],
  ['IN WITNESS WHEREOF, I have hereunto set my hand and seal, this 21st day of March, 1994.', 'words'],
  ['Ann Ray acknowledged this instrument before me on ____________.\nNotary Public', undefined],
  ['The policy was bought on May 3, 2016.', undefined],
] as const)('tells what says that a paper was signed: %s', (words, said) => {
  expect(saidIn(PAPER + words)).toBe(said);
});
