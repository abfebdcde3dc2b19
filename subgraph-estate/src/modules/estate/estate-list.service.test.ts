import { systemActor } from '@platform/contracts';
import { expect, it } from 'vitest';
import { createEstateListService, type EstateListServiceDeps } from './estate-list.service.ts';

it('an overview reads its figures beside what waits for somebody, not after it', async () => {
  const asked: string[] = [];
  const noting = (name: string, answer: unknown) => async () => {
    asked.push(name);
    return answer;
  };
  const overviews = {
    figures: noting('figures', { sums: {}, households: [], named: {} }),
    work: noting('work', []),
    byIds: noting('rows', []),
  } as unknown as EstateListServiceDeps['overviews'];
  const service = createEstateListService({
    overviews,
    lists: {} as EstateListServiceDeps['lists'],
    membersOf: async () => [],
    actor: systemActor('estate', 'r', { everything: true, organizationIds: [], estateIds: [] }),
  });
  const { promise: uploads, reject } = Promise.withResolvers<never>();
  const overview = service.overview(
    false,
    { uploads, reminders: Promise.resolve([]) },
    { today: '2026-03-01', timeZone: 'America/New_York' },
  );
  expect(asked.toSorted()).toEqual(['figures', 'work']);
  reject(new Error('the store is away'));
  await expect(overview).rejects.toThrow('the store is away');
  expect(asked).toHaveLength(2);
});
