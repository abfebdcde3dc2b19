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
  [
    'an indenture that says it is irrevocable',
    'The Ridge Trust\nTHIS INDENTURE is between Tom Birch, as Settlor, and Ann Lee, as Trustee. This Indenture is irrevocable.',
    'IRREVOCABLE',
  ],
  [
    'a trust that nobody may revoke',
    'BIRCH SPECIAL NEEDS TRUST\nTom Birch (the "Grantor") makes an irrevocable, discretionary, third-party trust. Nobody may revoke it.',
    'IRREVOCABLE',
  ],
  [
    'a trust that nobody can change when its maker is gone',
    'THE RIDGE TRUST\nI am Tom Birch, the Grantor. I can change it as long as I am alive. After that nobody can change it.',
    'REVOCABLE',
  ],
  [
    'the form of a will that makes a trust',
    'OHIO BASIC WILL WITH TRUST\nOF\nTom Birch\nI leave my residuary estate to my Trustee.',
    'WILL',
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
