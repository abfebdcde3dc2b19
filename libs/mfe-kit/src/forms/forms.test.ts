import { CombinedGraphQLErrors } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { parseDollars } from './fields.tsx';
import { showServerErrors } from './server-errors.ts';

describe('parseDollars', () => {
  it.each([
    ['1,250.5', 125_050],
    ['$300', 30_000],
    ['.07', 7],
    ['999999999999.99', 99_999_999_999_999],
    ['1234567890123', null],
    ['-5', null],
    ['1.234', null],
    ['', null],
    ['.', null],
  ])('reads "%s" as %s cents', (text, cents) => expect(parseDollars(text)).toBe(cents));
});

describe('showServerErrors', () => {
  const failure = (field?: string) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'Too long', extensions: { code: 'BAD_USER_INPUT', field } }] });

  it('puts a message at the field it names', () => {
    const setError = vi.fn();
    showServerErrors(failure('input.name'), setError, ['name']);
    expect(setError).toHaveBeenCalledWith('name', { type: 'server', message: 'Too long' }, { shouldFocus: true });
  });

  it('puts anything else at the form’s own alert', () => {
    const setError = vi.fn();
    showServerErrors(failure('input.other'), setError, ['name']);
    expect(setError).toHaveBeenCalledWith('root', { type: 'server', message: 'Too long' });
  });
});
