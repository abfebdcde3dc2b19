import { readFileSync } from 'node:fs';
import { mayAskDespite } from '@platform/contracts/access';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

const schema = buildSchema(readFileSync(new URL('../api.graphql', import.meta.url), 'utf8'), { assumeValid: true });
const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
);

/** Every root field of the whole graph; a new one waits unless it is put on the list, and then shows here. */
describe('while a forced step is outstanding', () => {
  it('an expired password lets only its rotation, signing in or out, and the own session through', () => {
    expect(fields.filter((name) => mayAskDespite('rotate-password', name)).sort()).toEqual([
      'confirmPasswordReset',
      'currentSession',
      'getOrganizationLogo',
      'invitationToken',
      'isLoggedIn',
      'requestPasswordReset',
      'signIn',
      'signInOptions',
      'signOut',
      'updatePassword',
      'validatePassword',
    ]);
  });
  it('a missing second factor lets only the security of the own account through besides', () => {
    expect(fields.filter((name) => mayAskDespite('edit/security', name)).sort()).toEqual([
      'account2faSettings',
      'accountOtpUri',
      'accountSessions',
      'confirmIdentity',
      'confirmPasswordReset',
      'currentSession',
      'generate2faBackupCodes',
      'getOrganizationLogo',
      'invitationToken',
      'isLoggedIn',
      'requestOtp',
      'requestPasswordReset',
      'revokeAccountSession',
      'revokeOtherAccountSessions',
      'signIn',
      'signInOptions',
      'signOut',
      'update2faSettings',
      'updatePassword',
      'validatePassword',
      'verifyOtp',
    ]);
  });
  it('looks at a graph with every subgraph in it', () => {
    expect(fields.length).toBeGreaterThan(60);
    expect(fields).toEqual(expect.arrayContaining(['estates', 'organizationTeam']));
  });
});
