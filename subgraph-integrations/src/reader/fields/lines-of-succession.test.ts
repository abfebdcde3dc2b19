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

it('reads tables of offices: the place of a column, a row for those who succeed, and the trust that a row is of', async () => {
  const table = `${TRUST}Office\tFirst to act\tThen, in order
Trustee while I am able\tOrrin Pell\t--
Successor Trustee (at my death)\t${A} and ${B}, acting together\tLane County Trust Company
Trust Protector\t${C}, attorney at law\tJuan Carlos Ortega`;
  expect((await serving(table)).toSorted()).toEqual([
    `trust_protector first_successor Juan Carlos Ortega`,
    `trust_protector primary ${C}`,
    `trustee co_first_successor ${A}`,
    `trustee co_first_successor ${B}`,
    'trustee primary Orrin Pell',
    'trustee second_successor Lane County Trust Company',
  ]);
  const ofTrusts = `${WILL}Office\tNamed first\tThen
Executor\t${A}\t${B}
Trustee, trust for Vera\t${B}\tSooner Trust Company
Trustee, trust for Timo\t${C}\tSooner Trust Company`;
  expect((await serving(ofTrusts)).toSorted()).toEqual([
    `executor first_successor ${B}`,
    `executor primary ${A}`,
    'trustee first_successor Sooner Trust Company',
    'trustee first_successor Sooner Trust Company',
    `trustee primary ${C}`,
    `trustee primary ${B}`,
  ]);
});

it('reads a condition in the first column as the next in line', async () => {
  expect(
    await serving(
      `${TRUST}5. TRUSTEES\nOrder\tPerson\nFirst Trustee\t${A}\nIf she cannot act\t${B} and ${C}, acting together\nIf neither of them acts\tLane County Trust Company`,
    ),
  ).toEqual([
    `trustee primary ${A}`,
    `trustee co_first_successor ${B}`,
    `trustee co_first_successor ${C}`,
    'trustee second_successor Lane County Trust Company',
  ]);
});

it.each([
  [
    'a relative before a capital office',
    `${WILL}I appoint my said husband Independent Executor. If he dies, I appoint ${A} in his place.`,
    ['executor primary Milan Rossbach', `executor first_successor ${A}`],
  ],
  [
    'the one who does its work under the heading of an office, and who does if he does not',
    `${TRUST}I am the first Trustee.\n6.2 Investment Advisor. ${A} directs all investments. If she does not act, ${B} does; after him, Bright Capital Stewards LP.`,
    [
      'trustee primary Orrin Pell',
      `investment_advisor primary ${A}`,
      `investment_advisor first_successor ${B}`,
      'investment_advisor second_successor Bright Capital Stewards LP',
    ],
  ],
  [
    'a possessive before the relative, behind a company with stops in its name',
    `${TRUST}Lane Trust Company, N.A. is Trustee. If Lane Trust Company, N.A. resigns, the successor is the Trustmaker's son, ${A}, and if he does not serve, ${B}.`,
    ['trustee primary Lane Trust Company, N.A.', `trustee first_successor ${A}`, `trustee second_successor ${B}`],
  ],
  [
    'how they are to serve between the office and the name, and a company behind the last condition',
    `${WILL}I appoint as Independent Executor of my estate, to serve without bond, my cousin, ${A.toUpperCase()}; if for any reason she does not serve, my cousin, ${B.toUpperCase()}; and if neither of them serves, SOONER TRUST COMPANY.`,
    [`executor primary ${A}`, `executor first_successor ${B}`, 'executor second_successor Sooner Trust Company'],
  ],
  [
    'a ward between the office and the verb, and who serves when nobody who is named does',
    `${WILL}The guardians of the persons of my children shall be ${A} and ${B}. If no guardian named above is serving, ${C}.`,
    [
      `guardian_of_the_person co_primary ${A}`,
      `guardian_of_the_person co_primary ${B}`,
      `guardian_of_the_person first_successor ${C}`,
    ],
  ],
  [
    'who is to hold in trust',
    `${WILL}My cousin ${A} shall hold in trust the share of any person under 25.`,
    [`trustee primary ${A}`],
  ],
  [
    'what a form itself calls the office that its blank is of',
    `${POWER}I appoint:\n${A}, 5 Oak Street, Tulsa, Oklahoma\nas my attorney-in-fact (my "agent") to act for me and in my name.`,
    [`agent primary ${A}`],
  ],
  [
    'blanks on one line with the name',
    `${POWER}I appoint the following person to act as my agent:\nName: ${A} Relationship: wife\nIf that person cannot act, I appoint as successor agent:\nName: ${B} Relationship: daughter`,
    [`agent primary ${A}`, `agent first_successor ${B}`],
  ],
  [
    'labels in capitals',
    `${POWER}ATTORNEY-IN-FACT: ${A}\nALTERNATE ATTORNEY-IN-FACT: ${B}`,
    [`attorney_in_fact primary ${A}`, `attorney_in_fact first_successor ${B}`],
  ],
  [
    'counts before the names of a list',
    `${TRUST}I am the first Trustee.\nB. The following persons, in the order shown, are named as successor Trustee:\n1st: ${A}\n2nd: ${B}`,
    ['trustee primary Orrin Pell', `trustee first_successor ${A}`, `trustee second_successor ${B}`],
  ],
  [
    'an office that begins as the name of a trust does',
    `${TRUST}I am the first Trustee.\nInvestment Trust Director. ${A} shall serve as Investment Trust Director.`,
    ['trustee primary Orrin Pell', `investment_advisor primary ${A}`],
  ],
  [
    'a custodian under an act',
    `${WILL}The custodian for Vera and Timo under the Oklahoma Uniform Transfers to Minors Act is their aunt, ${A}.`,
    [`other primary ${A}`],
  ],
  [
    'a nickname between single marks',
    `${TRUST}I am the first Trustee. Next, Piotr 'Pete' Zielinski and ${A} shall serve together as successor co-Trustees.`,
    ['trustee primary Orrin Pell', `trustee co_first_successor ${B}`, `trustee co_first_successor ${A}`],
  ],
] as const)('reads %s', async (_what, text, expected) => {
  expect(await serving(text)).toEqual(expected);
});

it('names the maker behind a date that has no stop, and one who has died beside the other', async () => {
  const joint = await read(`THE RAY FAMILY TRUST
dated May 4, 2013 Ann Ray and Bo Sten Ray, husband and wife, of Reno, Nevada, as Settlors, declare that they hold the
property on Schedule A, as Trustees. Either Settlor may revoke this trust.`);
  expect(values(joint.settlors)).toEqual(['Ann Ray', 'Bo Sten Ray']);
  const certified = await read(`CERTIFICATION OF TRUST
The settlors of the Ray Family Trust are Ann Ray, who died on April 14, 2022, and Bo Sten Ray.
The trustee is Bo Sten Ray.`);
  expect(values(certified.settlors)).toEqual(['Ann Ray', 'Bo Sten Ray']);
});

it('takes whose name a codicil strikes for nobody who serves, and whose name it puts there for one who does', async () => {
  const codicil = `CODICIL TO THE WILL OF EDDA ROSSBACH
I, Edda Rossbach, of Tulsa, Oklahoma, make this first codicil to my will dated May 9, 2012.
1. In Article 3, I strike the name of ${A} as executor and substitute the name of ${B}.
2. In Article 4, wherever the name ${A} appears as trustee, the name ${C} is substituted.`;
  expect(await serving(codicil)).toEqual([`executor primary ${B}`, `trustee primary ${C}`]);
});

it('asks about a nomination of a guardian where nobody was read who is nominated', async () => {
  const { callouts } = await read(`${WILL}I nominate the individual named below as guardian of my minor children.`);
  expect(callouts.find(({ value }) => value === 'guardian_nomination')).toMatchObject({ confidence: 'LOW' });
});

it('takes the name of the whole for no part of it', async () => {
  const { subtrusts } = await read(
    'CERTIFICATION OF TRUST\nThe trust is known as THE ANN AND BO RAY FAMILY TRUST and was created on May 4, 2009.\nThe settlors are Ann Ray and Bo Ray.',
  );
  expect(subtrusts).toEqual([]);
});
