import { describe, expect, it } from 'vitest';
import { INVITATION_HISTORY } from './invitation.history.ts';

/** As an earlier release wrote it. */
const OLD = { _id: 'i', emailAddress: 'ruth@example.com', intent: 'CLIENT_PORTAL', role: 'CLIENT', edition: 2 };

describe('invitations stored while links were shown to whoever invited', () => {
  const [shown] = INVITATION_HISTORY;
  it('prove nothing of who reads the mail, and nothing else of them changes', () => {
    expect(shown?.change(OLD)).toEqual({ ...OLD, linkMailedOnly: false });
  });
  it('keep what a later release has written, also when the step is repeated', () => {
    const mailed = shown?.change({ ...OLD, linkMailedOnly: true });
    expect(mailed).toEqual({ ...OLD, linkMailedOnly: true });
    expect(shown?.change(mailed ?? {})).toEqual(mailed);
  });
});
