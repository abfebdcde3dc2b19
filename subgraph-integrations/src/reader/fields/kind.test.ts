import { expect, it } from 'vitest';
import { read, values } from '../printed.fixture.ts';

it.each([
  [
    'a declaration about dying',
    'DECLARATION OF A DESIRE FOR A NATURAL DEATH\nI, Otis Bell, appoint Cora Bell as my agent to enforce this declaration.',
    'HEALTHCARE_DIRECTIVE',
  ],
  [
    'who may see records of health',
    'HIPAA AUTHORIZATION\nPrepared for: Otis Bell.\nI authorize every hospital to release my records to Cora Bell.',
    'HEALTHCARE_DIRECTIVE',
  ],
  [
    'a change that is counted above the name of the trust',
    'AMENDMENT NO. 3\nto the\nHELGA BRANDT REVOCABLE TRUST AGREEMENT\nI, Helga Brandt, the Grantor, amend Article V as follows.',
    'TRUST_AMENDMENT',
  ],
  [
    'a will that leaves the rest to a trust of its own',
    'LAST WILL AND TESTAMENT\nI, Tom Birch, make this will. I leave the residue to the Trustee of the Birch Family Trust created by this will.',
    'WILL',
  ],
  [
    'a trust whose protector may amend it, and which says what it is in other words',
    'THE RIDGE LEGACY TRUST\nan irrevocable dynasty trust\nThis agreement is made on March 30, 2021 by Tom Birch, the Grantor. The Protector may amend it to answer changes in tax law.',
    'IRREVOCABLE',
  ],
] as const)('knows %s', async (_what, text, kind) => {
  expect((await read(text)).kind?.value).toBe(kind);
});

it('knows two makers of a joint will', async () => {
  const will = await read(
    'JOINT LAST WILL AND TESTAMENT\nWe, Carl Ruth and Edna Ruth, husband and wife, of Enid, Oklahoma, make this our joint will.',
  );
  expect(values(will.owners)).toEqual(['Carl Ruth', 'Edna Ruth']);
});
