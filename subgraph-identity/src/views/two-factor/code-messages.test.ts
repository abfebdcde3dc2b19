import { rawTextIn } from '@platform/test-kit/raw-text';
import { expect, it } from 'vitest';
import { codeMail, codeText, signInAdviceMail } from './code-messages.ts';

it('a code comes with how long it is good, by mail and by telephone, in words', () => {
  const { subject, text } = codeMail('048213');
  expect(text).toBe('Your code is 048213. It is good for ten minutes.');
  expect(codeText('048213')).toBe(text);
  expect(rawTextIn(`${subject}\n${text}`)).toEqual([]);
});

it('an owner of an account is told to sign in, in words and with nothing to follow', () => {
  const { subject, text } = signInAdviceMail();
  expect(text).toContain('sign in as you always do, then open the link again');
  expect(text).not.toMatch(/https?:|\d/);
  expect(rawTextIn(`${subject}\n${text}`)).toEqual([]);
});
