import { readFileSync } from 'node:fs';
import type { OutstandingDuty } from '@platform/contracts';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSupergraphRules } from '../src/graph/supergraph-rules.ts';

const schema = buildSchema(readFileSync(new URL('../api.graphql', import.meta.url), 'utf8'), { assumeValid: true });
const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((name) => ({ root: type?.name ?? '', name })),
);
const fields = roots.map(({ name }) => name);
const rules = readSupergraphRules(readFileSync(new URL('../supergraph.graphql', import.meta.url), 'utf8'));
const servedDespite = (duty: OutstandingDuty): string[] =>
  roots.flatMap(({ root, name }) => (rules.field(root, name)?.despite.includes(duty) ? name : []));

/** Every root field of the whole graph; a new one waits unless its SDL says otherwise, and then shows here. */
describe('while a forced step is outstanding', () => {
  it('an expired password lets only its rotation, signing in or out, and the own session through', () => {
    expect(servedDespite('rotate-password').sort()).toEqual([
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
    expect(servedDespite('edit/security').sort()).toEqual([
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
