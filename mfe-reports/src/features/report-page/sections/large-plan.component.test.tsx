import { expect, test } from 'vitest';
import { ESTATE, print, textOf, withFontsAndPictures } from '../report-page.fixture.tsx';

withFontsAndPictures();

const HEIRS = Array.from({ length: 9 }, (_, index) => ({
  holderId: `h${index}`,
  holderName: `Heir ${index}`,
  holderType: 'person',
  outright: (index + 1) * 100_00,
  inTrust: index === 0 ? 5_00 : 0,
  total: (index + 1) * 100_00 + (index === 0 ? 5_00 : 0),
}));
const warning = (code: string, message: string, amount: number) => ({ code, message, ids: [], amount, authority: [] });
const LARGE = {
  distribution: {
    ...ESTATE.distribution,
    finalHoldings: HEIRS,
    warnings: [
      ...HEIRS.map(({ holderName }) => warning('MINOR_OUTRIGHT', `${holderName} is a minor.`, 50_00)),
      warning('INTESTATE_SHARE', 'No will disposes of this.', 900_00),
      warning('TAX_CLAUSE_SILENT', 'Nobody says who bears the tax.', 60_00),
    ],
  },
};

test('the summary of a large plan has the largest of each, and the sections have the whole', async () => {
  await print({}, LARGE);
  const summary = textOf('summary');
  for (const words of ['Heir 8$900.00', 'Heir 5$600.00', '5 others$1,505.00', 'No will disposes of this.'])
    expect(summary).toContain(words);
  for (const words of ['Heir 4', 'is a minor']) expect(summary).not.toContain(words);
  expect(summary).toContain('And 9 more findings.');
  const inTheEnd = textOf('diagram');
  expect(inTheEnd).toContain('What everybody has in the endWhoOutrightIn trustTogetherHeir 8$900.00–$900.00');
  expect(inTheEnd).toContain('Heir 0$100.00$5.00$105.00Total$4,500.00$5.00$4,505.00');
});
