import { screen } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ESTATE, print, SETTINGS, TAX, textOf, withFontsAndPictures, withOptions } from '../../report-page.fixture.tsx';

withFontsAndPictures();

test('a report says more of generation-skipping transfers where that is wanted', async () => {
  const people = [
    { id: 'helen', name: 'Helen Castellan', isClient: true, isSpouse: false, gstExemptionUsed: 2_000_00 },
    { id: 'robert', name: 'Robert Castellan', isClient: false, isSpouse: true, gstExemptionUsed: null },
  ].map((person) => ({
    isDeceased: false,
    ageInYears: 70,
    state: 'MA',
    birthDate: null,
    deathDate: null,
    clientRelationship: null,
    ...person,
  }));
  await print(withOptions({ isGstTaxInfoExpanded: true }), { people });
  const text = textOf('taxes');
  for (const words of [
    'Helen Castellan$2,000.00',
    'Robert CastellanNot entered',
    'Castellan Joint TrustPartly GST exempt25.0%',
  ])
    expect(text).toContain(words);
});
test('a report says no more of generation-skipping transfers than their tax where that is not wanted', async () => {
  await print();
  expect(textOf('taxes')).not.toContain('Generation-skipping');
});

const WORKED = {
  distribution: {
    ...ESTATE.distribution,
    taxes: [
      {
        ...TAX,
        working: {
          label: 'Tax',
          amount: 100,
          lines: [
            { depth: 1, label: 'Rate', amount: null, value: '16%', formula: 'by the table', rule: 'line' },
            { depth: 1, label: 'Tax due', amount: 100, value: null, formula: null, rule: 'total' },
          ],
          authority: [{ cite: 'M.G.L. c. 65C, § 2A', title: 'Estate tax' }],
        },
      },
    ],
  },
};
test('a figure of tax leads to its note with formula and authority', async () => {
  await print({}, WORKED);
  const link = screen.getByRole('link', { name: 'Note 1' });
  const note = document.querySelector(link.getAttribute('href') ?? '');
  expect(note?.textContent).toContain('Massachusetts estate tax, second death: $1.00');
  expect(note?.textContent).toContain('Rate: by the table');
  expect(note?.textContent).toContain('M.G.L. c. 65C, § 2A: Estate tax');
  expect(textOf('assumptions')).toContain('Gross estate. All that somebody owns');
  expect(textOf('assumptions')).toContain('These are estimates for discussion.');
});
test('steps, terms and the platform’s words are left out where the organization wants none', async () => {
  await print({ leavesOut: { steps: true, terms: true, platformDisclosure: true } }, WORKED);
  expect(textOf('taxes')).not.toContain('16%');
  expect(textOf('taxes')).toContain('Tax due');
  const notes = textOf('assumptions');
  for (const words of ['by the table', 'Gross estate', 'These are estimates']) expect(notes).not.toContain(words);
  expect(notes).toContain('FeesBy the hour.');
  expect(document.querySelector('main style')?.textContent ?? '').not.toContain('Estimates for discussion');
});

const partOf = (id: string, title: string, label: string) => ({
  id,
  title,
  workings: [
    {
      label,
      amount: 30_000,
      lines: [
        { depth: 1, label: 'House', amount: 30_000, value: null, formula: '$900.00 × 1/3', rule: 'plain' },
        { depth: 0, label, amount: 30_000, value: null, formula: null, rule: 'total' },
      ],
      authority: [{ cite: 'IRC § 2033' }],
    },
  ],
});
const WORKINGS = {
  version: 3,
  allWorkings: [
    partOf('FIRST_DEATH:estate', 'First death: Robert’s estate', 'Gross estate'),
    partOf('held', 'What everybody holds in the end', 'Held by Anna'),
  ],
};
const WITH_WORKINGS = { orderedRequestableSections: ['cover', 'summary', 'workings', 'assumptions'] };
test('every amount is printed with its lines, arithmetic and law where the report has them', async () => {
  await print(WITH_WORKINGS, { ...WORKINGS });
  const text = textOf('workings');
  expect(text).toContain('First death: Robert’s estate');
  expect(text).toContain('House: $900.00 × 1/3');
  expect(text).toContain('IRC § 2033.');
  expect(text).toContain('Held by Anna');
});
test('where steps are left out the totals stay', async () => {
  await print({ ...WITH_WORKINGS, leavesOut: { ...SETTINGS.leavesOut, steps: true } }, { ...WORKINGS });
  expect(textOf('workings')).toContain('Gross estate');
  expect(textOf('workings')).not.toContain('House');
});
