import {
  type Actor,
  anonymousActor,
  MEMBERSHIP_ROLES,
  type MembershipRole,
  type RealtimeMessage,
} from '@platform/contracts';
import { describe, expect, it } from 'vitest';
import { type CableContext, createCableSchema } from './cable-schema.ts';
import type { Listener } from './realtime-hub.ts';

const ALL: readonly string[] = MEMBERSHIP_ROLES;
const STAFF = ['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN'];

/** Which roles may listen to what, by hand and by role, not by action. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  abstractionProgress: ALL,
  estateChanged: ALL,
  importProgress: [...STAFF, 'ATTORNEY'],
  notificationAdded: STAFF,
  quotaChanged: [...STAFF, 'REPORT_ADMIN'],
  reportProgress: [...STAFF, 'REPORT_ADMIN', 'CLIENT', 'ATTORNEY'],
  sessionEnded: ALL,
  settingsChanged: ALL,
};

const listeners = new Set<Listener>();
const hub = {
  async listen(_channel: string, listener: Listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: () => undefined,
};
const fields =
  createCableSchema({ hub, seesEstate: async () => true })
    .getSubscriptionType()
    ?.getFields() ?? {};
const ARGUMENTS = { estateId: 'e', organizationId: 'o' };

function actorAs(activeRole: MembershipRole): Actor {
  const scope = { everything: false, organizationIds: ['o'], estateIds: [] };
  return { ...anonymousActor('r'), kind: 'account', accountId: 'a', sessionId: 's', activeRole, scope };
}
async function listen(name: string, activeRole: MembershipRole, signal = new AbortController().signal) {
  const context: CableContext = { currentActor: async () => actorAs(activeRole), signal, noteDenial: () => undefined };
  return (await fields[name]?.subscribe?.({}, ARGUMENTS, context, {} as never)) as AsyncGenerator<RealtimeMessage>;
}
const mayListen = (name: string, role: MembershipRole): Promise<boolean> =>
  listen(name, role).then(
    () => true,
    () => false,
  );

describe('subscriptions by role', () => {
  it('every one has a row, and none is of one that is gone', () => {
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  });
  it.each(Object.entries(EXPECTED))('%s is open to exactly its roles', async (name, roles) => {
    const open = await Promise.all(MEMBERSHIP_ROLES.map((role) => mayListen(name, role)));
    expect(MEMBERSHIP_ROLES.filter((_role, at) => open[at]).toSorted()).toEqual(roles.toSorted());
  });
  it.each([
    ['ADVISOR', 1],
    ['CLIENT', 0],
  ] as const)('a report in the making is told to %s %i times', async (role, times) => {
    const stop = new AbortController();
    const messages = await listen('reportProgress', role, stop.signal);
    const told: unknown[] = [];
    const reading = (async () => {
      for await (const message of messages) told.push(message);
    })();
    await expect.poll(() => listeners.size).toBe(1);
    const message = {
      type: 'reportProgress',
      estateId: 'e',
      reportId: 'r',
      status: 'DRAFT',
      percent: 5,
      message: null,
    };
    for (const tell of listeners) tell(message as RealtimeMessage);
    await expect.poll(() => told.length).toBe(times);
    stop.abort();
    await reading;
    expect(told).toHaveLength(times);
    expect(listeners.size).toBe(0);
  });
  it('how far a workbook is, is told to whoever sent it alone', async () => {
    const stop = new AbortController();
    const messages = await listen('importProgress', 'ADVISOR', stop.signal);
    const next = messages.next();
    await expect.poll(() => listeners.size).toBe(1);
    const message = { type: 'importProgress', estateId: 'e', stage: 'CHECKING', total: 5_000 };
    for (const [accountId, done] of [
      ['b', 250],
      ['a', 500],
    ])
      for (const tell of listeners) tell({ ...message, accountId, done } as RealtimeMessage);
    expect((await next).value).toMatchObject({ accountId: 'a', done: 500 });
    stop.abort();
    await messages.return(undefined);
  });
});
