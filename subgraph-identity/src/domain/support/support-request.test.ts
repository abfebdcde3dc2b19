import { describe, expect, it } from 'vitest';
import { parseSupportRequest } from './support-request.ts';

const FIELDS = { company: 'Northmere Wealth', type: 'Billing', subject: 'An invoice' };
const refusalOf = (fields: object): unknown => {
  try {
    parseSupportRequest(fields);
    return null;
  } catch (error) {
    const { message, field } = error as { message: string; field?: string };
    return { message, field };
  }
};

describe('a support request', () => {
  it.each([
    ['company', '', 'Organization is required'],
    ['company', undefined, 'Organization is required'],
    ['type', ' ', 'Reason is required'],
    ['subject', '', 'Subject is required'],
  ])('R106: needs %s (%j)', (field, value, message) => {
    expect(refusalOf({ ...FIELDS, [field]: value })).toEqual({ message, field });
  });
  it.each([
    ['subject', 80],
    ['description', 500],
    ['name', 255],
    ['email', 80],
  ])('R107: takes a %s of %i characters and no more', (field, max) => {
    expect(refusalOf({ ...FIELDS, [field]: 'ü'.repeat(max) })).toBeNull();
    expect(refusalOf({ ...FIELDS, [field]: 'ü'.repeat(max + 1) })).toEqual({
      message: `At most ${max} characters`,
      field,
    });
  });
  it.each([
    ['a second line in the subject', { subject: 'Hello\r\nBcc: everybody@example.com' }, 'subject'],
    ['NUL in the description', { description: 'a\u0000b' }, 'description'],
    ['an override of the direction', { subject: 'will\u202Efdp.exe' }, 'subject'],
    ['a space without width', { description: 'Ma\u200Bry' }, 'description'],
    ['another encoding', { encoding: 'UTF-7' }, 'encoding'],
    ['another priority', { priority: 'High' }, 'priority'],
    ['a field twice', { subject: ['a', 'b'] }, 'subject'],
  ])('refuses %s', (_name, change, field) => expect(refusalOf({ ...FIELDS, ...change })).toMatchObject({ field }));
});
