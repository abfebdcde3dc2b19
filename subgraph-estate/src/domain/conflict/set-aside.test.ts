import { DomainError } from '@platform/kernel';
import { expect, it } from 'vitest';
import { isStillSetAside, setAsideWith } from './set-aside.ts';

const CONFLICT = {
  id: 'TITLE:house',
  title: 'House passes around the documents',
  text: 'House goes to Dee.',
  amountCents: 100,
  facts: 'f',
};
const kept = setAsideWith(CONFLICT, ' The daughter cares for her. ', 'Nora Finch');
const codeOf = (said: string): unknown => {
  try {
    return setAsideWith(CONFLICT, said, null);
  } catch (error) {
    return error instanceof DomainError ? [error.code, error.field] : error;
  }
};

it('says why, of what and by whom', () => {
  expect(kept).toEqual({
    conflictId: 'TITLE:house',
    name: CONFLICT.title,
    about: 'House goes to Dee.',
    reason: 'The daughter cares for her.',
    facts: 'f',
    worthCents: 100,
    setAsideByName: 'Nora Finch',
  });
  expect(codeOf('  ')).toEqual(['REQUIRED', 'reason']);
  expect(codeOf('x'.repeat(501))).toEqual(['TOO_LONG', 'reason']);
});

it('stands as long as the facts do and less than twice as much is at stake', () => {
  expect(isStillSetAside(kept, CONFLICT)).toBe(true);
  expect(isStillSetAside(kept, { ...CONFLICT, amountCents: 199 })).toBe(true);
  expect(isStillSetAside(kept, { ...CONFLICT, amountCents: 200 })).toBe(false);
  expect(isStillSetAside(kept, { ...CONFLICT, amountCents: null })).toBe(true);
  expect(isStillSetAside(kept, { ...CONFLICT, facts: 'g' })).toBe(false);
  const ofNoMoney = { ...kept, worthCents: null };
  expect(isStillSetAside(ofNoMoney, { ...CONFLICT, amountCents: null })).toBe(true);
  expect(isStillSetAside(ofNoMoney, CONFLICT)).toBe(false);
});
