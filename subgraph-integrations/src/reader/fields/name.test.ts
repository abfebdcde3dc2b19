import { expect, it } from 'vitest';
import { read, values } from '../printed.fixture.ts';

it.each([
  [
    'small words between lines in capitals',
    'LAST WILL AND TESTAMENT\nof\nORRIN PELL\nI, Orrin Pell, of Eugene, Oregon, make this my last will.',
    'Last Will and Testament of Orrin Pell',
  ],
  [
    'the article before the name of a trust',
    'AGREEMENT OF TRUST\nknown as the ORRIN PELL REVOCABLE TRUST\nTHIS AGREEMENT is made May 4, 2019, by Orrin Pell, of Eugene, Oregon, as Grantor. The Grantor may revoke it.',
    'Orrin Pell Revocable Trust',
  ],
  [
    'a kind of trust above the name of the trust',
    'Irrevocable Life Insurance Trust Agreement\nTHE ORRIN PELL 2019 INSURANCE TRUST\nThis agreement is between Orrin Pell, of Eugene, Oregon (the "Insured"), and Ida Pell (the "Trustee").',
    'The Orrin Pell 2019 Insurance Trust',
  ],
] as const)('names a document with %s', async (_what, text, name) => {
  expect((await read(text)).name?.value).toBe(name);
});

it('takes whom the row of a form names for its maker', async () => {
  const { owners, name } = await read(
    'My Health Care Directive\nOregon\nName\tBirthdate\tAddress\nOrrin Pell\tMay 4, 1951\t7 Fern Row, Eugene\nMy health care agent is Ida Pell.',
  );
  expect(values(owners)).toEqual(['Orrin Pell']);
  expect(name?.value).toBe('Health Care Directive of Orrin Pell');
});
