import { expect, it } from 'vitest';
import { read, values } from '../printed.fixture.ts';

const TRUST = `THE PELL TRUST
I, Orrin Pell, of Eugene, Oregon, as Trustmaker, make this trust on May 4, 2019. I may revoke it. I am the first Trustee.
SUCCESSOR TRUSTEES
`;
const A = 'Ngozi Adeyemi';
const B = 'Piotr Zielinski';
const C = 'Hui-Min Tan';
const D = 'Rosa Quiroz';

const serving = async (text: string): Promise<string[]> =>
  values((await read(text)).fiduciaries)
    .map(({ role, designation, person }) => `${role} ${designation} ${person}`)
    .filter((line) => !line.endsWith('Orrin Pell'));

it.each([
  [
    'whoever follows one of two who serve together comes next to him',
    `${TRUST}${A} and ${B} shall be the first successor Trustees. If ${A} ceases to act, ${C} shall serve in her place. If ${B} ceases to act, I appoint ${D} in his place.`,
    [
      `trustee co_first_successor ${A}`,
      `trustee co_first_successor ${B}`,
      `trustee second_successor ${C}`,
      `trustee second_successor ${D}`,
    ],
  ],
  [
    'a word for an office in the name of a company is none',
    `${TRUST}When I no longer serve, ${A} serves. When she no longer serves, Piedmont Widows' Guardian Bank takes her place.`,
    [`trustee first_successor ${A}`, "trustee second_successor Piedmont Widows' Guardian Bank"],
  ],
  [
    'labels that say after whom',
    `${TRUST.replace('SUCCESSOR TRUSTEES', 'Part 2. Who is in charge')}While I am able: I am trustee.\nAfter me: ${A}.\nAfter ${A.split(' ')[0]}: ${B} and ${C}, both together.\nIf neither can serve: Cascade Trust Company.`,
    [
      `trustee first_successor ${A}`,
      `trustee co_second_successor ${B}`,
      `trustee co_second_successor ${C}`,
      'trustee third_successor Cascade Trust Company',
    ],
  ],
  [
    'an event with no comma behind it ends where the office begins',
    `${TRUST}Upon the death, resignation or incapacity of the Trustmaker the successor trustee shall be ${A}, and if she fails to serve, ${B}, and if he fails to serve, the Trustmaker's attorney, ${C}.`,
    [`trustee first_successor ${A}`, `trustee second_successor ${B}`, `trustee third_successor ${C}`],
  ],
  [
    'an office that is held after a death, and upon hers',
    `${TRUST}The successor Trustee shall be ${A}; and upon hers, ${B}.\nTHE ADVISER\n${C} shall be Investment Adviser. Upon his death or resignation the office of Investment Adviser shall be held by ${D}.`,
    [
      `trustee first_successor ${A}`,
      `trustee second_successor ${B}`,
      `investment_advisor primary ${C}`,
      `investment_advisor first_successor ${D}`,
    ],
  ],
  [
    'who serves in place of one of two',
    `${TRUST}${A} and ${B} shall be the first successor Trustees. In place of ${A}, ${C} shall serve.`,
    [`trustee co_first_successor ${A}`, `trustee co_first_successor ${B}`, `trustee second_successor ${C}`],
  ],
] as const)('%s', async (_what, text, expected) => {
  expect((await serving(text)).toSorted()).toEqual([...expected].toSorted());
});

it('takes nobody for a trustee who is paid by one', async () => {
  const will = `LAST WILL AND TESTAMENT
I, Edda Rossbach, of Tulsa, Oklahoma, make this will.
FIFTH
My Trustees shall pay to or apply for ${A} all of the income of her trust. Upon her death the principal remaining shall be paid to her son, ${B}. The Trustee shall distribute the rest to the issue of ${A}; and if there is none, then to her sister, ${C}.
SIXTH
I appoint ${D} and Sooner Trust Company as Trustees.`;
  expect(await serving(will)).toEqual([`trustee co_primary ${D}`, 'trustee co_primary Sooner Trust Company']);
});

it('reads the names of a table below the words that appoint them', async () => {
  const paper = `DESIGNATION OF HEALTH CARE SURROGATE
I, Edda Rossbach, designate as my health care surrogate:
Name\tAddress\tPhone
${A} (my sister)\t19 Live Oak Trace, Ocala\t352-555-0114
If she is not able to perform her duties, I designate as my alternate health care surrogate:
Name\tAddress\tPhone
${B} (my cousin)\t600 Court Street, Miami\t305-555-0186`;
  expect(await serving(paper)).toEqual([
    `healthcare_surrogate primary ${A}`,
    `healthcare_surrogate first_successor ${B}`,
  ]);
});

it('knows two makers who are the first trustees, and the brother of one who makes nothing', async () => {
  const joint = await read(`THE PELL-OSSA TRUST
By this agreement, signed May 4, 2019, ORRIN PELL and MIRA OSSA create a trust. They are husband and wife; together they are called the Trustors and they are the first Trustees. Either may revoke it.`);
  expect(values(joint.owners)).toEqual(['Orrin Pell', 'Mira Ossa']);
  expect(values(joint.fiduciaries).map(({ designation, person }) => `${designation} ${person}`)).toEqual([
    'co_primary Orrin Pell',
    'co_primary Mira Ossa',
  ]);
  const trust = await read(`The Ridge Generation Trust
THIS INDENTURE is between Mira Ossa, of Enid, Oklahoma, as Settlor, and Sooner Trust Company, an Oklahoma banking corporation, and Orrin Pell, brother of the Settlor, as Trustees.
This Indenture is irrevocable.`);
  expect(values(trust.owners)).toEqual(['Mira Ossa']);
});

it('appoints by the name in daily use whoever bears it', async () => {
  const will = `LAST WILL AND TESTAMENT
I, Edda Rossbach, of Tulsa, Oklahoma, make this will. My friend is Ngozi "Zizi" Adeyemi.
I name Zizi as my executor.`;
  expect(await serving(will)).toEqual([`executor primary ${A}`]);
});

it('takes an agent for what remains for none in life', async () => {
  const paper = `HEALTH CARE DIRECTIVE
I, Edda Rossbach, appoint ${A} as my health care agent. I appoint ${B} as my agent for disposition of my remains.`;
  expect(await serving(paper)).toContain(`other primary ${B}`);
});

it('gives nothing to the maker of a will who signs with an initial', async () => {
  const will = await read(`LAST WILL AND TESTAMENT
I, Edda Marie Rossbach, of Tulsa, Oklahoma, make this will. I give $500 to Edda M. Rossbach.`);
  expect(values(will.beneficiaries)).toEqual([]);
});
