import { PASSWORD_MESSAGES } from '@platform/contracts';
import type { MutationResolvers } from '../../schema.generated.ts';
import { newPasswordProblems } from './domain/password-strength.ts';

export const passwordMutations: Pick<
  MutationResolvers,
  'requestPasswordReset' | 'confirmPasswordReset' | 'updatePassword' | 'validatePassword'
> = {
  requestPasswordReset: async (_parent, { input }, { origin, services }) => {
    await services.passwords.requestReset(input.emailAddress, origin);
    return { ok: true };
  },
  confirmPasswordReset: async (_parent, { input }, { origin, services }) => {
    await services.passwords.confirmReset(input, origin);
    return { ok: true };
  },
  updatePassword: async (_parent, { input }, { actor, origin, services, setSessionToken }) => {
    setSessionToken(await services.passwords.change(actor, input, origin));
    return { ok: true };
  },
  validatePassword: (_parent, { password }, { actor }) => {
    const problems = newPasswordProblems(password, undefined, [actor.name ?? '', actor.emailAddress ?? '']);
    return { valid: problems.length === 0, messages: problems.map((problem) => PASSWORD_MESSAGES[problem]) };
  },
};
