import { reminderFellDueV1 } from '@platform/contracts/events';
import { SAMPLE_ACCOUNTS } from '@platform/test-kit/sample-world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdvisedClients } from '../src/modules/estate/advised-clients.ts';
import { defineRowModels } from '../src/modules/estate/estate-rows.model.ts';
import { createReminderNotices } from '../src/modules/reminder/reminder-notices.ts';
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

it('whoever advises the client is told once when the day has come in their calendar, and has it on the dashboard', async () => {
  const input = { firstName: 'Otis', lastName: 'Lark', state: 'WA', maritalStatus: 'SINGLE' };
  const made = await ask(
    'mutation ($input: CreateEstateInput!) { createEstate(input: $input) { estate { id displayName } } }',
    {
      input,
    },
  );
  const { id: estateId, displayName } = made.data.createEstate.estate;
  const { reminder } = (await ask(SET, { id: estateId, a: { text: 'Renew the lease', dueOn: '2026-11-25' } })).data
    .createReminder;
  const model = estate.shared.nounModels.reminders;
  const clientsOf = createAdvisedClients(defineRowModels(estate.shared.estateModel.db));
  let nudges = 0;
  const tellAt = (at: string) =>
    createReminderNotices({
      model,
      clientsOf,
      zoneOf: async () => 'America/Los_Angeles',
      now: () => new Date(at),
      nudge: () => {
        nudges += 1;
      },
    })();
  type Waiting = { outbox?: { envelope: { type: string } }[] };
  const told = async () => {
    const found = await model.findById(reminder.id).select('+outbox').lean();
    const envelopes = ((found as Waiting).outbox ?? []).map(({ envelope }) => envelope);
    return envelopes.filter(({ type }) => type === reminderFellDueV1.type);
  };
  await tellAt('2026-11-25T07:00:00.000Z'); // still the 24th there
  expect(await told()).toEqual([]);
  await Promise.all([tellAt('2026-11-25T09:00:00.000Z'), tellAt('2026-11-25T09:00:01.000Z')]);
  const [first, ...more] = await told();
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    payload: {
      reminderId: reminder.id,
      estateId,
      displayName,
      text: 'Renew the lease',
      accountIds: [SAMPLE_ACCOUNTS.advisor.id],
    },
  });
  expect(nudges).toBeGreaterThan(0);
  // A form that was open before saves over it; another day is told of anew.
  expect(codeOf(await ask(UPDATE, { id: reminder.id, v: 1, a: { dueOn: '2026-11-26' } }))).toBeUndefined();
  await tellAt('2026-11-26T09:00:00.000Z');
  expect(await told()).toHaveLength(2);

  const WORK = '{ estateOverview(mine: true) { work { kind title estateName } } }';
  const due = await ask(SET, { id: estateId, a: { text: 'Send the draft', dueOn: '2026-11-20' } });
  const onDashboard = async () =>
    (await ask(WORK)).data.estateOverview.work.filter(
      ({ estateName }: { estateName: string }) => estateName === displayName,
    );
  const item = { kind: 'REMINDER_DUE', title: 'Send the draft', estateName: displayName };
  expect(await onDashboard()).toContainEqual(item);
  await ask(UPDATE, { id: due.data.createReminder.reminder.id, v: 1, a: { isDone: true } });
  expect(await onDashboard()).not.toContainEqual(item);
});
