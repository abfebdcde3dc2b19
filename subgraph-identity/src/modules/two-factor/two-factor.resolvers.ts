import type { MutationResolvers, QueryResolvers } from '../../schema.generated.ts';

export const twoFactorQueries: Pick<QueryResolvers, 'account2faSettings' | 'accountOtpUri'> = {
  account2faSettings: (_parent, _args, { actor, services }) => services.twoFactor.settings(actor),
  accountOtpUri: async (_parent, _args, { actor, services }) => ({
    provisioningUri: await services.twoFactor.otpUri(actor),
  }),
};

export const twoFactorMutations: Pick<
  MutationResolvers,
  'update2faSettings' | 'requestOtp' | 'verifyOtp' | 'generate2faBackupCodes' | 'confirmIdentity'
> = {
  update2faSettings: async (_parent, { input }, { actor, origin, services }) => ({
    ok: true,
    account2faSettings: await services.twoFactor.update(actor, input, origin),
  }),
  requestOtp: async (_parent, { phoneNumber, countryCode }, { actor, services }) => {
    const typed = phoneNumber ? `${countryCode ?? ''}${phoneNumber}` : null;
    return { ok: true, ...(await services.twoFactor.requestOtp(actor, typed)) };
  },
  verifyOtp: async (_parent, { otp, otpSource }, context) => {
    const { token, verified } = await context.services.twoFactor.verify(context, otp, otpSource);
    if (token) context.setSessionToken(token);
    return { verified };
  },
  generate2faBackupCodes: async (_parent, _args, { actor, origin, idempotencyKey, services }) => ({
    backupCodes: await services.twoFactor.backupCodes({ actor, origin, idempotencyKey }),
  }),
  confirmIdentity: async (_parent, { input }, { actor, origin, services }) => {
    await services.twoFactor.confirmIdentity(actor, input, origin);
    return { ok: true };
  },
};
