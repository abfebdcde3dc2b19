import { expect, it } from 'vitest';
import { ownValueId, valueIdOf } from './value-id.ts';

it('values of two files never have one id, and each is found in its file by either form', () => {
  expect(valueIdOf('u1', 'kind')).not.toBe(valueIdOf('u2', 'kind'));
  expect(ownValueId('u1', valueIdOf('u1', 'fiduciaries[0]'))).toBe('fiduciaries[0]');
  expect(ownValueId('u1', 'fiduciaries[0]')).toBe('fiduciaries[0]');
  expect(ownValueId('u1', valueIdOf('u2', 'kind'))).toBe('u2:kind');
});
