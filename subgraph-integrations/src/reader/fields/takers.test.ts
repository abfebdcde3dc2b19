import { expect, it } from 'vitest';
import { read, values } from '../printed.fixture.ts';

const WILL = `LAST WILL AND TESTAMENT OF ROSALIND PELL
I, Rosalind Pell, of Montpelier, Vermont, declare this to be my last will and revoke all earlier wills.
I am married to Dorian Pell. I have two children, Greta Pell and Hollis Pell.`;
const TRUST = `THE ROSALIND PELL REVOCABLE TRUST
This trust agreement is made on March 3, 2021 by Rosalind Pell, as grantor and trustee. I may revoke or amend this trust while I live.
My husband is Dorian Pell. My children are Greta Pell and Hollis Pell.`;
const SIGNED = `The fiduciary acting here may sell, lease, mortgage or exchange any property, real or personal, at public or private sale, and may employ advisers and pay them.
Signed on March 3, 2021.`;

type Case = readonly [mechanism: string, opening: string, said: string, parts: readonly string[]];

const CASES: readonly Case[] = [
  // Classes stand for whom the paper names.
  [
    'siblings',
    WILL,
    'My siblings are Otto Stroud and Wilma Beck.\nI leave the remainder of my estate to my siblings in equal shares.',
    ['1/2 Otto Stroud', '1/2 Wilma Beck'],
  ],
  [
    'grandchildren, by a list of them',
    WILL,
    'I have three grandchildren: Pia Lund, Rolf Lund and Sten Pell.\nThe residue of my estate shall be divided equally among my grandchildren who are living at my death.',
    ['1/3 Pia Lund', '1/3 Rolf Lund', '1/3 Sten Pell'],
  ],
  [
    'nieces and nephews, listed where they take',
    WILL,
    'I give the residue to my nephews and nieces living at my death, share and share alike, namely: Maren Stroud, Tilda Stroud and Jonas Beck.',
    ['1/3 Maren Stroud', '1/3 Tilda Stroud', '1/3 Jonas Beck'],
  ],
  [
    'the line of one who has died beside the living',
    WILL,
    'My brother Casper Stroud died in 2015.\nI give my residuary estate in equal shares to my brother, Otto Stroud, and the children of my deceased brother, Casper Stroud.',
    ['1/2 Otto Stroud', '1/2 Descendants of Casper Stroud, per stirpes'],
  ],
  [
    'children beside somebody who is none',
    TRUST,
    "At my death the Trustee shall divide the balance into three equal shares, one for each of the Grantor's two children and one for Ines Quaid.",
    ['1/3 Greta Pell', '1/3 Hollis Pell', '1/3 Ines Quaid'],
  ],
  [
    'descendants, with an exception that names one of them',
    WILL,
    'I give my residuary estate to my descendants, per stirpes, except that the share of my son Hollis shall be held in trust.',
    ['1/1 Descendants of Rosalind Pell, per stirpes'],
  ],
  // Parts.
  [
    'points',
    WILL,
    'My executor shall divide the residue into one hundred points and distribute it: Greta Pell, 45 points; Hollis Pell, 45 points; Ines Quaid, 10 points.',
    ['45/100 Greta Pell', '45/100 Hollis Pell', '10/100 Ines Quaid'],
  ],
  [
    'a sentence for each part of a section',
    TRUST,
    'ULTIMATE DISTRIBUTION\nOne-half (1/2) of the trust estate shall be distributed to Otto Stroud, if living, otherwise to his issue per stirpes.\nOne-half (1/2) of the trust estate shall be held in further trust for Hollis Pell as provided in Article VI.',
    ['1/2 Otto Stroud', '1/2 in trust Hollis Pell'],
  ],
  [
    'one part for several',
    TRUST,
    'On my death the Trustee shall divide the Trust Estate into two equal parts. One part shall be distributed to Greta Pell. The second part shall be distributed in equal shares to Hollis Pell and Ines Quaid.',
    ['1/2 Greta Pell', '1/4 Hollis Pell', '1/4 Ines Quaid'],
  ],
  [
    'items that have a part each, of whatever the lead calls it',
    TRUST,
    'The trustee will give my property to these people:\n- 50% to Greta Pell\n- 25% to Hollis Pell\n- 25% to Ines Quaid',
    ['50/100 Greta Pell', '25/100 Hollis Pell', '25/100 Ines Quaid'],
  ],
  [
    'lines of a name and its part',
    WILL,
    'WHO GETS WHAT IS LEFT\n1. Greta Pell: one half\n2. Hollis Pell: one half',
    ['1/2 Greta Pell', '1/2 Hollis Pell'],
  ],
  [
    'entries of a form',
    WILL,
    'RESIDUARY BENEFICIARIES\nName: Greta Pell\nRelationship: daughter\nShare: 50%\nName: Ines Quaid\nRelationship: friend\nShare: 50%',
    ['50/100 Greta Pell', '50/100 Ines Quaid'],
  ],
  // Who has the use of it takes no share.
  [
    'income for life, and what remains',
    WILL,
    'My Trustee shall hold the residue in trust and pay all income to my husband, Dorian Pell, for as long as he lives. When he dies the Trustee shall divide what remains, two-thirds to Greta and one-third to Hollis.',
    ['2/3 Greta Pell', '1/3 Hollis Pell'],
  ],
  [
    'as somebody appoints',
    TRUST,
    'Upon the death of my husband, the trustee shall distribute the remaining trust property to such of my descendants as my husband appoints by will. Any property not effectively appointed shall be distributed in equal shares to Greta Pell and Hollis Pell.',
    ['1/2 Greta Pell', '1/2 Hollis Pell'],
  ],
  [
    'a trust that the paper makes',
    TRUST,
    'If my husband survives me, the trust estate shall be held as the Family Trust. On his death the Trustee shall distribute the Family Trust one-half to Greta Pell, and one-half to Hollis Pell.',
    ['1/2 Greta Pell', '1/2 Hollis Pell'],
  ],
  // How a share is held is said of one share or of all.
  [
    'one share outright, one in trust',
    WILL,
    'I give my residuary estate to my Trustee, to be divided into two equal shares, one share for each of my children.\nThe Trustee shall hold the share set aside for Greta in a separate trust.\nThe share set aside for Hollis shall be distributed to him outright.',
    ['1/2 in trust Greta Pell', '1/2 Hollis Pell'],
  ],
  // What is said of administration gives nothing.
  [
    'who is dealt with',
    WILL,
    'I give the residue of my estate to Greta Pell.\nPowers. My executor may sell any property, lend to Ines Quaid, and pay compensation to Otto Stroud for appraising it.',
    ['1/1 Greta Pell'],
  ],
];

it.each(CASES)('reads who takes the rest: %s', async (_mechanism, opening, said, parts) => {
  const { residue } = await read(`${opening}\n${said}\n${SIGNED}`);
  expect(
    values(residue).map(
      ({ to, manner, ...part }) =>
        `${part.shareNumerator}/${part.shareDenominator} ${manner === 'in_trust' ? 'in trust ' : ''}${to}`,
    ),
  ).toEqual(parts);
});

const GIFTS: readonly (readonly [mechanism: string, said: string, gifts: readonly string[]])[] = [
  [
    'each of a class',
    'I have two grandchildren: Pia Lund and Rolf Lund.\nI give the sum of $5,000 to each of my grandchildren who survives me.',
    ['Pia Lund 500000', 'Rolf Lund 500000'],
  ],
  [
    'a thing for two together',
    'I give my cabin at 77 Spruce Trail, Island Pond, Vermont, to Greta Pell and Hollis Pell, as tenants in common.',
    ['Greta Pell real_estate', 'Hollis Pell real_estate'],
  ],
  [
    'items that begin with the taker',
    '(1) To my friend Ines Quaid, if she is living at my death, the sum of eight thousand dollars.\n(2) To Jonas Beck, my shotguns and fishing gear.',
    ['Ines Quaid 800000', 'Jonas Beck tangible'],
  ],
  [
    'entries of a form',
    'SPECIFIC GIFTS\nName of beneficiary: Jonas Beck\nGift: $2,500\nName of beneficiary: Ines Quaid\nGift: my piano',
    ['Jonas Beck 250000', 'Ines Quaid tangible'],
  ],
  [
    'whose relative somebody is',
    "I give my lot at 26 Gull Rock Lane, Rutland, to Otto's daughter, Ines Quaid. My cousin is Otto Stroud.",
    ['Ines Quaid real_estate'],
  ],
  ['what is to be given', 'My clock is to be given to Jonas Beck.', ['Jonas Beck tangible']],
];

it.each(GIFTS)('reads what is given: %s', async (_mechanism, said, gifts) => {
  const { specificGifts } = await read(`${WILL}\n${said}\nI give the residue of my estate to my husband.\n${SIGNED}`);
  expect(values(specificGifts).map(({ to, kind, amountCents }) => `${to} ${amountCents ?? kind}`)).toEqual(gifts);
});

/** Whom a paper counts among the maker's children. */
const CHILDREN: readonly (readonly [told: string, children: readonly string[]])[] = [
  [
    'We have two children. They are Ada Pell, born in 2009; and the baby of the family, Bo Pell, born in 2016.',
    ['Ada Pell', 'Bo Pell'],
  ],
  ['Two daughters were born to us: Ada Pell and Bea Pell Ruiz.', ['Ada Pell', 'Bea Pell Ruiz']],
  [
    'Of our marriage there were born two sons, Abel Pell and Bo Pell, and a daughter, Cleo Pell.',
    ['Abel Pell', 'Bo Pell', 'Cleo Pell'],
  ],
  [
    'I have one child by my first marriage, Abel Pell, and one child with Dorian, Bo Pell. Abel has a son, Finn Pell.',
    ['Abel Pell', 'Bo Pell'],
  ],
];

it.each(CHILDREN)('knows the children: %s', async (told, children) => {
  const will = WILL.replace('I have two children, Greta Pell and Hollis Pell.', told);
  const { residue } = await read(`${will}\nI give the residue of my estate to my children in equal shares.\n${SIGNED}`);
  expect(values(residue).map(({ to }) => to)).toEqual(children);
});

it('names who takes only when all others fail', async () => {
  const { residue, beneficiaries } = await read(
    `${WILL}\nI give my residuary estate to my husband. If neither my husband nor any descendant of mine survives me, I give my residuary estate to Cedar Hollow Free Clinic.\n${SIGNED}`,
  );
  expect(values(residue).map(({ to }) => to)).toEqual(['Dorian Pell']);
  expect(values(beneficiaries).map(({ name }) => name)).toContain('Cedar Hollow Free Clinic');
});
