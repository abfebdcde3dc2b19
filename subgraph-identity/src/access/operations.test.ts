import { anonymousActor } from '@platform/contracts';
import { ACCESS_POLICY } from '@platform/contracts/access';
import { readTypeDefs } from '@platform/service-kit';
import { describe, expect, it } from 'vitest';
import { guarded, MUTATION_RULES, QUERY_RULES } from './operations.ts';

/** Fields of a root type, over all its extensions. */
function operationsOf(root: string): string[] {
  return readTypeDefs(`${import.meta.dirname}/..`)
    .definitions.filter((node) => node.kind === 'ObjectTypeDefinition' || node.kind === 'ObjectTypeExtension')
    .filter((node) => node.name.value === root)
    .flatMap((node) => node.fields ?? [])
    .map((field) => field.name.value)
    .sort();
}

describe('operations and the access policy', () => {
  it.each([
    ['Query', QUERY_RULES],
    ['Mutation', MUTATION_RULES],
  ] as const)('every field of %s names an action of the policy, or is public on purpose', (root, rules) => {
    expect(Object.keys(rules).sort()).toEqual(operationsOf(root));
    for (const rule of Object.values(rules)) expect(rule === 'public' || rule in ACCESS_POLICY).toBe(true);
  });
  it('only what a visitor needs is public', () => {
    const isPublic = ([, rule]: [string, string]): boolean => rule === 'public';
    const names = [...Object.entries(QUERY_RULES), ...Object.entries(MUTATION_RULES)]
      .filter(isPublic)
      .map(([name]) => name);
    expect(names.sort()).toMatchInlineSnapshot(`
      [
        "acceptClientInvitation",
        "account2faSettings",
        "confirmPasswordReset",
        "createAccount",
        "currentSession",
        "getOrganizationLogo",
        "invitationToken",
        "isLoggedIn",
        "requestOtp",
        "requestPasswordReset",
        "sendClientOtp",
        "signIn",
        "signInGuestWithToken",
        "signInOptions",
        "signOut",
        "validatePassword",
        "verifyOtp",
      ]
    `);
  });
  it('a resolver without a rule cannot be mounted, and a visitor does not reach one behind a rule', () => {
    expect(() => guarded({ anything: () => 1 }, {})).toThrow(/no rule/);
    const { anything } = guarded({ anything: (..._input: unknown[]) => 1 }, { anything: 'member:list' });
    expect(() => anything({}, {}, { actor: anonymousActor('r') }, {})).toThrow(/sign in/);
  });
});
