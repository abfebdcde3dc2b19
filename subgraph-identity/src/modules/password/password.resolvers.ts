import { PASSWORD_MESSAGES } from '@platform/contracts';
import { clientNetwork } from '@platform/service-kit';
import type { MutationResolvers } from '../../schema.generated.ts';

export const passwordMutations: Pick<
  MutationResolvers,
  'requestPasswordReset' | 'confirmPasswordReset' | 'updatePassword' | 'validatePassword'
> = {
  requestPasswordReset: async (_parent, { input }, { origin, services }) => {
    await services.passwords.requestReset(input.emailAddress, origin);
    return { ok: true };
  },
  confirmPasswordReset: async (_parent, { input }, { origin, services }) => ({
    ok: true,
    earlierAccessEnded: await services.passwords.confirmReset(input, origin),
  }),
  updatePassword: async (_parent, { input }, { actor, origin, services, setSessionToken }) => {
    setSessionToken(await services.passwords.change(actor, input, origin));
    return { ok: true };
  },
  validatePassword: async (_parent, { password, name, emailAddress }, { actor, origin, services }) => {
    const owner = {
      own: [actor.name ?? name ?? '', actor.emailAddress ?? emailAddress ?? ''],
      organizationIds: actor.organizationId ? [actor.organizationId] : [],
    };
    const asker = actor.sessionId ?? clientNetwork(origin.ipAddress);
    const problems = await services.passwords.validate(password, owner, asker);
    return { valid: problems.length === 0, messages: problems.map((problem) => PASSWORD_MESSAGES[problem]) };
  },
};
