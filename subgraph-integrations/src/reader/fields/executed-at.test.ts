import { expect, it } from 'vitest';
import { read } from '../printed.fixture.ts';

it.each([
  [
    'words that hold "will … of"',
    'WILL OF EDDA ROSSBACH\nI, Edda Rossbach, make this will.\nI sign this will in front of two witnesses on the 6th of June, 2017.\n/s/ Edda Rossbach',
    '2017-06-06',
  ],
  [
    'the day of the trust that the will pours into',
    'WILL OF EDDA ROSSBACH\nI, Edda Rossbach, make this will. I give the residue of my estate to the Trustee of the Rossbach Family Trust, established June 6, 2017.\nI sign my name to this Will at Tulsa, on this 6th day of June, 2017.\n/s/ Edda Rossbach',
    '2017-06-06',
  ],
  [
    'the day on which a couple signed the trust',
    'WILL OF EDDA ROSSBACH\nI, Edda Rossbach, make this will. I give the residue of my estate to the Trustee of the "Rossbach Family Trust," which my husband and I signed as settlors on March 2, 2015.\nI sign my name to this Will on the 6th day of June, 2017.\n/s/ Edda Rossbach',
    '2017-06-06',
  ],
  [
    'a date that the end refers to',
    'THE RIDGE TRUST\nTHIS INDENTURE, dated as of and signed on the fourth day of March, 2011, is between Tom Birch, as Settlor, and Ann Lee, as Trustee.\nThis Indenture is irrevocable.\nEach party has signed on the day first written.',
    '2011-03-04',
  ],
] as const)('finds the day of signing in spite of %s', async (_what, text, day) => {
  expect((await read(text)).executedAt?.value).toBe(day);
});
