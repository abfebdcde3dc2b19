import { describe, expect, it } from 'vitest';
import { read, values } from './printed.fixture.ts';

/** What only shows in a whole document: which list, heading or trust a sentence belongs to, and who is meant. */

const TRUST = `
THE HENRIKSEN FAMILY TRUST
This trust agreement is made by ODD HENRIKSEN and BRITT HENRIKSEN (the "Settlors").
ARTICLE I FAMILY
The Settlors' children, all of whom are of their marriage, are Odd Henriksen, Jr. ("Junior"), Liv Henriksen Ames and Tor Henriksen. Their foster son Kai Brandt is provided for by other means and is not a beneficiary.
ARTICLE II TRUSTEES
2.1 The Settlors are the Trustees. After both have ceased to act, Liv shall be Trustee, and if she does not serve, Fjord Harbor Trust Company shall be Trustee.
2.2 Gulf Crest Fiduciary Company shall be the sole trustee of the Tor Henriksen Lifetime Trust.
ARTICLE III AFTER BOTH DEATHS
3.1 The remaining trust estate shall be divided into eight (8) equal parts, to be disposed of as follows:
(a) three such parts shall be distributed to Junior;
(b) three such parts shall be distributed to Liv; and
(c) two such parts shall be held for Tor under Section 3.2.
3.2 Tor Henriksen Lifetime Trust. The trustee may pay to Tor income and principal.
3.3 If none of those persons survives, the trust estate shall be distributed to Harbor Light Mission.
ARTICLE IV GENERAL
The laws of Oregon govern this agreement.
In witness whereof the Settlors have signed this agreement on May 4, 2015.
/s/ Odd Henriksen
Odd Henriksen
Britt A. Henriksen
`;

describe('a joint trust', () => {
  const trust = read(TRUST);
  it('divides by the parts that its list counts, one item each', async () => {
    expect(values((await trust).residue)).toMatchObject([
      { to: 'Odd Henriksen, Jr.', shareNumerator: 3, shareDenominator: 8, manner: 'outright' },
      { to: 'Liv Henriksen Ames', shareNumerator: 3, shareDenominator: 8, manner: 'outright' },
      { to: 'Tor Henriksen', shareNumerator: 2, shareDenominator: 8, manner: 'in_trust' },
    ]);
  });

  it('has for one of its trusts a trustee of its own, and appoints nobody where it is signed', async () => {
    expect(values((await trust).fiduciaries)).toEqual([
      { role: 'trustee', designation: 'co_primary', person: 'Odd Henriksen' },
      { role: 'trustee', designation: 'co_primary', person: 'Britt Henriksen' },
      { role: 'trustee', designation: 'first_successor', person: 'Liv Henriksen Ames' },
      { role: 'trustee', designation: 'second_successor', person: 'Fjord Harbor Trust Company' },
      {
        role: 'trustee',
        designation: 'primary',
        person: 'Gulf Crest Fiduciary Company',
        of: 'Tor Henriksen Lifetime Trust',
      },
    ]);
  });

  it('names who takes when all fail, and not whom it leaves out', async () => {
    const names = values((await trust).beneficiaries).map(({ name }) => name);
    expect(names).toContain('Harbor Light Mission');
    expect(names).not.toContain('Kai Brandt');
  });
});

const WILL = `
WILL OF PETRA VOSS
CONTENTS
Gifts ........................ 2
Residuary Trust Estate ....... 3
Executors .................... 4
General ...................... 5
I, Petra Voss, of Salem, Oregon, declare this to be my will. My husband is Emil Voss. My sister is Anja Krol.
ARTICLE ONE PARTICULAR GIFTS
I make these gifts:
Unit 12 at Heron Quay, Astoria, to my sister, free of any lien, which my executor shall pay from the residue.
My one-fourth interest in the sailboat Grebe to Jonas Krol.
To Mina Krol, $9,000 and my cello.
Harvest machinery of the farm: all to Jonas Krol.
My mother's tea service, which I leave to Anja Krol.
ARTICLE TWO RESIDUE
I give the rest of my estate to my husband and Anja Krol in equal shares.
ARTICLE THREE EXECUTORS
I appoint my husband and Anja Krol as executors. If neither serves, I appoint Cascade Savings Bank, Coos Bay, Oregon.
I forgive Jonas Krol what he owes me by a note dated March 1, 1986.
In testimony whereof I set my hand to this will, consisting of this and two other pages, each of which I have initialed in the presence of those who witness it, at Salem this 9th day of May, 2011.
/s/ Petra Voss
`;

describe('a will', () => {
  const will = read(WILL);
  it('gives what stands before the one who takes it, whatever is said behind', async () => {
    const gifts = values((await will).specificGifts).map(
      ({ to, kind, amountCents, description }) => `${to}: ${kind} ${amountCents ?? description}`,
    );
    expect(gifts).toEqual([
      'Anja Krol: tangible Unit 12 at Heron Quay, Astoria',
      'Jonas Krol: tangible one-fourth interest in the sailboat Grebe',
      'Mina Krol: cash 900000',
      'Mina Krol: tangible cello',
      'Jonas Krol: tangible Harvest machinery of the farm',
      "Anja Krol: tangible mother's tea service",
    ]);
  });

  it('finds a relative beside a name, and no taker or executor in its contents or a town', async () => {
    const { residue, fiduciaries } = await will;
    expect(values(residue)).toMatchObject([
      { to: 'Emil Voss', shareNumerator: 1, shareDenominator: 2 },
      { to: 'Anja Krol', shareNumerator: 1, shareDenominator: 2 },
    ]);
    expect(values(fiduciaries).map(({ person, designation }) => `${designation} ${person}`)).toEqual([
      'co_primary Emil Voss',
      'co_primary Anja Krol',
      'first_successor Cascade Savings Bank',
    ]);
  });

  it('is dated by the words with which it is signed', async () => {
    expect((await will).executedAt?.value).toBe('2011-05-09');
  });
});
