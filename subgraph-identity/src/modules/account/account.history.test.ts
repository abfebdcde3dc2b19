import { describe, expect, it } from 'vitest';
import { ACCOUNT_HISTORY } from './account.history.ts';

/** As an earlier release wrote it. */
const OLD = { _id: 'a', emailAddress: 'nora@example.com', passwordHash: 'h', memberships: [{ _id: 'm' }] };

describe('accounts stored before addresses were confirmed', () => {
  const [confirmed] = ACCOUNT_HISTORY;
  it('are nobody’s yet: the first who shows to read the mail owns them, and nothing else of them changes', () => {
    expect(confirmed?.change(OLD)).toEqual({ ...OLD, addressConfirmedAt: null });
  });
  it('keep the moment that is there already, also when the step is repeated', () => {
    const at = new Date('2026-11-20T10:00:00.000Z');
    const once = confirmed?.change({ ...OLD, addressConfirmedAt: at });
    expect(once).toEqual({ ...OLD, addressConfirmedAt: at });
    expect(confirmed?.change(once ?? {})).toEqual(once);
  });
});
