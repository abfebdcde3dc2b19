import { rawTextIn } from '@platform/test-kit/raw-text';
import { expect, it } from 'vitest';
import { codeMail, codeText } from './code-messages.ts';

it('a code comes with how long it is good, by mail and by telephone, in words', () => {
  const { subject, text } = codeMail('048213');
  expect(text).toBe('Your code is 048213. It is good for ten minutes.');
  expect(codeText('048213')).toBe(text);
  expect(rawTextIn(`${subject}\n${text}`)).toEqual([]);
});
