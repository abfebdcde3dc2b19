import { expect, it } from 'vitest';
import { read, values } from '../printed.fixture.ts';

const WILL = `LAST WILL AND TESTAMENT OF ROSALIND PELL
I, Rosalind Pell, of Montpelier, Vermont, declare this to be my last will and revoke all earlier wills.
I am married to Dorian Pell. I have two children, Greta Pell and Hollis Pell.`;
const TRUST = `THE ROSALIND PELL REVOCABLE TRUST
This trust agreement is made on March 3, 2021 by Rosalind Pell, as grantor and trustee. I may revoke or amend this trust while I live.
My husband is Dorian Pell. My children are Greta Pell and Hollis Pell.`;
const CODICIL = `FIRST CODICIL TO THE LAST WILL AND TESTAMENT OF ROSALIND PELL
I, Rosalind Pell, of Montpelier, Vermont, signed my Last Will and Testament on May 2, 2012, and make this first codicil to it.
My children are Greta Pell and Hollis Pell.`;
const SIGNED = `The fiduciary acting here may sell, lease, mortgage or exchange any property, real or personal, at public or private sale, and may employ advisers and pay them.
Signed on March 3, 2021.`;

type Case = readonly [mechanism: string, opening: string, said: string, parts: readonly string[]];

/** In which part each takes, however the part is written. */
const CASES: readonly Case[] = [
  [
    'a percentage with a half in words',
    WILL,
    'I give the residue as follows:\n(a) Sixty-two and one-half percent thereof to Greta Pell.\n(b) Thirty-seven and one-half percent thereof to Ines Quaid.',
    ['125/200 Greta Pell', '75/200 Ines Quaid'],
  ],
  [
    'a percentage with a half in figures',
    WILL,
    'I give the residue of my estate, 87 1/2% to Greta Pell and 12 1/2% to Ines Quaid.',
    ['175/200 Greta Pell', '25/200 Ines Quaid'],
  ],
  [
    'so many parts in so many',
    WILL,
    'Of what remains of my estate I give one part in four to Otto Stroud, and three parts in four to Greta Pell.',
    ['1/4 Otto Stroud', '3/4 Greta Pell'],
  ],
  [
    'counts alone, out of a number of parts',
    WILL,
    'The residue shall be divided into six equal parts, of which three shall be paid to Greta Pell; two shall be paid to Ines Quaid; and one shall be paid to Otto Stroud.',
    ['3/6 Greta Pell', '2/6 Ines Quaid', '1/6 Otto Stroud'],
  ],
  [
    'parts said behind each taker',
    WILL,
    'I give the residue of my estate to Greta Pell as to seventy percent and to Ines Quaid as to thirty percent.',
    ['70/100 Greta Pell', '30/100 Ines Quaid'],
  ],
  [
    'an article and a street that are counted',
    WILL,
    'I give the residue, one-half to Greta Pell, of 12 Fifth Street, and one-half, as Article Tenth directs, to Ines Quaid.',
    ['1/2 Greta Pell', '1/2 Ines Quaid'],
  ],
  [
    'a table of parts',
    TRUST,
    'WHO TAKES\nBeneficiary\tRelation to Grantor\tPart\nGreta Pell\tDaughter\tOne-half\nChildren of my late son, Abel Pell, namely Ida Pell and Jon Pell\tGrandchildren\tOne-fourth each',
    ['1/2 Greta Pell', '1/4 Ida Pell', '1/4 Jon Pell'],
  ],
  [
    'a table of parts that do not add up',
    TRUST,
    'WHO TAKES\nBeneficiary\tRelation to Grantor\tPart\nGreta Pell\tDaughter\tOne-half\nInes Quaid\tFriend\tOne-fourth',
    [],
  ],
  [
    'sums that are paid out of it first',
    TRUST,
    'At my death, from what is left these gifts are to be made: $15,000 to Otto Stroud; and $2,500 to Ines Quaid. The balance is to be divided into four equal parts: three parts for Greta Pell; and one part for Hollis Pell.',
    ['3/4 Greta Pell', '1/4 Hollis Pell'],
  ],
  [
    'who takes after one of several has died',
    WILL,
    'I give my residuary estate one-half to Greta Pell and one-half to my trustee, in trust for Hollis Pell. Upon the death of Hollis the principal remaining shall be paid to Ines Quaid.',
    ['1/2 Greta Pell', '1/2 in trust Hollis Pell'],
  ],
  [
    'whom a will leaves out',
    WILL,
    'I give the residue of my estate to Greta Pell. I have intentionally omitted to provide for my brother, Otto Stroud.',
    ['1/1 Greta Pell'],
  ],
  [
    'taxes that are paid from the balance',
    WILL,
    'Any tax shall be paid from the balance of my estate.\nI nominate Otto Stroud to receive notices. I give the residue of my estate to Greta Pell.',
    ['1/1 Greta Pell'],
  ],
  [
    'parts that are free of trust, and one that is held',
    TRUST,
    'At my death the balance shall be divided into three equal parts, one for Greta Pell, one for Hollis Pell and one for Ines Quaid. The parts of Greta and Ines are to be distributed free of trust. The part for Hollis is to be held in trust until he is 30.',
    ['1/3 Greta Pell', '1/3 in trust Hollis Pell', '1/3 Ines Quaid'],
  ],
  [
    'counts in a column, out of a number of parts that is told above it',
    TRUST,
    'At my death all that remains is divided into seven equal parts:\nTo\tParts\tManner\nGreta Pell\tFour\tOutright\nHollis Pell\tThree (the cabin is taken into account)\tIn trust',
    ['4/7 Greta Pell', '3/7 in trust Hollis Pell'],
  ],
  [
    'a class without names in a table, beside whom a relation stands',
    WILL,
    'My executor shall divide all that is left by this table.\nWho\tPercent\tHow\nMy daughter, Greta Pell\t70%\tOutright\nMy cousins who survive me\t30%\tEqually',
    ['70/100 Greta Pell', '30/100 Cousins who survive me'],
  ],
  [
    'a part that is held in trust to pay its income, in many words',
    WILL,
    'All the residue of my estate I give as follows:\n(a) Three-fifths thereof unto Greta Pell, absolutely; and\n(b) The remaining two-fifths thereof unto my Trustees hereinafter named, IN TRUST NEVERTHELESS, to pay the net income thereof in quarterly instalments unto my son, the said Hollis Pell, for his life, and upon his decease to pay over the principal thereof to my niece, Ines Quaid.',
    ['3/5 Greta Pell', '2/5 in trust Hollis Pell'],
  ],
  [
    'who serves where another cannot',
    TRUST,
    'WHO SERVES AS TRUSTEE\nIf one of those two cannot serve, the one who remains, with Alder Bay Fiduciaries, LLC, takes the office.\nDIVISION AT MY DEATH\nAt my death the balance goes to Greta Pell.',
    ['1/1 Greta Pell'],
  ],
  [
    'a sum that is reckoned by a formula',
    WILL,
    'RESIDUE IF MY HUSBAND SURVIVES ME\nIf my husband survives me, I give to the Trustees, as the Pell Family Trust, a pecuniary amount equal to the federal exclusion amount.\nI give the residue of my estate to Ines Quaid.',
    ['1/1 Ines Quaid'],
  ],
  [
    'what a clause that is revoked gave, and what is left of a gift',
    CODICIL,
    'I give $50,000 to Ines Quaid. If she is under twenty-five when I die, this gift shall be paid to Greta Pell, as Trustee, and what is left shall be paid to Ines when she arrives at that age.\nI revoke Clause VII, which gave the residue of my estate to my children in equal parts, and put this in its stead: "Clause VII. The residue of my estate I give five-ninths to Greta Pell and four-ninths to Hollis Pell."',
    ['5/9 Greta Pell', '4/9 Hollis Pell'],
  ],
  [
    'those who each take in a trust, and one who takes free of it',
    TRUST,
    'At my death the balance shall be divided into three equal parts, one for Greta Pell, one for Hollis Pell and one for Ines Quaid.\nInes takes free of trust.\nGreta and Hollis each take in a separate trust.',
    ['1/3 in trust Greta Pell', '1/3 in trust Hollis Pell', '1/3 Ines Quaid'],
  ],
  [
    'outright unless one is young, and kept by somebody if one is',
    WILL,
    "I give the residue of my estate one-half to Greta Pell and one-half to Hollis Pell.\nGreta's share shall be distributed to her outright, unless she is then younger than thirty-two, in which case it shall be held in trust and distributed to her at that age.\nIf Hollis is younger than 22 when I die, Greta keeps his share in trust as trustee.",
    ['1/2 Greta Pell', '1/2 in trust Hollis Pell'],
  ],
];

it.each(CASES)('reads in which parts: %s', async (_mechanism, opening, said, parts) => {
  const { residue } = await read(`${opening}\n${said}\n${SIGNED}`);
  expect(
    values(residue).map(
      ({ to, manner, ...part }) =>
        `${part.shareNumerator}/${part.shareDenominator} ${manner === 'in_trust' ? 'in trust ' : ''}${to}`,
    ),
  ).toEqual(parts);
});

/** Sums beside things, and what an amendment makes of them. */
const GIFTS: readonly (readonly [mechanism: string, said: string, gifts: readonly string[]])[] = [
  [
    'a sum behind a thing',
    'I give to Ines Quaid my cello, and the further sum of $6,000.',
    ['Ines Quaid tangible', 'Ines Quaid 600000'],
  ],
  [
    'a sum behind a thing in a cell',
    'SMALL GIFTS\nWho\tWhat I give\nInes Quaid\tMy old pickup, and $400 for tires\nOtto Stroud\tMy quilt',
    ['Ines Quaid tangible', 'Ines Quaid 40000', 'Otto Stroud tangible'],
  ],
  [
    'the one whose standing is told in many words',
    'To my friend and partner of some thirty years, Ines Quaid, I give the sum of nine thousand dollars.',
    ['Ines Quaid 900000'],
  ],
  [
    'the same sum',
    'I strike the bequest of $2,500 to the Pine Hollow Lodge Club, and in its stead I give the same sum to Ines Quaid.',
    ['Ines Quaid 250000'],
  ],
  [
    'a paragraph as it shall now read',
    'By striking out the words "Ten Thousand Dollars" before the name of Ines Quaid, and putting in their place "Forty Thousand Dollars," so that the paragraph shall now read: "(a) to my sister, Ines Quaid, the sum of Forty Thousand Dollars;"',
    ['Ines Quaid 4000000'],
  ],
  [
    'the said child',
    'I give to my eldest daughter, the said Greta, the clock that was made by my grandfather.',
    ['Greta Pell tangible'],
  ],
  [
    'a thing with a sum of money, and heirs and assigns',
    'I give and bequeath unto my nephew, OTTO STROUD, my gold watch, together with the sum of Nine Thousand Dollars ($9,000.00), absolutely.\nI give and devise unto my sister, INES QUAID, her heirs and assigns forever, all that certain lot of ground, with the cottage thereon erected, the same being charged with no lien.',
    ['Otto Stroud tangible', 'Otto Stroud 900000', 'Ines Quaid real_estate'],
  ],
  [
    'a sum in words that goes with a thing',
    'Otto Stroud gets my loom, and two thousand dollars ($2,000) to go with it.',
    ['Otto Stroud tangible', 'Otto Stroud 200000'],
  ],
  [
    'a part of everything that has a most, for whoever is a charity then',
    'I give two percent (2%) of the gross value of my estate, but not over $60,000, to Alder Refugee Welcome, if it is then a tax-exempt organization.',
    ['Alder Refugee Welcome charity'],
  ],
  [
    'a grandson and namesake',
    'My grandson is Otto Stroud.\nI give unto my grandson and namesake, Otto Stroud, my sabre.',
    ['Otto Stroud tangible'],
  ],
  [
    'things of an office, and who takes them instead',
    'The instruments and the books in my office go to Otto Stroud if he has by then been admitted to a school of dentistry; if he has not, to the Cedar Hollow Free Clinic.\nI give my violins to Ines Quaid. If Ines does not survive me, I give them to the Pine Hollow Youth Orchestra.',
    ['Otto Stroud tangible', 'Ines Quaid tangible'],
  ],
  [
    'what is taken back in so much of a clause, and the figure that is struck',
    'GIFTS OF MONEY AND PROPERTY\nSo much of Clause IV as gives my shotguns to Otto Stroud is revoked.\nThe figure "$10,000" is struck and "$27,500" is put in its place, so that the gift to my caregiver, Ines Quaid, is $27,500.\nA new Section 6.1(f) is added: "(f) My half-interest in the farm known as Alder Neck to Jonas Beck."',
    ['Ines Quaid 2750000', 'Jonas Beck real_estate'],
  ],
];

it.each(GIFTS)('reads what is given: %s', async (_mechanism, said, gifts) => {
  const { specificGifts } = await read(`${WILL}\n${said}\nI give the residue of my estate to my husband.\n${SIGNED}`);
  expect(values(specificGifts).map(({ to, kind, amountCents }) => `${to} ${amountCents ?? kind}`)).toEqual(gifts);
});

it('makes a trust of each half of a division for the generation-skipping tax', async () => {
  const { subtrusts } = await read(
    `${TRUST}\nAt my death the Trustee shall divide the property into two shares, the Exempt Trust, whose inclusion ratio will be zero, and the Nonexempt Trust, whose inclusion ratio will be one.\n${SIGNED}`,
  );
  expect(values(subtrusts).map(({ name }) => name)).toEqual(['Exempt Trust', 'Nonexempt Trust']);
});

it('knows a trust for the marital deduction by what is said of it', async () => {
  const { subtrusts } = await read(
    `${TRUST}\nIf my husband survives me, the balance stays in a trust for him, called Dorian's Trust. It is meant to qualify for the estate tax marital deduction.\n${SIGNED}`,
  );
  expect(values(subtrusts).map(({ kind, name }) => `${kind} ${name}`)).toEqual(["MARITAL Dorian's Trust"]);
});

it('takes a part of what remains as that part', async () => {
  const { distributionAges } = await read(
    `${TRUST}\nAt my death the balance shall be held in trust for Hollis Pell. The Trustee shall distribute to him one-fourth of the principal at twenty-four, one-third of the principal then remaining at twenty-nine, and the balance at thirty-four.\n${SIGNED}`,
  );
  expect(values(distributionAges).map((one) => `${one.age} ${one.shareNumerator}/${one.shareDenominator}`)).toEqual([
    '24 1/4',
    '29 1/3',
    '34 1/1',
  ]);
});

/** Ages that are told without "age", below the age, and in items of a list. */
const AGES: readonly (readonly [mechanism: string, said: string, ages: readonly string[]])[] = [
  ['a name for whoever reaches it', 'When Hollis is 22 the trustee gives him whatever is left.', ['22 1/1']],
  [
    'younger than an age, and until it',
    "Hollis's share shall be distributed to him outright, unless he is then younger than thirty-two, in which case it shall be held in trust and distributed to him at that age.",
    ['32 1/1'],
  ],
  [
    'items below what must be paid',
    'Hollis takes in a separate trust, from which the Trustee must pay over:\n1. at age 25, one-fifth of the principal;\n2. at age 30, one-half of the principal remaining;\n3. at age 35, all that is left.',
    ['25 1/5', '30 1/2', '35 1/1'],
  ],
];

it.each(AGES)('reads at which age: %s', async (_mechanism, said, ages) => {
  const { distributionAges } = await read(`${TRUST}\nAt my death the balance goes to my children.\n${said}\n${SIGNED}`);
  expect(values(distributionAges).map((one) => `${one.age} ${one.shareNumerator}/${one.shareDenominator}`)).toEqual(
    ages,
  );
});

it('reads a sum that an irrevocable trust sets apart before it divides the rest', async () => {
  const { specificGifts } = await read(
    `THE ROSALIND PELL INSURANCE TRUST
This irrevocable life insurance trust agreement is made on March 3, 2021 between Rosalind Pell (the "Insured") and Dorian Pell (the "Trustee"). This trust cannot be revoked.
The Insured's children are Greta Pell and Hollis Pell.
After the Insured's death the Trustee shall set apart $150,000 for Ines Quaid, to be paid to her outright; and shall divide what remains into two shares: forty percent for Greta Pell and sixty percent for Hollis Pell.
${SIGNED}`,
  );
  expect(values(specificGifts).map(({ to, amountCents }) => `${to} ${amountCents}`)).toEqual(['Ines Quaid 15000000']);
});

it('reads which trusts of a will are exempt from the generation-skipping tax', async () => {
  const { gst } = await read(
    `${WILL}\nI give the balance of my residuary estate to the Trustees, as the Pell Marital Trust.\nMy executor shall allocate my GST exemption to the Pell Marital Trust, which shall if necessary be divided into exempt and non-exempt parts.\n${SIGNED}`,
  );
  expect(gst?.value).toEqual({ status: 'PARTIALLY_EXEMPT', split: true });
});

it('knows a trust to which no exemption is allocated', async () => {
  const { gst } = await read(
    `${TRUST}\nThe Grantor intends to allocate no GST exemption to the trust, and all of it is non-exempt for the generation-skipping transfer tax.\n${SIGNED}`,
  );
  expect(gst?.value).toEqual({ status: 'NON_EXEMPT', split: false });
});

it('tells of a section that is changed, and not of its parts beside it', async () => {
  const { amends } = await read(
    `${CODICIL}\nSection 6.1 is changed in part. In Section 6.1(b) the figure "$10,000" is struck. Section 6.1(d) is deleted. After Clause IV there shall be read a new Clause, numbered IV-A, in these words.\n${SIGNED}`,
  );
  expect(amends?.value.articles).toEqual(['6.1', 'IV', 'IV-A']);
});

it('names who takes what is not otherwise disposed of', async () => {
  const { residue, beneficiaries } = await read(
    `${WILL}\nI give my residuary estate to my husband. Property that is not otherwise disposed of goes to Cedar Hollow Free Clinic.\n${SIGNED}`,
  );
  expect(values(residue).map(({ to }) => to)).toEqual(['Dorian Pell']);
  expect(values(beneficiaries).map(({ name }) => name)).toContain('Cedar Hollow Free Clinic');
});

it('reads the gifts of a form that are signed for, and no others', async () => {
  const { specificGifts } = await read(
    `${WILL}
Full name and address of person or charity to receive cash gift (name only one): Ines Quaid, 12 Alder Road, Barre
AMOUNT OF GIFT (In figures): $ 2,500.00
/s/ Rosalind Pell
Your signature
Full name and address of person or charity to receive cash gift (name only one): Otto Stroud, 14 Alder Road, Barre
AMOUNT OF GIFT (In figures): $ 900.00
Your signature
I give the residue of my estate to my husband.
${SIGNED}`,
  );
  expect(values(specificGifts).map(({ to, amountCents }) => `${to} ${amountCents}`)).toEqual(['Ines Quaid 250000']);
});

it('takes a place for none that takes, and what a row says beside a thing for no part of it', async () => {
  const { specificGifts } = await read(
    `${WILL}\nI give my half of the cabin at 12 Tumbler Road, Ashby Falls, to Ines Quaid.\nSCHEDULE OF GIFTS\n1\tOtto Stroud\tMy fiddle\tnone\nI give the residue of my estate to my husband.\n${SIGNED}`,
  );
  expect(values(specificGifts).map(({ to, description }) => `${to}: ${description}`)).toEqual([
    'Otto Stroud: fiddle',
    'Ines Quaid: half of the cabin at 12 Tumbler Road, Ashby Falls',
  ]);
});

/** Whom a paper names to take though no share is his while another lives. */
const NAMED: readonly (readonly [mechanism: string, opening: string, said: string, names: readonly string[]])[] = [
  [
    'who takes a gift instead',
    WILL,
    'I give my household goods to my husband if he survives me, and if he does not, to my children in shares of equal value.\nI give the residue of my estate to Ines Quaid.',
    ['Dorian Pell', 'Ines Quaid', 'Greta Pell', 'Hollis Pell'],
  ],
  [
    'who takes those things instead',
    WILL,
    'I give my household goods to my husband.\nIf he does not survive me, I leave those articles to Otto Stroud.\nI give the residue of my estate to Ines Quaid.',
    ['Dorian Pell', 'Ines Quaid', 'Otto Stroud'],
  ],
  [
    'who takes on the death of one who has a share',
    WILL,
    'I give my residuary estate one-half to Greta Pell and one-half to my trustee, in trust for Hollis Pell. Upon his death the principal remaining shall be paid to his friend, Ines Quaid.',
    ['Greta Pell', 'Hollis Pell', 'Ines Quaid'],
  ],
  [
    'who takes the principal when the one who has the income has died, in capitals',
    WILL,
    'I give my residuary estate one-half to Greta Pell and one-half unto my Trustees, in trust, to pay the income unto Hollis Pell for life, and upon his decease to pay over the principal in equal moieties, one unto my niece, INES QUAID, and the other unto THE HOME FOR AGED MINERS.',
    ['Greta Pell', 'Hollis Pell', 'Ines Quaid', 'Home for Aged Miners'],
  ],
  [
    'who takes when there is none of those before',
    TRUST,
    'At my death the balance goes to Greta Pell. If there is none of these, the fund goes one-half to Ines Quaid and one-half to Otto Stroud.',
    ['Greta Pell', 'Ines Quaid', 'Otto Stroud'],
  ],
];

it.each(NAMED)('names who may take: %s', async (_mechanism, opening, said, names) => {
  const { beneficiaries } = await read(`${opening}\n${said}\n${SIGNED}`);
  expect(values(beneficiaries).map(({ name }) => name)).toEqual(names);
});

it('names whom a unitrust pays, who need not be the donor', async () => {
  const { residue, beneficiaries } = await read(
    `THE PELL CHARITABLE REMAINDER UNITRUST
On March 3, 2021, I, Rosalind Pell (the "Donor"), enter into this trust agreement with Ines Quaid as trustee (the "Trustee"), to establish a charitable remainder unitrust.
The Trustee shall pay to Greta Pell and Otto Stroud, in equal shares, a unitrust amount for a term of ten years.
At the end of the term the Trustee shall distribute all of the then principal and income to Cedar Hollow Free Clinic.
${SIGNED}`,
  );
  expect(values(residue).map(({ to }) => to)).toEqual(['Cedar Hollow Free Clinic']);
  expect(values(beneficiaries).map(({ name }) => name)).toEqual([
    'Greta Pell',
    'Otto Stroud',
    'Cedar Hollow Free Clinic',
  ]);
});
