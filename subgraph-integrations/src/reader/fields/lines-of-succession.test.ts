import { expect, it } from 'vitest';
import { read, values } from '../printed.fixture.ts';

const WILL = `LAST WILL AND TESTAMENT OF EDDA ROSSBACH
I, Edda Rossbach, of Tulsa, Oklahoma, declare this to be my last will. I am married to Milan Rossbach.
My children are Vera Rossbach and Timo Rossbach.
`;
const TRUST = `THE PELL LIVING TRUST
I, Orrin Pell, of Eugene, Oregon, as Trustmaker, make this trust on May 4, 2019. I may revoke it.
`;
const POWER = `DURABLE POWER OF ATTORNEY OF EDDA ROSSBACH
I, Edda Rossbach, of Tulsa, Oklahoma, make this power of attorney.
`;

const A = 'Ngozi Adeyemi';
const B = 'Piotr Zielinski';
const C = 'Hui-Min Tan';

/** The office, the place in line and the name of everybody who serves by a paper. */
const serving = async (text: string): Promise<string[]> =>
  values((await read(`${text}\nSigned on March 3, 2021.`)).fiduciaries).map(
    ({ role, designation, person }) => `${role} ${designation} ${person}`,
  );

it.each([
  [
    'items that say who somebody is, or when he serves',
    `${WILL}3. EXECUTOR\nI nominate my husband to serve as my executor. If he is unable to serve, the first of the following who is able and willing shall be my executor:\n1. ${A}, my brother;\n2. ${B}, my husband's cousin; and\n3. Sooner Trust Company.`,
    [
      'executor primary Milan Rossbach',
      `executor first_successor ${A}`,
      `executor second_successor ${B}`,
      'executor third_successor Sooner Trust Company',
    ],
  ],
  [
    'items under a heading that asks who comes next',
    `${TRUST}I am the first Trustee.\n9. Who comes after me as Trustee\na) My partner ${A}, if she is then living and willing.\nb) If not, my sister ${B}.`,
    ['trustee primary Orrin Pell', `trustee first_successor ${A}`, `trustee second_successor ${B}`],
  ],
  [
    'ordinals with a colon, each of which begins a line',
    `${TRUST}I am the first Trustee.\n7. SUCCESSOR TRUSTEES\nWhen I no longer act, the following shall serve as Trustee, in the order of their names, one at a time and no two together:\nFirst: my cousin, ${A}\nSecond: my cousin, ${B}\nThird: Willamette Trust Company`,
    [
      'trustee primary Orrin Pell',
      `trustee first_successor ${A}`,
      `trustee second_successor ${B}`,
      'trustee third_successor Willamette Trust Company',
    ],
  ],
] as const)('takes a line of succession from %s', async (_what, text, expected) => {
  expect((await serving(text)).toSorted()).toEqual([...expected].toSorted());
});

it('takes nobody for a guardian who is to have one', async () => {
  expect(await serving(`${WILL}Guardian for Timo Rossbach: ${A}\nBackup guardian: ${B} (my cousin)`)).toEqual([
    `guardian primary ${A}`,
    `guardian first_successor ${B}`,
  ]);
  expect(await serving(`${WILL}As guardian of Vera Rossbach and Timo Rossbach I nominate ${A}.`)).toEqual([
    `guardian primary ${A}`,
  ]);
});

it('takes the members of a class that serves', async () => {
  expect(
    await serving(`${WILL}My children shall serve together as executors. If neither can serve, ${A} is to serve.`),
  ).toEqual([
    'executor co_primary Vera Rossbach',
    'executor co_primary Timo Rossbach',
    `executor first_successor ${A}`,
  ]);
});

it('keeps a line for each matter of which a court may make somebody guardian', async () => {
  expect(
    await serving(
      `${POWER}I appoint ${A} as my agent.\nNominee for guardian of my estate: ${B}\nNominee for guardian of my person: ${C}`,
    ),
  ).toEqual([`agent primary ${A}`, `conservator_nominee primary ${B}`, `conservator_nominee primary ${C}`]);
});

it('reads a custodian, a committee of two, and one who is something besides', async () => {
  expect(
    await serving(
      `${WILL}I name ${A} as custodian for any minor. If she is unable to serve, I designate ${B} as successor custodian.`,
    ),
  ).toEqual([`other primary ${A}`, `other first_successor ${B}`]);
  expect(
    await serving(
      `${TRUST}I am the first Trustee. A Distribution Committee of ${A} and ${B} advises the Trustee.\n${C}, attorney at law, is appointed Trust Protector.`,
    ),
  ).toEqual([
    'trustee primary Orrin Pell',
    `distribution_committee co_primary ${A}`,
    `distribution_committee co_primary ${B}`,
    `trust_protector primary ${C}`,
  ]);
});

it('tells the maker from the trustee beside him, and a name in capitals from the event before it', async () => {
  const trust = `THE PELL INSURANCE TRUST
This irrevocable trust is made on June 30, 2015 by Orrin Pell, the Grantor, and ${A}, the Trustee.
${B.toUpperCase()} is appointed Trust Protector, and upon his death or resignation ${C.toUpperCase()} shall succeed him.`;
  expect(await serving(trust)).toEqual([
    `trustee primary ${A}`,
    `trust_protector primary ${B}`,
    `trust_protector first_successor ${C}`,
  ]);
});
