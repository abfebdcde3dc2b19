import { describe, expect, it } from 'vitest';
import { NO_ASSET } from '../balance-sheet/holding-facts.ts';
import type { Estate } from '../estate/estate.ts';
import { newEstate, person } from '../estate/household.ts';
import { readImport } from './read-import.ts';
import type { SheetCell, Workbook } from './workbook.ts';

const TODAY = '2026-11-21';
const ids = ['helen', 'nils'];
const household: Estate = newEstate(
  {
    firstName: 'Helen',
    lastName: 'Castellan',
    state: 'FL',
    maritalStatus: 'LEGALLY_MARRIED',
    spouseFirstName: 'Nils',
    spouseLastName: 'Castellan',
  },
  {
    id: 'e',
    organizationId: 'o',
    advisorId: null,
    at: '2026-11-21T10:00:00.000Z',
    today: TODAY,
    nextId: () => ids.shift() ?? '',
  },
);
const [helen, nils] = household.people.map(({ id }) => id);
const estate: Estate = {
  ...household,
  people: [...household.people, person({ id: 'late', name: 'Otto Castellan', isDeceased: true })],
  assets: [
    {
      ...NO_ASSET,
      id: 'a1',
      name: 'Lake house',
      assetType: 'REAL_ESTATE',
      balanceCents: 90_000_000,
      owners: [{ id: helen ?? '' }],
    },
  ],
};

type Given = string | SheetCell | null;
const cell = (given: Exclude<Given, null>): SheetCell =>
  typeof given === 'string' ? { kind: 'text', text: given } : given;
const tab = (name: string, head: readonly string[], ...rows: readonly (readonly Given[])[]) => ({
  name,
  rows: [head, ...rows].map((cells: readonly Given[], at) => ({
    number: at + 1,
    cells: new Map(cells.flatMap((given, place) => (given === null ? [] : [[place, cell(given)] as const]))),
  })),
});
const number = (text: string): SheetCell => ({ kind: 'number', text });
const HEAD = [
  'Name',
  'Type',
  'Value',
  'Owner',
  'Share',
  'Second owner',
  'Second share',
  'Valued on',
  'Kind of property',
  'State',
];
const DEBTS = ['Name', 'Type', 'Owed', 'Borrower', 'Secured by', 'Interest a year', 'Term in months'];
const read = (workbook: Workbook, leftOut: readonly string[] = []) =>
  readImport(workbook, estate, { today: TODAY, leftOut: new Set(leftOut), idOf: (id) => `id ${id}` });
const assets = (...rows: (readonly Given[])[]) => read({ tabs: [tab('Assets', HEAD, ...rows)] });
const said = (...rows: (readonly Given[])[]) =>
  assets(...rows).errors.map(({ row, column, message }) => `${row} ${column}: ${message}`);

describe('a row of the sheet', () => {
  it('becomes a holding to the cent, with its owners and day', () => {
    const { rows, errors } = assets([
      ' Savings  at First Bank ',
      'cash',
      '$1,250,000.55',
      'helen castellan',
      '60%',
      'Nils Castellan',
      { kind: 'percent', percent: 40 },
      '12/31/2025',
    ]);
    expect(errors).toEqual([]);
    expect(
      rows.map(({ id, owners, duplicate, said: { isLiability, asset } }) => ({
        id,
        owners,
        duplicate,
        isLiability,
        asset,
      })),
    ).toEqual([
      {
        id: 'Assets 2',
        owners: ['Helen Castellan 60%', 'Nils Castellan 40%'],
        duplicate: null,
        isLiability: false,
        asset: expect.objectContaining({
          name: 'Savings at First Bank',
          assetType: 'CASH',
          balanceCents: 125_000_055,
          valuationDate: '2025-12-31',
          owners: [
            { id: helen, percent: 60 },
            { id: nils, percent: 40 },
          ],
        }),
      },
    ]);
  });
  it.each([
    ['.2M', 20_000_000],
    ['1.2M', 120_000_000],
    ['$ 5', 500],
    [number('1234.56'), 123_456],
    [number('0'), 0],
  ] as [Given, number][])('an amount %j is %s cents', (amount, cents) => {
    expect(assets(['Cash', 'Cash', amount, 'Helen Castellan']).rows[0]?.said.asset.balanceCents).toBe(cents);
  });
  it.each([
    ['(5,000)', /“\(5,000\)”: .*without a minus.*Debts tab/],
    [number('-5000'), /without a minus.*Debts tab/],
    ['1.250.000,55', /commas for thousands/],
    ['1e6', /in digits/],
    [number('0.123'), /whole cents/],
    [number('1000000000000'), /at most 12 digits/],
    ['about 5', /such as 1,250,000\.55 or 1\.2M/],
    [{ kind: 'percent', percent: 12 }, /12% is a percentage\. Enter dollars/],
    [{ kind: 'date', date: '2025-12-31' }, /takes this for a day \(Dec 31, 2025\)/],
    [{ kind: 'formula' }, /formula.*paste it as a value/],
    [{ kind: 'fault', text: '#REF!' }, /shows “#REF!” here/],
    [{ kind: 'yesOrNo', text: '1' }, /TRUE or FALSE/],
    [{ kind: 'number', text: '5', currency: '€' }, /another currency \(€\)/],
    [null, /“Value” is empty/],
  ] as [Given, RegExp][])('an amount %j is refused with its row, its column and what to do', (amount, words) => {
    const errors = said(['Cash', 'Cash', amount, 'Helen Castellan']);
    expect(errors).toEqual([expect.stringMatching(words)]);
    expect(errors[0]).toMatch(/^2 Value: /);
  });
  it.each([
    ['31/12/2025', /“31\/12\/2025” is no day/],
    ['02/30/2025', /no day/],
    ['1/2/25', /no day/],
    [number('45657'), /number, not a day/],
    ['12/31/2027', /cannot be from the future/],
    ['13 March', /12\/31\/2025/],
  ] as [Given, RegExp][])('a day %j is refused', (day, words) => {
    expect(said(['Cash', 'Cash', '5', 'Helen Castellan', null, null, null, day])).toEqual([
      expect.stringMatching(words),
    ]);
  });
  it.each(['1/2/2025', '2025-01-02', 'Jan 2, 2025', 'January 2 2025'])('a day %s is the second of January', (day) => {
    const { rows } = assets(['Cash', 'Cash', '5', 'Helen Castellan', null, null, null, day]);
    expect(rows[0]?.said.asset.valuationDate).toBe('2025-01-02');
  });
  it.each([
    ['0.5', /may be 0\.5% or 50%/],
    [number('1'), /may be 1% or 100%/],
    ['half', /no percentage/],
    ['0%', /above 0/],
    ['120%', /above 0 and up to 100/],
  ] as [Given, RegExp][])('a share %j is refused, not guessed', (share, words) => {
    expect(said(['Cash', 'Cash', '5', 'Helen Castellan', share])).toEqual([expect.stringMatching(words)]);
  });
  it.each([
    ['Helen Castelan', /nobody of this household who can own or owe\. Did you mean “Helen Castellan”/],
    ['Otto Castellan', /nobody of this household/],
    ['Mickey', /add the person to the family first/],
  ])('an owner %s is refused with whom it may mean', (owner, words) => {
    expect(said(['Cash', 'Cash', '5', owner])).toEqual([expect.stringMatching(words)]);
  });
  it.each(['Sav\u0000ings', 'Sav\u200bings', 'Sav\u202eings', 'Sav\ud800ings'])(
    'a name with a hidden character is refused: %j',
    (name) => {
      expect(said([name, 'Cash', '5', 'Helen Castellan'])).toEqual([
        expect.stringMatching(/cannot be shown\. Type the cell anew/),
      ]);
    },
  );
  it('has a name of at least one letter or digit', () => {
    expect(said(['--', 'Cash', '5', 'Helen Castellan'])).toEqual(['2 Name: A name has at least one letter or digit.']);
  });
  it('that is owned twice by one person, or by shares over the whole, is refused at its owner', () => {
    expect(said(['Cash', 'Cash', '5', 'Helen Castellan', null, 'Helen Castellan'])).toEqual([
      '2 Owner: Each owner is named once, with the whole share.',
    ]);
    expect(said(['Cash', 'Cash', '5', 'Helen Castellan', '60', 'Nils Castellan', '50'])).toEqual([
      '2 Owner: The shares of the owners add up to more than 100%.',
    ]);
  });
  it('tells everything that is wrong with it at once', () => {
    expect(said([null, 'Stocks', 'x', null])).toEqual([
      expect.stringMatching(/^2 Name: “Name” is empty/),
      expect.stringMatching(/^2 Type: “Stocks” is not in the list of “Type”\..*Choose one of: Cash, Investments/),
      expect.stringMatching(/^2 Value: /),
      expect.stringMatching(/^2 Owner: “Owner” is empty/),
    ]);
  });
  it('says what does not go with its type, and whose the rest is not', () => {
    const { rows } = assets(['Cash', 'Cash', '5', 'Helen Castellan', '80%', null, null, null, 'Rental', 'fl']);
    expect(rows[0]?.warnings.map(({ column, message }) => [column, message])).toEqual([
      ['Kind of property', '“Kind of property” does not go with this type, and is left out.'],
      ['Share', 'The shares add up to 80%: nobody is named for the rest.'],
    ]);
    expect(rows[0]?.said.asset).toMatchObject({ realEstateType: undefined, state: 'FL' });
  });
  it('between two of one name is never guessed', () => {
    const two = { ...estate, people: [...estate.people, person({ id: 'p9', name: 'Helen Castellan' })] };
    const sheet = (owner: string) => ({ tabs: [tab('Assets', HEAD, ['Cash', 'Cash', '5', owner])] });
    const options = { today: TODAY, leftOut: new Set<string>(), idOf: (id: string) => id };
    expect(readImport(sheet('Helen Castellan'), two, options).errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/may be “Helen Castellan \(1\)” or “Helen Castellan \(2\)”\. Enter it as it stands/),
    ]);
    expect(readImport(sheet('Helen Castellan (2)'), two, options).rows[0]?.said.asset.owners).toEqual([{ id: 'p9' }]);
  });
});

describe('a debt', () => {
  const debts = (rows: readonly (readonly Given[])[], leftOut: string[] = []) =>
    read(
      {
        tabs: [
          tab(
            'Assets',
            HEAD,
            ['Cabin', 'Real estate', '5', 'Helen Castellan'],
            ['Lake House', 'Cash', '7', 'Nils Castellan'],
          ),
          tab('Debts', DEBTS, ...rows),
        ],
      },
      leftOut,
    );
  it('is secured by an asset of the workbook, or one that is there', () => {
    const row = (by: string) => ['Loan', 'Loan', '5', 'Nils Castellan', by, '6.5%', number('360')];
    expect(debts([row('cabin')]).rows.at(-1)?.said.liability).toMatchObject({
      securedByAssetId: 'id Assets 2',
      interestRate: 6.5,
      lengthOfTerm: 360,
      liabilityType: 'LOAN',
    });
    expect(debts([row('Lake house')], ['Assets 3']).rows.at(-1)?.said.liability.securedByAssetId).toBe('a1');
    expect(debts([row('Barn')]).errors.map(({ column, message }) => `${column}: ${message}`)).toEqual([
      expect.stringMatching(/^Secured by: “Barn” is no asset/),
    ]);
    expect(debts([row('cabin')], ['Assets 2']).errors).toHaveLength(1);
  });
});

describe('what looks like something that is there', () => {
  it.each([
    [
      'by its name',
      ['lake HOUSE', 'Cash', '5', 'Nils Castellan'],
      /“Lake house” \(Real estate, \$900,000\.00\), which is on the balance sheet/,
    ],
    ['by value, type and owner', ['Cottage', 'Real estate', '900,000', 'Helen Castellan'], /“Lake house”/],
  ] as [string, Given[], RegExp][])('%s is told', (_how, row, words) => {
    expect(assets(row).rows[0]?.duplicate).toMatch(words);
  });
  it('is not what only has its value, or its owner', () => {
    expect(assets(['Cottage', 'Real estate', '900,000', 'Nils Castellan']).rows[0]?.duplicate).toBeNull();
  });
  it('may stand in the same sheet', () => {
    const row = ['Savings', 'Cash', '5', 'Helen Castellan'];
    expect(assets(row, row).rows.map(({ duplicate }) => duplicate)).toEqual([
      null,
      'This looks like row 2 of the same tab.',
    ]);
  });
});

describe('a workbook', () => {
  const messages = (workbook: Workbook) => read(workbook).errors.map(({ message }) => message);
  it('passes over empty rows and the example', () => {
    const { rows, errors, examples } = assets(
      ['Example: Brokerage account', 'Cash', '5', 'Nobody at all'],
      [null, ' ', null],
      ['Savings', 'Cash', '5', 'Helen Castellan'],
    );
    expect([rows.map(({ number: at }) => at), errors, examples]).toEqual([[4], [], 1]);
  });
  it('may have its columns in another order', () => {
    const sheet = tab('assets', ['OWNER', 'value', 'Name ', 'Type'], ['Helen Castellan', '5', 'Savings', 'Cash']);
    expect(read({ tabs: [sheet] }).rows[0]?.said.asset.name).toBe('Savings');
  });
  it.each([
    ['of another kind', { tabs: [tab('Sheet1', ['Symbol'])] }, /not the balance sheet template.*Download the template/],
    ['without a row', { tabs: [tab('Assets', HEAD)] }, /Nothing is filled in yet/],
    ['without columns', { tabs: [{ name: 'Assets', rows: [] }] }, /has no columns/],
    ['that lost a column', { tabs: [tab('Assets', ['Name', 'Type', 'Value'], ['Cash'])] }, /column “Owner” is missing/],
    ['with a column of its own', { tabs: [tab('Assets', [...HEAD, 'Colour'], ['Cash'])] }, /no column “Colour”/],
    [
      'with a renamed column',
      {
        tabs: [
          tab(
            'Assets',
            HEAD.map((one) => (one === 'Value' ? 'Values' : one)),
          ),
        ],
      },
      /no column “Values”\. Did you mean “Value”/,
    ],
    ['with a column twice', { tabs: [tab('Assets', [...HEAD, 'Value'], ['Cash'])] }, /there twice/],
    [
      'with notes beside its columns',
      { tabs: [tab('Assets', HEAD, [...HEAD.map(() => null), 'ask Nils'])] },
      /beside the columns/,
    ],
    [
      'with too many rows',
      {
        tabs: [
          tab(
            'Assets',
            HEAD,
            ...Array.from({ length: 10_001 }, (_, at) => [`Cash ${at}`, 'Cash', `${at}`, 'Helen Castellan']),
          ),
        ],
      },
      /has 10,001 rows, and an estate holds at most 10,000 .*Put what belongs together into one row/,
    ],
  ] as [string, Workbook, RegExp][])('%s is refused in words', (_what, workbook, words) => {
    expect(messages(workbook)[0]).toMatch(words);
  });
});

describe('a workbook of thousands of rows', () => {
  const many = (more: (at: number) => readonly Given[]) => Array.from({ length: 10_000 }, (_, at) => more(at));
  it('is read whole, and what looks like another row or like what is there is named', () => {
    const rows = many((at) => [`Fund ${at}`, 'Cash', `${at + 1}`, 'Helen Castellan']);
    rows[10] = ['lake  HOUSE', 'Cash', '11', 'Helen Castellan'];
    rows[4_999] = ['Fund 7', 'Cash', '5000', 'Helen Castellan'];
    rows[4_998] = ['Other', 'Cash', '9', 'Helen Castellan'];
    const { rows: good, errors } = assets(...rows);
    expect([good.length, errors.length]).toEqual([10_000, 0]);
    expect(good.flatMap(({ number: at, duplicate }) => (duplicate ? [`${at}: ${duplicate}`] : []))).toEqual([
      '12: This looks like “Lake house” (Real estate, $900,000.00), which is on the balance sheet already.',
      '5000: This looks like row 10 of the same tab.',
      '5001: This looks like row 9 of the same tab.',
    ]);
  });
  it('tells what is wrong in each of them, and guesses at what was meant in the first hundred', () => {
    const { errors } = assets(...many((at) => [`Fund ${at}`, 'Cash', '1', `Helena ${at} Castellan`]));
    expect(errors).toHaveLength(10_000);
    expect(errors.filter(({ message }) => message.includes('Did you mean “Helen Castellan”'))).toHaveLength(100);
  });
});
