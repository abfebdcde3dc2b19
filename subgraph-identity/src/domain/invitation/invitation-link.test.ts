import { describe, expect, it } from 'vitest';
import { invitationIdOf, invitationLinkToken, isInvitationToken } from './invitation.ts';

const key = (byte: number): Uint8Array => Buffer.alloc(32, byte);
const invitation = { id: 'invitation-1', edition: 1 };

describe('the link of an invitation', () => {
  const keys = { current: key(1), earlier: [] };
  const token = invitationLinkToken(invitation, keys);
  it('proves that one, in its present edition', () => {
    expect(invitationIdOf(token)).toBe('invitation-1');
    expect(isInvitationToken(token, invitation, keys)).toBe(true);
    expect(isInvitationToken(token, { ...invitation, edition: 2 }, keys)).toBe(false);
    expect(isInvitationToken(`${token}x`, invitation, keys)).toBe(false);
  });
  it('stays good after a change of the secret while the earlier one is listed', () => {
    expect(isInvitationToken(token, invitation, { current: key(2), earlier: [key(3), key(1)] })).toBe(true);
    expect(isInvitationToken(token, invitation, { current: key(2), earlier: [] })).toBe(false);
  });
});
