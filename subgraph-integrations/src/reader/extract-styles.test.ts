import { expect, it } from 'vitest';
import { read, values } from './printed.fixture.ts';

it('takes names over the end of a line and through an initial, and lines of names for no heading', async () => {
  const trust = await read(`
The Okonjo Family Trust
THIS INDENTURE, made by Sefa Okonjo and Ike A. Okonjo, of the City of
Salem, hereinafter called the Settlors, is one of trust.
ARTICLE I
We have four children, namely: Bello Okonjo, Chidi A.
Okonjo, Adaeze Okonjo, Femi Okonjo.
ARTICLE II
Upon the death of the survivor of the Settlors the Trustee shall distribute the remaining trust estate in equal
shares to Bello Okonjo, Chidi A. Okonjo, Adaeze Okonjo and Femi
Okonjo.
Upon the incapacity of the Settlors, Bello Okonjo shall serve as successor Trustee.
`);
  expect(values(trust.owners)).toEqual(['Sefa Okonjo', 'Ike A. Okonjo']);
  expect(values(trust.residue).map(({ to, shareDenominator }) => `${to} 1/${shareDenominator}`)).toEqual([
    'Bello Okonjo 1/4',
    'Chidi A. Okonjo 1/4',
    'Adaeze Okonjo 1/4',
    'Femi Okonjo 1/4',
  ]);
});

it('does not take a part of a trust that is fixed later for a trust that is', async () => {
  const trust = await read(`
Marlow Trust
I, Enid Marlow, set up this trust. I can change it or end it at any time.
When my husband Piet Marlow and I have both died, the other half goes into the Bypass Trust, which may not be changed.
`);
  expect(trust.kind?.value).toBe('REVOCABLE');
  expect(values(trust.callouts)).not.toContain('irrevocable');
});

it('reads a will that leaves the rest to the trustee under an earlier agreement as one that pours over', async () => {
  const will = await read(`
Last Will and Testament of Enid Marlow
I, Enid Marlow, of Dover, make this my Last Will.
I give my residuary estate to the Trustee then acting under the Agreement of Trust made by me on May 4, 2011 and known
as the Enid Marlow Trust.
Signed on June 9, 2015.
/s/ Enid Marlow
`);
  expect(will.kind?.value).toBe('POUROVER_WILL');
  expect(will.executedAt?.value).toBe('2015-06-09');
});

it('gives to the wife if she lives, and to the others in her place', async () => {
  const will = await read(`
Last Will and Testament of Piet Marlow
I, Piet Marlow, of Dover, make this my Last Will. I am married to Enid Marlow.
All the rest, residue and remainder of my estate I give, devise and bequeath unto my said wife, Enid Marlow, if living
at my decease; but should my said wife predecease me, then I give, devise and bequeath the same unto Saul Marlow and
Dora Marlow, share and share alike.
In the event of a vacancy the office shall devolve upon Dora Marlow.
`);
  expect(values(will.residue).map(({ to, shareDenominator }) => `${to} 1/${shareDenominator}`)).toEqual([
    'Enid Marlow 1/1',
    'Saul Marlow 1/2',
    'Dora Marlow 1/2',
  ]);
});

it.each([
  ['a marriage that ended', 'I was once married to Ada Quill, from whom I am divorced.', 'divorce_clause', false],
  ['a clause for a divorce', 'If my spouse and I are divorced, my spouse takes nothing.', 'divorce_clause', true],
  ['a question', 'Is there a spendthrift clause so that creditors cannot reach a share?', 'spendthrift', false],
] as const)('%s: %s', async (_what, sentence, callout, isSaid) => {
  const will = await read(`
Last Will of Piet Marlow
I, Piet Marlow, of Dover, make this my Last Will.
${sentence}
`);
  expect(values(will.callouts).includes(callout)).toBe(isSaid);
});

it('takes a deed for no part of a plan, though it has a grantor', async () => {
  const deed = await read(`
Quitclaim Deed
This deed, dated May 4, 2011, is from Enid Marlow, grantor, to Piet Marlow, grantee, of Vermont.
`);
  expect(deed.kind?.value).toBe('OTHER');
  expect([deed.owners, deed.executedAt, deed.situs]).toEqual([[], null, null]);
});

it('reads whom a proxy appoints, whose address stands between the name and the office', async () => {
  const proxy = await read(`
HEALTH CARE PROXY
(1) I, Ottilie Brandt, hereby appoint Anders Brandt, 9 Hudson Terrace, Yonkers, as my health care agent to make
all health care decisions for me.
(2) If the person I appoint is unable or unwilling to act, I hereby appoint Kirsten Ames, 31 Main Street, Nyack,
as my health care agent.
`);
  expect(values(proxy.owners)).toEqual(['Ottilie Brandt']);
  expect(values(proxy.fiduciaries)).toMatchObject([
    { designation: 'primary', person: 'Anders Brandt' },
    { designation: 'first_successor', person: 'Kirsten Ames' },
  ]);
});

it('takes whoever a codicil revokes for nobody who serves', async () => {
  const codicil = await read(`
FIRST CODICIL TO THE LAST WILL AND TESTAMENT OF RUTHANNE PELLETIER
I, RUTHANNE PELLETIER, of Bangor, Maine, declare this to be the First Codicil to my Will dated February 11, 2014.
FIRST: I revoke the nomination of my brother, EMILE PELLETIER, as Personal Representative and nominate in his place
my niece, CLAUDETTE ROY.
SECOND: I delete Section 4.2(b) of my Will.
`);
  expect(codicil.name?.value).toBe('First Codicil to the Last Will and Testament of Ruthanne Pelletier');
  expect(values(codicil.fiduciaries).map(({ person }) => person)).toEqual(['Claudette Roy']);
  expect(codicil.amends?.value).toMatchObject({ documentDate: '2014-02-11', articles: ['4.2(b)'] });
});

it('reads a will in everyday words: who carries it out, who keeps a share, and nobody else takes the rest', async () => {
  const will = await read(`
Will of Desmond Achebe
I, Desmond Achebe, live in Toledo, Ohio. I am making this will.
I have two children. Their names are Simone Achebe and Marcus Achebe.
I want my sister, Grace Adeyemi, to carry out this will. If she cannot do it, I want my friend Lamont Pierce to do it.
My things
My truck goes to Marcus. My tools go to Lamont Pierce.
Everything else I have gets split evenly between Simone and Marcus.
If his mother cannot care for him, I want Grace Adeyemi to be his guardian.
`);
  expect(values(will.fiduciaries)).toMatchObject([
    { role: 'executor', designation: 'primary', person: 'Grace Adeyemi' },
    { role: 'executor', designation: 'first_successor', person: 'Lamont Pierce' },
    { role: 'guardian', person: 'Grace Adeyemi' },
  ]);
  expect(values(will.specificGifts)).toMatchObject([
    { to: 'Marcus Achebe', description: 'truck' },
    { to: 'Lamont Pierce', description: 'tools' },
  ]);
  expect(values(will.residue).map(({ to, shareDenominator }) => `${to} 1/${shareDenominator}`)).toEqual([
    'Simone Achebe 1/2',
    'Marcus Achebe 1/2',
  ]);
});

it('divides among children who are listed with their births, and takes a couple for the trustees they are called', async () => {
  const trust = await read(`
The Marlow-Lin Living Trust
This agreement is made on May 4, 2016 by PIET MARLOW and MEI LIN, of Salem (collectively, the "Trustors"), and PIET
MARLOW and MEI LIN (collectively, the "Trustees").
The Trustors have three children: OLIVER MARLOW, born May 2, 1995; SOPHIE LIN MARLOW, born August 19, 1998; and THEO
MARLOW, born January 7, 2003.
On the death of the surviving Trustor the Trustee shall divide the remaining trust estate into equal shares, one for
each of the Trustors' children then living. Each share shall be held in trust until age 30.
`);
  expect(values(trust.fiduciaries)).toMatchObject([
    { role: 'trustee', designation: 'co_primary', person: 'Piet Marlow' },
    { role: 'trustee', designation: 'co_primary', person: 'Mei Lin' },
  ]);
  expect(
    values(trust.residue).map(({ to, shareDenominator, manner }) => `${to} 1/${shareDenominator} ${manner}`),
  ).toEqual(['Oliver Marlow 1/3 in_trust', 'Sophie Lin Marlow 1/3 in_trust', 'Theo Marlow 1/3 in_trust']);
});

it('reads two agents with their addresses as one group, and nobody of a street or a town', async () => {
  const power = await read(`
POWER OF ATTORNEY
I, Bertrand Whitfield, hereby appoint: Marguerite Osei, residing at 418 Convent Avenue, New York, New York, and
Leonard Whitfield, residing at 9 Palmer Terrace, Yonkers, New York, as my agent(s).
`);
  expect(values(power.fiduciaries)).toEqual([
    { role: 'agent', designation: 'co_primary', person: 'Marguerite Osei' },
    { role: 'agent', designation: 'co_primary', person: 'Leonard Whitfield' },
  ]);
});

it('reads a trust as revocable whose parts are fixed at a death, its classes of children, and who names himself', async () => {
  const trust = await read(`
THE LINDQVIST FAMILY TRUST
Anders Lindqvist and Catalina Barrera (each a "Trustor" and together the "Trustors") create this trust and name
themselves as the initial Trustees. The Trustors have two children, Mateo Lindqvist and Sofia Lindqvist.
Either Trustor may, at any time, revoke this trust. The Exemption Trust shall be irrevocable.
On the death of the survivor the Trustee shall divide the remaining trust estate into as many equal shares as there are
children of the Trustors then living.
`);
  expect(trust.kind?.value).toBe('REVOCABLE_JOINT');
  expect(values(trust.owners)).toEqual(['Anders Lindqvist', 'Catalina Barrera']);
  expect(values(trust.fiduciaries)).toMatchObject([
    { role: 'trustee', designation: 'co_primary', person: 'Anders Lindqvist' },
    { role: 'trustee', designation: 'co_primary', person: 'Catalina Barrera' },
  ]);
  expect(values(trust.residue)).toMatchObject([
    { to: 'Mateo Lindqvist', shareNumerator: 1, shareDenominator: 2 },
    { to: 'Sofia Lindqvist', shareNumerator: 1, shareDenominator: 2 },
  ]);
});

it('reads shares that are told one after the other, and offices that one group has two of', async () => {
  const will = await read(`
LAST WILL AND TESTAMENT OF AUGUSTUS MEYER
I, Augustus Meyer, of Utica, New York, make this will.
My Executor shall divide the residue of my estate into two equal shares. One share shall be distributed outright to my
daughter, Greta Meyer. The other share shall be held in trust for my son, Otto Meyer.
I appoint my wife, Henrietta Meyer, Executor of this Will and Trustee of the trust hereunder. In the event of her death,
refusal or disability, my friend Anton Weiss.
`);
  expect(values(will.residue)).toMatchObject([
    { to: 'Greta Meyer', shareNumerator: 1, shareDenominator: 2, manner: 'outright' },
    { to: 'Otto Meyer', shareNumerator: 1, shareDenominator: 2, manner: 'in_trust' },
  ]);
  expect(values(will.fiduciaries)).toMatchObject([
    { role: 'executor', designation: 'primary', person: 'Henrietta Meyer' },
    { role: 'trustee', designation: 'primary', person: 'Henrietta Meyer' },
    { person: 'Anton Weiss' },
  ]);
});

it('does not take an executor of the past, nor a date of another codicil', async () => {
  const codicil = await read(`
SECOND CODICIL TO THE LAST WILL AND TESTAMENT OF HORACE BEAUMONT
I, Horace Beaumont, of Staunton, Virginia, declare this to be the second codicil to my will, which is dated
September 12, 2006, and to which I made a first codicil on March 3, 2011.
I revoke Article SEVENTH of my will, by which I appointed my late brother, Amos Beaumont, executor, and I now appoint
my daughter, Clara Hughes, executor of my estate.
WITNESS my signature this 24th day of May, 2016.
/s/ Horace Beaumont
`);
  expect(codicil.executedAt?.value).toBe('2016-05-24');
  expect(values(codicil.fiduciaries)).toEqual([{ role: 'executor', designation: 'primary', person: 'Clara Hughes' }]);
});

it('says of whoever acts that he is to be appointed by a court, too', async () => {
  const power = await read(`
POWER OF ATTORNEY FOR PROPERTY
I, Miriam Goldfarb, of Illinois, appoint Saul Goldfarb as my attorney-in-fact (my "agent") to act for me.
If a guardian of my estate is to be appointed, I nominate the agent acting under this power of attorney as such guardian.
`);
  expect(values(power.fiduciaries)).toMatchObject([
    { role: 'agent', designation: 'primary', person: 'Saul Goldfarb' },
    { role: 'conservator_nominee', designation: 'primary', person: 'Saul Goldfarb' },
  ]);
});

it('knows one person by two names, and a company whose name ends in capitals', async () => {
  const trust = await read(`
THE CASTELLANOS TRUST
This trust is made on April 12, 2021 between Octavio Castellanos and Penelope Whitby, also known as Penny Whitby, the
Grantors, and Octavio Castellanos and Penelope Whitby, the Trustees.
The Grantors may revoke this trust.
PIEDMONT FIDUCIARY SERVICES, INC. shall become Trustee if both of them cease to serve.
/s/ Octavio Castellanos
`);
  expect(values(trust.owners)).toEqual(['Octavio Castellanos', 'Penelope Whitby']);
  expect(values(trust.fiduciaries)).toMatchObject([
    { designation: 'co_primary', person: 'Octavio Castellanos' },
    { designation: 'co_primary', person: 'Penelope Whitby' },
    { designation: 'first_successor', person: 'Piedmont Fiduciary Services, Inc.' },
  ]);
});

it('reads one fund for all children until the youngest is grown as a pot trust, and whom it goes to then', async () => {
  const will = await read(`
Will of Jolene Backus
I am Jolene Backus, of Montana. My husband is Travis Backus. We have two kids: Wyatt Backus and June Backus.
Whatever is left goes to Travis. If Travis is not living, it goes to the trustee of the Children's Trust.
The trustee keeps everything in one fund for the kids and spends it on what any of them needs. When the youngest living
child turns 23, the trustee divides what's left into equal shares and pays them out to the kids.
/s/ Jolene Backus
`);
  expect(values(will.subtrusts)).toMatchObject([{ kind: 'POT_TRUST', name: "Children's Trust" }]);
  expect(values(will.residue)).toMatchObject([
    { to: 'Travis Backus', shareNumerator: 1, shareDenominator: 1 },
    { to: 'Wyatt Backus', shareNumerator: 1, shareDenominator: 2 },
    { to: 'June Backus', shareNumerator: 1, shareDenominator: 2 },
  ]);
});

it('gives land that stands beside things, and what several share in one sentence', async () => {
  const will = await read(`
Will of Harvey Stubbs
I am Harvey Stubbs, of Arkansas.
I give my wife, Patsy Stubbs, all my household goods, and in addition my undivided interest in our homestead.
I want my wife Patsy to have everything else. If Patsy dies before me, I want Royce Stubbs and Amber Stubbs to share
everything else equally.
/s/ Harvey Stubbs
`);
  expect(values(will.specificGifts)).toMatchObject([
    { to: 'Patsy Stubbs', kind: 'tangible' },
    { to: 'Patsy Stubbs', kind: 'real_estate' },
  ]);
  expect(values(will.residue)).toMatchObject([
    { to: 'Patsy Stubbs', shareNumerator: 1, shareDenominator: 1 },
    { to: 'Royce Stubbs', shareNumerator: 1, shareDenominator: 2 },
    { to: 'Amber Stubbs', shareNumerator: 1, shareDenominator: 2 },
  ]);
});
