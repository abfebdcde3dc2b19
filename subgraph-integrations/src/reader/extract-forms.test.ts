import { expect, it } from 'vitest';
import { read, values } from './printed.fixture.ts';

const FORM = `
Pruitt Living Trust
Full name	Odalys Pruitt and Bram Pruitt
[X] This trust may be changed or ended by whoever made it.
[ ] This trust may not be changed.
Part 1. Gifts of money or things (attach a page)
To	What
Juno Castaneda	$12,500
Lark Street Library	the piano
Part 2. Remaining property (check one box only)
[ ] To my spouse if living.
[X] To those named here, in these shares:
Wilhelm Pruitt	60%
Tove Pruitt	40%
Part 3. Trustees after us
First successor trustee	Tove Pruitt
Second successor trustee	Juno Castaneda
`;

it('reads a form by the boxes that are ticked, and its rows as gifts, shares and offices', async () => {
  const form = await read(FORM);
  expect(form.kind?.value).toBe('REVOCABLE_JOINT');
  expect(values(form.owners)).toEqual(['Odalys Pruitt', 'Bram Pruitt']);
  expect(values(form.callouts)).not.toContain('irrevocable');
  expect(values(form.specificGifts)).toMatchObject([
    { to: 'Juno Castaneda', kind: 'cash', amountCents: 12_500_00 },
    { to: 'Lark Street Library', kind: 'charity', description: 'piano' },
  ]);
  expect(values(form.residue)).toMatchObject([
    { to: 'Wilhelm Pruitt', shareNumerator: 60, shareDenominator: 100 },
    { to: 'Tove Pruitt', shareNumerator: 40, shareDenominator: 100 },
  ]);
  expect(values(form.fiduciaries)).toMatchObject([
    { role: 'trustee', designation: 'first_successor', person: 'Tove Pruitt' },
    { role: 'trustee', designation: 'second_successor', person: 'Juno Castaneda' },
  ]);
});

const TABLES = `
Will of Odalys Pruitt
Made by	Odalys Pruitt
This will replaces every earlier one.
Schedule A - Executors
Order	Executor
1	Wilhelm Pruitt
2	Tove B. Pruitt
Schedule B - My family
Name	Relation	Living
Bram Pruitt	husband	yes
Wilhelm Pruitt	son	yes
Agatha Pruitt	daughter	no
Schedule C - Division of the balance
Event	Recipient	Share	How
spouse survives	Bram Pruitt	all	outright
spouse does not	Wilhelm Pruitt	75%	in trust
spouse does not	Harrow County Children's	25%	outright
	Library
`;

it('reads tables: succession by number, relations, the dead, and shares of each event', async () => {
  const will = await read(TABLES);
  expect(values(will.owners)).toEqual(['Odalys Pruitt']);
  expect(values(will.fiduciaries)).toMatchObject([
    { role: 'executor', designation: 'primary', person: 'Wilhelm Pruitt' },
    { role: 'executor', designation: 'first_successor', person: 'Tove B. Pruitt' },
  ]);
  expect(values(will.residue)).toEqual([
    {
      to: 'Bram Pruitt',
      shareNumerator: 1,
      shareDenominator: 1,
      manner: 'outright',
      condition: 'if surviving',
    },
    { to: 'Wilhelm Pruitt', shareNumerator: 75, shareDenominator: 100, manner: 'in_trust' },
    { to: "Harrow County Children's Library", shareNumerator: 25, shareDenominator: 100, manner: 'outright' },
  ]);
  expect(values(will.beneficiaries)).toContainEqual({ name: 'Wilhelm Pruitt', relation: 'son' });
  expect(values(will.beneficiaries).map(({ name }) => name)).not.toContain('Agatha Pruitt');
});

it('quotes only words that stand together on the page, where a cell runs over two lines', async () => {
  const will = await read(TABLES);
  const page = TABLES.replace(/\s+/g, ' ');
  for (const { citations } of [...will.residue, ...will.beneficiaries, ...will.fiduciaries])
    for (const { quote } of citations) expect(page).toContain(quote);
});

it('reads a statutory power by its labelled lines, and only what is initialled', async () => {
  const power = await read(`
STATUTORY FORM POWER OF ATTORNEY
IMPORTANT INFORMATION
I Ottilie Brandt-Cole name the following person as my agent:
Name of Agent: Darius Cole
If my agent is unable or unwilling to act for me, I name as my successor agent:
Name of Successor Agent: Wren Brandt
My agent MAY NOT do any of the following specific acts for me UNLESS I have INITIALED the authority listed below:
_____ Make a gift, subject to the limitations of the act
This power of attorney is effective immediately.
`);
  expect(power.name?.value).toBe('Statutory Form Power of Attorney of Ottilie Brandt-Cole');
  expect(values(power.fiduciaries)).toEqual([
    { role: 'agent', designation: 'primary', person: 'Darius Cole' },
    { role: 'agent', designation: 'first_successor', person: 'Wren Brandt' },
  ]);
  expect(values(power.callouts)).not.toContain('gifting_power');
});

it('reads a statutory will by the choice that is signed, and the name below it', async () => {
  const will = await read(`
CALIFORNIA STATUTORY WILL OF ROSALBA QUINTERO
1. Will. This is my Will. I revoke all prior Wills and codicils.
5. Balance of My Assets. I give the balance of my assets as follows:
a. Choice One: All to my spouse, if my spouse survives me.	______________
b. Choice Two: All to the following person: (Insert the name of the person.)
Hector Diaz	Rosalba Quintero
8. Executor. I nominate Hector Diaz
(Insert the name of the person)
of 9 Elm Street, Salinas, California to serve as executor.
`);
  expect(values(will.residue)).toMatchObject([{ to: 'Hector Diaz', shareNumerator: 1, shareDenominator: 1 }]);
  expect(values(will.fiduciaries)).toMatchObject([{ role: 'executor', designation: 'primary', person: 'Hector Diaz' }]);
});

it('reads a form of a power whose agents stand below as names', async () => {
  const power = await read(`
MEDICAL POWER OF ATTORNEY
I, Delphine Arceneaux, appoint:
Name: Colton Arceneaux
Address: 22 Bluebonnet Trace, Beaumont, Texas
as my agent to make any and all health care decisions for me.
A. First Alternate Agent
Name: Renee Thibodeaux
Phone: (409) 555-0177
PRIOR DESIGNATIONS REVOKED.
I revoke any prior medical power of attorney.
`);
  expect(values(power.fiduciaries)).toMatchObject([
    { role: 'agent', designation: 'primary', person: 'Colton Arceneaux' },
    { role: 'agent', designation: 'first_successor', person: 'Renee Thibodeaux' },
  ]);
});

it('takes a gift of a table only where its maker signed beside it', async () => {
  const will = await read(`
MAINE STATUTORY WILL OF ERNESTINE CYR
2.2. CASH GIFTS TO A PERSON OR CHARITY
Name of person or charity	Amount of gift	Signature
Roland Pelletier	$5,000	Ernestine Cyr
Saint Louis Parish	$400
I sign my name to this Maine statutory will on July 9, 2015.
Ernestine Cyr
Your signature
`);
  expect(values(will.specificGifts)).toMatchObject([{ to: 'Roland Pelletier', amountCents: 5_000_00 }]);
  expect(will.executedAt?.value).toBe('2015-07-09');
});

const SIMPLE_FORM = `
SIMPLE WILL
1. My name and home
My full legal name is: Marvella Tate
I live in the parish of Iberia, State of Louisiana.
2. Money gifts
Amount	Who it goes to
$2,500	Renee Guidry (my sister)
3. Everything else I own
[X] All to one person: Otis Tate (my husband)
[ ] In equal shares to: ____________________
4. Executor
First choice: Otis Tate
5. Guardian for my children under 18
Name: Renee Guidry
6. Signature
Signature: /s/ Marvella Tate
`;

it('reads a form whose headings are in small letters: its gifts, what was ticked and the name under an office', async () => {
  const form = await read(SIMPLE_FORM);
  expect(values(form.specificGifts)).toMatchObject([{ to: 'Renee Guidry', kind: 'cash', amountCents: 2_500_00 }]);
  expect(values(form.residue)).toMatchObject([{ to: 'Otis Tate', shareNumerator: 1, shareDenominator: 1 }]);
  expect(values(form.fiduciaries)).toMatchObject([
    { role: 'executor', designation: 'primary', person: 'Otis Tate' },
    { role: 'guardian', designation: 'primary', person: 'Renee Guidry' },
  ]);
});

it('one patient advocate serves alone, and initials beside the powers of a form name nobody', async () => {
  const directive = await read(`
DURABLE POWER OF ATTORNEY FOR HEALTH CARE
I, Gerald Nowicki, of Bay City, Michigan, voluntarily designate Sandra Nowicki, my wife,
residing at 12 Center Road, Bay City, Michigan, as my Patient Advocate to make decisions for me.
`);
  expect(values(directive.fiduciaries)).toMatchObject([{ designation: 'primary', person: 'Sandra Nowicki' }]);
  const power = await read(`
POWER OF ATTORNEY
I, Calvin Eugene Shaw, name the following person as my agent:
Name of Agent: Loretta Shaw
I grant my agent authority over these subjects:
CES Real Property
CES Tangible Personal Property
`);
  expect(values(power.fiduciaries).map(({ person }) => person)).toEqual(['Loretta Shaw']);
});
