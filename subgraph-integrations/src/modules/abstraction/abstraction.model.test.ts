import { Mongoose } from 'mongoose';
import { expect, it } from 'vitest';
import { newAbstraction } from '../../domain/abstraction/abstraction.ts';
import { defineAbstractionModel } from './abstraction.model.ts';

const model = defineAbstractionModel(new Mongoose().createConnection());
const begun = {
  ...newAbstraction('a', 'e', 'o'),
  payment: { status: 'PENDING', tokens: 1, paidAt: null, refundedAt: null },
};
const problemOf = async (changes: object): Promise<string | null> =>
  new model({ ...begun, ...changes }).validate().then(
    () => null,
    (error: Error) => error.message,
  );

it('a reading is stored as the domain knows it', async () => {
  expect(await problemOf({})).toBeNull();
  expect(await problemOf({ warnings: [{ errorType: 'MISSING_PAGES', message: 'Page 3', page: null }] })).toBeNull();
});
it.each([
  ['another status', { status: 'DOZING' }, 'DOZING'],
  ['a payment of another status', { payment: { ...begun.payment, status: 'OWED' } }, 'OWED'],
  ['a payment with a field of its own', { payment: { ...begun.payment, by: 'cheque' } }, 'by'],
  ['a file without its key', { file: { filename: 'w.pdf', mimetype: 'x', byteSize: 1, sha256: '' } }, 'blobKey'],
  ['a warning without words', { warnings: [{ errorType: 'X', page: 1 }] }, 'message'],
])('%s is refused', async (_what, changes, word) => expect(await problemOf(changes)).toContain(word));
