import { renderToStaticMarkup } from 'react-dom/server';
import { numericFormatter } from 'react-number-format';
import { describe, expect, it } from 'vitest';
import { MoneyInput, NumberInput } from './masked-input.tsx';
import { fitsMask, keptText, MASKS, type MaskName, maskProps, restText } from './masks.ts';

/** What the field shows of a value at rest. */
function shown(mask: MaskName, text: string): string {
  const kept = restText(MASKS[mask], keptText(MASKS[mask], text));
  return numericFormatter(kept, maskProps(MASKS[mask], kept));
}
const shownIn = (html: string): string | undefined => /value="([^"]*)"/.exec(html)?.[1];

describe('the currency mask', () => {
  it.each([
    ['1250.5', '1,250.50'],
    ['1250', '1,250.00'],
    ['1250.987', '1,250.98'],
    ['999999999999.99', '999,999,999,999.99'],
    ['-5', '5.00'],
  ])('R175: shows %s as %s: two decimals, a thousands separator, no sign', (typed, text) =>
    expect(shown('currency', typed)).toBe(text),
  );
  it('R175: takes 12 integer digits and refuses a thirteenth', () => {
    expect(fitsMask(MASKS.currency, '999999999999.99')).toBe(true);
    expect(fitsMask(MASKS.currency, '1000000000000')).toBe(false);
    expect(maskProps(MASKS.currency, '').allowNegative).toBe(false);
  });
  it('R175: is what a money field shows of its cents', () => {
    expect(shownIn(renderToStaticMarkup(<MoneyInput label="Value" value={125_050} onChange={() => {}} />))).toBe(
      '1,250.50',
    );
    expect(shownIn(renderToStaticMarkup(<MoneyInput label="Value" value={5} onChange={() => {}} />))).toBe('0.05');
    expect(shownIn(renderToStaticMarkup(<MoneyInput label="Value" value={null} onChange={() => {}} />))).toBe('');
  });
});

describe('the capped currency mask', () => {
  it.each([
    ['99999999.99', '99,999,999.99'],
    ['100000000', '100,000,000.00+'],
    ['250000000', '100,000,000.00+'],
  ])('R317: shows %s as %s', (typed, text) => expect(shown('cappedCurrency', typed)).toBe(text));
  it('R317: shows the + in the field', () => {
    const field = <MoneyInput label="Value" capped value={25_000_000_000} onChange={() => {}} />;
    expect(shownIn(renderToStaticMarkup(field))).toBe('100,000,000.00+');
  });
});

describe('the 9-digit currency mask', () => {
  it.each([
    ['123456789.123', '123,456,789.123'],
    ['1.5', '1.5'],
    ['0.1239', '0.123'],
  ])('R318: shows %s as %s: up to 3 decimals', (typed, text) => expect(shown('currency9Digit', typed)).toBe(text));
  it('R318: takes 9 integer digits, not 10', () => {
    expect(fitsMask(MASKS.currency9Digit, '999999999.999')).toBe(true);
    expect(fitsMask(MASKS.currency9Digit, '1000000000')).toBe(false);
  });
});

describe('the percent mask', () => {
  it.each([
    ['5', '5.0'],
    ['5.25', '5.25'],
    ['33.333333', '33.33333'],
    ['100', '100.0'],
  ])('R319: shows %s as %s: 1 to 5 decimals', (typed, text) => expect(shown('percent', typed)).toBe(text));
  it('R319: takes 3 integer digits, not 4', () => {
    expect(fitsMask(MASKS.percent, '999')).toBe(true);
    expect(fitsMask(MASKS.percent, '1000')).toBe(false);
  });
  it('R319: is what a percentage field shows', () => {
    const field = <NumberInput label="Share" mask={MASKS.percent} value={5} onChange={() => {}} />;
    expect(shownIn(renderToStaticMarkup(field))).toBe('5.0');
  });
});

describe('masks of ratios', () => {
  it('R320: the decimal mask allows 4 decimals and 1 integer digit', () => {
    expect(shown('decimal', '1.23456')).toBe('1.2345');
    expect(fitsMask(MASKS.decimal, '9.9999')).toBe(true);
    expect(fitsMask(MASKS.decimal, '10')).toBe(false);
  });
  it('R320: the less-than-one mask allows 3 decimals and nothing from 1 up', () => {
    expect(shown('lessThanOne', '0.9999')).toBe('0.999');
    expect(fitsMask(MASKS.lessThanOne, '0.999')).toBe(true);
    expect(fitsMask(MASKS.lessThanOne, '1')).toBe(false);
  });
});
