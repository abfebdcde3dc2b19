import { PASSWORD_MESSAGES } from '@platform/contracts';
import type { MutationResolvers } from '../../schema.generated.ts';

export const passwordMutations: Pick<
  MutationResolvers,
  'requestPasswordReset' | 'confirmPasswordReset' | 'updatePassword' | 'validatePassword'
> = {
  requestPasswordReset: async (_parent, { input }, { origin, services }) => {
    await services.passwords.requestReset(input.emailAddress, origin);
    return { ok: true };
  },
  confirmPasswordReset: async (_parent, { input }, { actor, origin, idempotencyKey, services }) => ({
    ok: true,
    earlierAccessEnded: await services.passwords.confirmReset(input, { actor, origin, idempotencyKey }),
  }),
  updatePassword: async (_parent, { input }, context) => {
    context.setSessionToken(await context.services.passwords.change(context, input));
    return { ok: true };
  },
  validatePassword: async (_parent, typed, { actor, origin, services }) => {
    const problems = await services.passwords.validate(actor, typed, origin);
    return { valid: !problems.length, messages: problems.map((problem) => PASSWORD_MESSAGES[problem]) };
  },
};
