import { FORM_ELEMENT_KINDS, FORM_ELEMENT_WIDTHS } from '@platform/mfe-kit/form-elements';
import { describe, expect, it } from 'vitest';
import { formBookSchema, NOTHING } from './form-book.schema.ts';
import { formBookElements } from './form-book-elements.ts';

describe('the page of form elements', () => {
  it.each(FORM_ELEMENT_WIDTHS)('has every kind at width %s', (width) => {
    const elements = formBookElements(width);
    expect(new Set(elements.map(({ kind }) => kind))).toEqual(new Set(FORM_ELEMENT_KINDS));
    expect(elements.every((element) => element.width === width)).toBe(true);
  });
  it('says at each field what is missing', () => {
    const issues = formBookSchema.safeParse(NOTHING).error?.issues ?? [];
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toMatchObject({
      text: 'Name is required',
      email: 'Email is required',
      select: 'Choose a state',
      currency: 'Please specify a valid number',
      year: 'Year must have 4 digits, from 1500 to 9999',
      'heirs.0.name': 'Name is required',
      'heirs.0.percent': 'Please specify a valid number',
    });
  });
});
