import { waitFor } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { ESTATE, print, textOf, withFontsAndPictures, withOptions } from './report-page.fixture.tsx';

withFontsAndPictures();

test('every printed page says roles, kinds, reasons, taxes and the law in words', async () => {
  await print();
  const text = document.body.textContent ?? '';
  for (const words of [
    'First successor co-trustee: Ruth Castellan',
    'Joint revocable trust',
    'Set aside for the spouse',
    'Massachusetts estate tax',
    'Two documents make the plan.',
    'Will of 2012Replaced by a later will',
    'Health care proxyMissing: what it says is not known',
    'Tax law of 2026',
    'Nov 1, 2026',
    'Nora Finch, Partner',
    'About NorthmereWe listen.',
    'FeesBy the hour.',
    'One thing would make the plan better.Name a proxy',
    // One line for a role, with all papers that name whom it falls to.
    'Castellan Joint Trust, Will of 2021',
    // One line for what goes the same way for the same reason.
    'Set aside for the spouse$10.00',
  ])
    expect(text).toContain(words);
});

test('a section that the estate has nothing for is not printed, and stands in no contents', async () => {
  await print(withOptions({ projectionsEnabled: true }), { trusts: [], estateDocuments: [], customOpportunities: [] });
  for (const id of ['life_insurance', 'milestones', 'team', 'trusts', 'documents', 'opportunities'])
    expect(document.querySelector(`[data-section="${id}"]`)).toBeNull();
  // Nothing has a height here, so that each has a page of its own.
  await waitFor(() => expect(textOf('contents')).toContain('Estate tax5About Northmere7Notes and assumptions8'));
});

test('an estate that nothing is entered of has no empty tables', async () => {
  const { distribution } = ESTATE;
  const flow = { ...distribution.flow, nodes: [], edges: [] };
  await print(
    {
      orderedRequestableSections: ['cover', 'summary', 'balance_sheet', 'diagram', 'taxes', 'workings', 'assumptions'],
    },
    {
      balanceSheet: { ...ESTATE.balanceSheet, groups: [] },
      distribution: { ...distribution, transfers: [], taxes: [], finalHoldings: [], flow },
      allWorkings: [],
    },
  );
  for (const id of ['balance_sheet', 'diagram', 'workings'])
    expect(document.querySelector(`[data-section="${id}"]`)).toBeNull();
  expect(textOf('summary')).toContain('Nothing is entered yet that somebody would receive.');
  // There is one death alone, so none is the first.
  expect(textOf('taxes')).toContain('At death: ');
});

test('the cover has the organization’s logo as tall as it wants it, and its name where there is none', async () => {
  const organization = {
    ...ESTATE.organization,
    logoUrl: '/files/logo.svg',
    pdfLogoHeight: 64,
    pdfLogoFooterHeight: 18,
  };
  await print({}, { organization });
  const logo = document.querySelector<HTMLElement>('[data-section="cover"] img');
  expect([logo?.getAttribute('src'), logo?.style.height]).toEqual(['/files/logo.svg', '64px']);
  expect(document.querySelector('main style')?.textContent).toContain('url("/files/logo.svg") 0 8px / auto 18px');
});
test('a cover without a logo has the name', async () => {
  await print({}, { organization: { ...ESTATE.organization, logoUrl: 'https://elsewhere.example/logo.svg' } });
  expect(document.querySelector('[data-section="cover"] img')).toBeNull();
  expect(textOf('cover')).toContain('Harrow Lane Partners');
});

test('every amount in a table, and every one that stands in a line, is known to the cent', async () => {
  await print(withOptions({ isGstTaxInfoExpanded: true }));
  const amounts = [...document.querySelectorAll<HTMLElement>('td, [data-amounts] :is(dd, b)')].filter(
    ({ textContent }) => /^[−-]?\$?\d[\d,.]*[KMB]?$/.test(textContent ?? ''),
  );
  expect(amounts.length).toBeGreaterThan(5);
  expect(amounts.filter(({ dataset }) => !dataset['cents']).map(({ textContent }) => textContent)).toEqual([]);
});
