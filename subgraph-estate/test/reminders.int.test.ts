import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedEstate, startEstate } from './estate-harness.ts';

let estate: StartedEstate;
beforeAll(async () => {
  estate = await startEstate();
});
afterAll(() => estate?.stop());

type Person = Parameters<StartedEstate['as']>[0];
const ask = (query: string, variables: object = {}, who: Person = 'advisor') => estate.as(who)(query, variables);
const OF_ESTATE = 'query ($id: ID!) { estate(id: $id) { estateReminders { text dueOn isDue doneAt createdByName } } }';
const SET =
  'mutation ($id: ID!, $a: ReminderInput!) { createReminder(estateId: $id, attributes: $a) { reminder { id version } } }';
const UPDATE =
  'mutation ($id: ID!, $v: Int!, $a: ReminderInput!) { updateReminder(id: $id, version: $v, attributes: $a) { reminder { version doneAt } } }';
const LISTED = '{ reminders(pagination: { perPage: -1 }) { collection { id estate { displayName } } } }';
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors[0]?.extensions.code;

it('reminders of an estate come by their days, are done, and stand among those of the firm under their client', async () => {
  const input = { firstName: 'Iris', lastName: 'Kestrel', state: 'MA', maritalStatus: 'SINGLE' };
  const made = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id displayName } } }',
    { input },
  );
  const { id, displayName } = made.data.createEstate.estate;
  await ask(SET, { id, a: { text: 'Later', dueOn: '2090-05-01' } });
  const { reminder } = (await ask(SET, { id, a: { text: 'Long due', dueOn: '2026-01-05' } })).data.createReminder;
  const read = async () => (await ask(OF_ESTATE, { id })).data.estate.estateReminders;
  expect(await read()).toMatchObject([
    { text: 'Long due', isDue: true, doneAt: null, createdByName: expect.any(String) },
    { text: 'Later', isDue: false },
  ]);
  const done = await ask(UPDATE, { id: reminder.id, v: 1, a: { isDone: true } });
  expect(done.data.updateReminder.reminder).toEqual({ version: 2, doneAt: expect.any(String) });
  expect((await read())[0]).toMatchObject({ text: 'Long due', isDue: false });
  expect(codeOf(await ask(UPDATE, { id: reminder.id, v: 1, a: { text: 'Too late' } }))).toBe('STALE_VERSION');
  const { collection } = (await ask(LISTED)).data.reminders;
  expect(collection).toContainEqual({ id: reminder.id, estate: { displayName } });
});

it('a client reads none of her advisor’s, and sets none', async () => {
  const { data } = await ask('{ estates { collection { id } } }', {}, 'client');
  const [{ id }] = data.estates.collection;
  await ask(SET, { id, a: { text: 'Ask about the second marriage', dueOn: '2026-01-05' } });
  expect((await ask(OF_ESTATE, { id }, 'client')).data.estate.estateReminders).toBeNull();
  expect(codeOf(await ask(LISTED, {}, 'client'))).toBe('FORBIDDEN');
  expect(codeOf(await ask(SET, { id, a: { text: 'Mine', dueOn: '2026-01-05' } }, 'client'))).toBe('FORBIDDEN');
});
