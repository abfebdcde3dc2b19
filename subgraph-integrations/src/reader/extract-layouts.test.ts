import { expect, it } from 'vitest';
import { read, values } from './printed.fixture.ts';

const BESIDE = `
LAST WILL OF ODALYS PRUITT
1. About me	I am Odalys Pruitt of Salem, Oregon. I revoke every earlier will.
2. My family	Wife: Tove Pruitt. Son: Bram Pruitt, born 2011.
3. What is left	I give the rest of my estate to my wife if she survives me.
4. Executor	First: Tove Pruitt. If she cannot: Juno Castaneda.
5. Guardian of my son	First: Juno Castaneda. If she cannot: Wilhelm Pruitt.
`;

it('reads paragraphs that stand beside their headings', async () => {
  const will = await read(BESIDE);
  expect(values(will.fiduciaries)).toMatchObject([
    { role: 'executor', designation: 'primary', person: 'Tove Pruitt' },
    { role: 'executor', designation: 'first_successor', person: 'Juno Castaneda' },
    { role: 'guardian', designation: 'primary', person: 'Juno Castaneda' },
    { role: 'guardian', designation: 'first_successor', person: 'Wilhelm Pruitt' },
  ]);
  expect(values(will.residue)).toMatchObject([{ to: 'Tove Pruitt', shareNumerator: 1, shareDenominator: 1 }]);
});

const COUNTED = `
Will of Odalys Pruitt
I, Odalys Pruitt, declare this to be my will.
The rest of my estate shall be divided in six equal parts: three of such parts to my niece Tove Pruitt; two of such parts to Bram Pruitt; and the remaining one of such parts to Lark Street Library.
If no descendant of mine is living at that time, the rest of my estate goes to Harrow Animal Rescue.
`;

it('reads parts that are counted out of a number, and who takes when all fail as a taker without a share', async () => {
  const will = await read(COUNTED);
  expect(values(will.residue)).toMatchObject([
    { to: 'Tove Pruitt', shareNumerator: 3, shareDenominator: 6 },
    { to: 'Bram Pruitt', shareNumerator: 2, shareDenominator: 6 },
    { to: 'Lark Street Library', shareNumerator: 1, shareDenominator: 6 },
  ]);
  expect(values(will.beneficiaries).map(({ name }) => name)).toContain('Harrow Animal Rescue');
});

const TRUST = `
PRUITT HARBOR TRUST
Odalys Pruitt and Bram Pruitt, residents of Salem, Oregon, as Grantors, and the same two persons as Trustees, make this trust agreement on May 3, 2019.
Either Grantor may revoke this trust.
When neither Grantor is acting, Tove Pruitt shall be Trustee. If Tove Pruitt cannot serve, the job goes to Harbor Trust Company.
After both deaths the Trustee shall divide the rest into two equal shares, one for Tove Pruitt and one for Juno Castaneda. Juno may take half of the principal at 30 and the rest at 35.
Odalys Pruitt
ODALYS PRUITT, Grantor and Trustee	BRAM PRUITT, Grantor and Trustee
`;

it('takes an office that goes to somebody for no gift, and names under the lines to sign for no nomination', async () => {
  const trust = await read(TRUST);
  expect(values(trust.fiduciaries)).toMatchObject([
    { role: 'trustee', designation: 'co_primary', person: 'Odalys Pruitt' },
    { role: 'trustee', designation: 'co_primary', person: 'Bram Pruitt' },
    { role: 'trustee', designation: 'first_successor', person: 'Tove Pruitt' },
    { role: 'trustee', designation: 'second_successor', person: 'Harbor Trust Company' },
  ]);
  expect(values(trust.specificGifts)).toEqual([]);
});

const SPOKEN = `
WILL OF ODALYS PRUITT
I, Odalys Pruitt, of Salem, Oregon, declare this my will. My wife is Tove Pruitt. My sons are Bram Pruitt and Wilhelm Pruitt.
My brass lamp: to Bram. The cabin on Lake Harrow is for Wilhelm. $900 is to be paid to the Lark Street Library.
All of my tools I give to my wife, or if she does not survive me, to my sons.
All other property I own shall be split 70/30 between Bram and Wilhelm.
My executor shall be my wife, Tove Pruitt, or if she is not living my son Bram Pruitt, and failing him, Harbor Trust Company.
Should a guardian be needed, I wish it to be my aunt Juno Castaneda.
`;

it('reads gifts and offices in words of every day', async () => {
  const will = await read(SPOKEN);
  expect(values(will.specificGifts)).toMatchObject([
    { to: 'Bram Pruitt', kind: 'tangible', description: 'brass lamp' },
    { to: 'Wilhelm Pruitt', kind: 'real_estate' },
    { to: 'Lark Street Library', kind: 'charity', amountCents: 900_00 },
    { to: 'Tove Pruitt', kind: 'tangible' },
  ]);
  expect(values(will.residue)).toMatchObject([
    { to: 'Bram Pruitt', shareNumerator: 70, shareDenominator: 100 },
    { to: 'Wilhelm Pruitt', shareNumerator: 30, shareDenominator: 100 },
  ]);
  expect(values(will.fiduciaries)).toMatchObject([
    { role: 'executor', designation: 'primary', person: 'Tove Pruitt' },
    { role: 'executor', designation: 'first_successor', person: 'Bram Pruitt' },
    { role: 'executor', designation: 'second_successor', person: 'Harbor Trust Company' },
    { role: 'guardian', designation: 'primary', person: 'Juno Castaneda' },
  ]);
});

const SUCCESSION = `
PRUITT HARBOR TRUST
Odalys Pruitt, of Salem, Oregon (the "Settlor"), declares this trust, which the Settlor may revoke.
The initial Trustee is Odalys Pruitt. On her death or incapacity Bram Pruitt becomes Trustee; the next in line is Harbor Trust Company.
Tove Pruitt shall be the Trust Protector. Juno Castaneda shall be her successor in that office.
`;

it('reads a succession whose events have no comma behind them', async () => {
  const trust = await read(SUCCESSION);
  expect(values(trust.fiduciaries)).toMatchObject([
    { role: 'trustee', designation: 'primary', person: 'Odalys Pruitt' },
    { role: 'trustee', designation: 'first_successor', person: 'Bram Pruitt' },
    { role: 'trustee', designation: 'second_successor', person: 'Harbor Trust Company' },
    { role: 'trust_protector', designation: 'primary', person: 'Tove Pruitt' },
    { role: 'trust_protector', designation: 'first_successor', person: 'Juno Castaneda' },
  ]);
});
