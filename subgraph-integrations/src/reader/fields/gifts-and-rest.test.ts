import { expect, it } from 'vitest';
import { read, values } from '../printed.fixture.ts';

const WILL = `LAST WILL AND TESTAMENT OF MARGIT OSEI
I, Margit Osei, of Duluth, Minnesota, declare this to be my last will and revoke all earlier wills.
I am married to Kwabena Osei. My children are Ama Osei and Kofi Osei.
`;

/** What a will says of the rest, and who takes which part of it. */
const REST: readonly (readonly [said: string, parts: readonly string[]])[] = [
  [
    'Whatever I own when I die and have not given away above belongs to Ama Osei and Kofi Osei in equal parts.',
    ['1/2 Ama Osei', '1/2 Kofi Osei'],
  ],
  ['Divide everything else evenly between Ama and Kofi.', ['1/2 Ama Osei', '1/2 Kofi Osei']],
  ['To my husband I leave the remainder, provided he survives me by thirty days.', ['1/1 Kwabena Osei']],
  [
    'If my husband survives me, I give him the residue of my estate. If he does not survive me, I give the residue to my children who survive me, in equal shares.',
    ['1/1 Kwabena Osei', '1/2 Ama Osei', '1/2 Kofi Osei'],
  ],
  ['Subject to the gifts above, Ama Osei shall be the sole taker of my residuary estate.', ['1/1 Ama Osei']],
  // Parts, and what they leave.
  [
    'I give my residuary estate, one-half to Ama Osei, one-quarter to Kofi Osei, and the balance to Ngozi Adeyemi.',
    ['1/2 Ama Osei', '1/4 Kofi Osei', '1/4 Ngozi Adeyemi'],
  ],
  [
    'I give the remainder of my estate in equal thirds to Ama Osei, Kofi Osei, and Ngozi Adeyemi.',
    ['1/3 Ama Osei', '1/3 Kofi Osei', '1/3 Ngozi Adeyemi'],
  ],
  [
    'Three-quarters of the residue shall go to my children, in equal shares, and one-quarter to Lakeside Animal Shelter.',
    ['3/8 Ama Osei', '3/8 Kofi Osei', '1/4 Lakeside Animal Shelter'],
  ],
  [
    'I leave the residue to Ama Osei, Kofi Osei and Ngozi Adeyemi in the proportions of 50%, 30% and 20%, respectively.',
    ['50/100 Ama Osei', '30/100 Kofi Osei', '20/100 Ngozi Adeyemi'],
  ],
  // One who takes after another, and one who is named and takes nothing.
  [
    'I give the residue to Ama Osei, but if Ama does not survive me, to her issue, per stirpes, and if none, to Kofi Osei.',
    ['1/1 Ama Osei'],
  ],
  [
    'All remaining property I leave to Ama Osei, and in the event of her prior death, to Kofi Osei.',
    ['1/1 Ama Osei', '1/1 Kofi Osei'],
  ],
  [
    'Nothing in this will gives any part of the residue to Lars Nygaard. The residue goes to Ama Osei.',
    ['1/1 Ama Osei'],
  ],
  ['I leave nothing to Lars Nygaard, and I give the rest of my estate to Ama Osei.', ['1/1 Ama Osei']],
  // Who holds is not who takes.
  [
    'I give the residue to my trustee, Ngozi Adeyemi, in trust, for the benefit of Kofi Osei.',
    ['1/1 in trust Kofi Osei'],
  ],
  [
    'Half of the rest I give to Ama Osei outright. I give the other half to Ngozi Adeyemi, as trustee, to hold for Kofi Osei until he is 25.',
    ['1/2 Ama Osei', '1/2 in trust Kofi Osei'],
  ],
  // What is all, and what is left of it.
  [
    'If my husband is living at my death, my entire estate shall pass to him. If my husband is not living, my entire estate shall be divided equally between Ama Osei and Kofi Osei.',
    ['1/1 Kwabena Osei', '1/2 Ama Osei', '1/2 Kofi Osei'],
  ],
  [
    'I leave the rest of my things to Kwabena, or if he is dead, to Ama and Kofi in equal shares.',
    ['1/1 Kwabena Osei', '1/2 Ama Osei', '1/2 Kofi Osei'],
  ],
  [
    'The residue shall be divided into as many equal shares as there are children of mine then living.',
    ['1/2 Ama Osei', '1/2 Kofi Osei'],
  ],
  [
    'I want everything left after that sold, with 25% of the money going to Zahra Hosseini and 75% to Ama Osei.',
    ['25/100 Zahra Hosseini', '75/100 Ama Osei'],
  ],
  [
    'My residuary estate I divide thus: to Ama Osei, 35%; to Kofi Osei, 35%; to Zahra Hosseini, the rest.',
    ['35/100 Ama Osei', '35/100 Kofi Osei', '3/10 Zahra Hosseini'],
  ],
  [
    'The residue of my estate shall be held by the trustee in two equal trusts, one for Ama Osei and one for Kofi Osei.',
    ['1/2 in trust Ama Osei', '1/2 in trust Kofi Osei'],
  ],
  ['All else I leave to Ama.', ['1/1 Ama Osei']],
  [
    'I name Ama Osei and Zahra Hosseini as the residuary beneficiaries of my estate, to share equally.',
    ['1/2 Ama Osei', '1/2 Zahra Hosseini'],
  ],
];

it.each(REST)('reads who takes the rest: %s', async (said, parts) => {
  const { residue } = await read(`${WILL}${said}\nSigned on March 3, 2021.`);
  expect(
    values(residue).map(
      ({ to, manner, ...part }) =>
        `${part.shareNumerator}/${part.shareDenominator} ${manner === 'in_trust' ? 'in trust ' : ''}${to}`,
    ),
  ).toEqual(parts);
});

/** What a will gives before the rest, and to whom: an amount in dollars, or a thing. */
const GIVEN: readonly (readonly [said: string, gifts: readonly string[]])[] = [
  [
    'To Ngozi Adeyemi: my piano\nTo Piotr Zielinski: $2,500',
    ['Ngozi Adeyemi takes piano', 'Piotr Zielinski takes 2500'],
  ],
  [
    'I make these gifts:\n1. $1,000 to Ngozi Adeyemi;\n2. my books to Piotr Zielinski;\n3. $3,000 to Lakeside Animal Shelter.',
    ['Ngozi Adeyemi takes 1000', 'Piotr Zielinski takes books', 'Lakeside Animal Shelter takes 3000'],
  ],
  [
    'I give all my jewelry to Ama Osei and my tools to Kofi Osei.',
    ['Ama Osei takes all my jewelry', 'Kofi Osei takes tools'],
  ],
  [
    'Ngozi Adeyemi shall receive one thousand dollars; Piotr Zielinski, two thousand dollars.',
    ['Ngozi Adeyemi takes 1000', 'Piotr Zielinski takes 2000'],
  ],
  ['If Ngozi Adeyemi survives me, I give her $9,000.', ['Ngozi Adeyemi takes 9000']],
  ['A gift of $500 is made to Hui-Min Tan for her kindness.', ['Hui-Min Tan takes 500']],
  ['It is my wish that Juan Carlos Ortega have my rifle.', ['Juan Carlos Ortega takes rifle']],
  ['Upon my death pay Nguyen Thi Lan $3,300.', ['Nguyen Thi Lan takes 3300']],
  // Who is named beside a gift.
  ['I do not give my violin to Lars Nygaard. I give my violin to Ngozi Adeyemi.', ['Ngozi Adeyemi takes violin']],
  [
    'The violin that belonged to my late mother, Astrid Nygaard, I give to Ngozi Adeyemi.',
    ['Ngozi Adeyemi takes violin that belonged to my late mother, Astrid Nygaard'],
  ],
  ['I forgive the debt of $8,000 owed to me by Lars Nygaard.', []],
  ['Tomasz Nowak gets $700, and Zahra Hosseini gets $800.', ['Tomasz Nowak takes 700', 'Zahra Hosseini takes 800']],
  ["I give Ama Osei her grandmother's quilt.", ["Ama Osei takes her grandmother's quilt"]],
  ['Pay my debts, including the $4,000 I owe Tomasz Nowak. Give Zahra Hosseini $2,000.', ['Zahra Hosseini takes 2000']],
];

it.each(GIVEN)('reads what is given: %s', async (said, gifts) => {
  const { specificGifts } = await read(
    `${WILL}${said}\nI give the rest of my estate to my husband.\nSigned on March 3, 2021.`,
  );
  expect(
    values(specificGifts).map(
      ({ to, amountCents, description }) =>
        `${to} takes ${amountCents === undefined ? description : amountCents / 100}`,
    ),
  ).toEqual(gifts);
});
