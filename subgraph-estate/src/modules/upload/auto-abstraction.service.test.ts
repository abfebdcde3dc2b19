import { expect, it } from 'vitest';
import { type AutoAbstractionDeps, createAutoAbstractionService } from './auto-abstraction.service.ts';

it('says of files beyond the hundred that are read at once that they wait, and leaves out what was asked for', async () => {
  const files = Array.from({ length: 130 }, (_, index) => ({
    id: `f${index}`,
    status: index < 10 ? 'READ' : 'UPLOADED',
    tokensNeeded: 1,
  }));
  const asked: string[] = [];
  const uploads = {
    byEstates: async () => files,
    byIds: async (ids: readonly string[]) => files.filter(({ id }) => ids.includes(id)),
    requestAbstraction: async (id: string) => {
      asked.push(id);
      return files.find((file) => file.id === id);
    },
  };
  const deps = { uploads, estates: { one: async () => ({}) } } as unknown as AutoAbstractionDeps;
  const { message, estateUploads } = await createAutoAbstractionService(deps).createForAll('e1', null);
  expect(message).toBe('100 files will be read. 20 files can be asked for when they are done.');
  expect([estateUploads.length, asked[0], asked.at(-1)]).toEqual([100, 'f10', 'f109']);
});
