import { describe, expect, it } from 'vitest';
import { datesIn } from './dates.ts';
import { namesIn, toTitle, withoutNickname } from './names.ts';
import { numberWord, parseMoney, parseShare } from './numbers.ts';
import { stateCode } from './states.ts';

describe('words of the trade', () => {
  it.each([
    ['on the 2nd day of April, 2012', '2012-04-02'],
    ['this ninth day of July, 2020', '2020-07-09'],
    ['3 October 2017', '2017-10-03'],
    ['Sept. 4, 2009', '2009-09-04'],
    ['05/09/2023', '2023-05-09'],
    ['the twenty-second day of October, two thousand seventeen', '2017-10-22'],
    ['the 3rd day of May, nineteen hundred and ninety-eight', '1998-05-03'],
    ['this the eleventh day of September, A.D. 1998', '1998-09-11'],
  ])('reads the date "%s"', (text, iso) => {
    expect(datesIn(text).map((d) => d.iso)).toEqual([iso]);
  });

  it.each([
    ['one-half', 1, 2],
    ['forty percent (40%)', 40, 100],
    ['35%', 35, 100],
    ['two-thirds', 2, 3],
    ['3/8', 3, 8],
  ])('reads the share "%s"', (text, numerator, denominator) => {
    expect(parseShare(text)).toEqual({ numerator, denominator });
  });

  it('reads numbers and money', () => {
    expect([numberWord('twenty-five'), numberWord('third'), numberWord('word')]).toEqual([25, 3, undefined]);
    expect([parseMoney('$702,180'), parseMoney('$1.5 million'), parseMoney('$12.50')]).toEqual([
      70_218_000, 150_000_000, 1250,
    ]);
  });

  it.each([
    ['Eighteen Thousand Dollars', 1_800_000],
    ['Seven Thousand Five Hundred Dollars', 750_000],
    ['one hundred twenty thousand dollars', 12_000_000],
    ['Two Million Dollars', 200_000_000],
  ])('reads the amount "%s"', (text, cents) => {
    expect(parseMoney(text)).toBe(cents);
  });

  it.each([
    'the vineyard at 2210 Arrowleaf Lane',
    'my ranch on Threadgill Creek',
    'Golden Oak, of San Rafael, shall serve',
    'AND FOR THE BETTER EFFECTUATION of the purposes',
    'shall pay Twenty Thousand Dollars to my nephew',
  ])('finds nobody in "%s"', (text) => {
    expect(namesIn(text).filter(({ text: name }) => name !== 'Golden Oak')).toEqual([]);
  });

  it('leaves a name in daily use inside the name', () => {
    expect(namesIn('to WILHELMINA "MINA" ADDO, if living').map((n) => withoutNickname(toTitle(n.text)))).toEqual([
      'Wilhelmina Addo',
    ]);
  });

  it('knows West Virginia from Virginia', () => {
    expect([stateCode('West Virginia'), stateCode('VIRGINIA'), stateCode('Ontario')]).toEqual(['WV', 'VA', undefined]);
  });

  it('finds people and institutions, not offices, towns or headings', () => {
    const names = namesIn(
      'I name my cousin, Evangeline Amara-Scott, as Executor and Marsh Harbor Trust, Inc. as Trustee, of Grand Rapids, Michigan.',
    );
    expect(names.map((n) => n.text)).toEqual(['Evangeline Amara-Scott', 'Marsh Harbor Trust, Inc.']);
    expect(namesIn('to French Broad Trust & Savings').map((n) => n.text)).toEqual(['French Broad Trust & Savings']);
  });

  it('writes the capitals of a title page as a name', () => {
    expect(toTitle("LAST WILL OF MARY O'NEIL-SCOTT III")).toBe("Last Will of Mary O'Neil-Scott III");
  });
});

it('keeps the small letter of a name in capitals that begins with Mc', () => {
  expect(toTitle('ERZSI McALLISTER')).toBe('Erzsi McAllister');
});

it('keeps the name of a company whole that is called after somebody', () => {
  expect(namesIn("$500 to St. Agatha's Table, Inc.").map(({ text }) => text)).toEqual(["St. Agatha's Table, Inc."]);
  expect(namesIn('the rest to Clear Water Residences of Dover').map(({ text }) => text)).toEqual([
    'Clear Water Residences of Dover',
  ]);
});
