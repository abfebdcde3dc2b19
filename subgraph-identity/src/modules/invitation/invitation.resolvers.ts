import { listPage, listResult } from '@platform/service-kit';
import type { Context } from '../../context.ts';
import { intentsOfLink } from '../../domain/invitation/invitation.ts';
import type { InvitationTokenResolvers, MutationResolvers, QueryResolvers } from '../../schema.generated.ts';
import type { Acceptance } from './acceptance.ts';

const requestOf = ({ actor, origin, idempotencyKey, requestKey }: Context) => ({
  actor,
  origin,
  idempotencyKey,
  requestKey,
});

async function accepted(context: Context, acceptance: Acceptance) {
  const { token, earlierAccessEnded } = await context.services.invitations.accept(acceptance, requestOf(context));
  context.setSessionToken(token);
  return { ok: true, earlierAccessEnded };
}

export const InvitationToken: InvitationTokenResolvers = {
  // The link proves that somebody reads the invited address: whoever invites is not to have it.
  token: ({ id }) => id,
  organizationName: async ({ organizationId }, _args, { loaders }) =>
    (await loaders.organizationName.load(organizationId)) ?? '',
  inviterName: ({ invitedBy }, _args, { loaders }) => (invitedBy ? loaders.recordedName.load(invitedBy) : null),
  acceptance: (invitation, _args, { actor, services }) => services.invitations.acceptanceWay(invitation, actor),
  status: (invitation, _args, { services }) => services.invitations.status(invitation),
};

export const invitationQueries: Pick<QueryResolvers, 'invitationToken' | 'invitationTokens'> = {
  invitationToken: async (_parent, { token, organizationId }, { services }) => {
    const invitation = await services.invitations.open(token, organizationId);
    return { ...invitation, opened: true } as const;
  },
  invitationTokens: async (_parent, { pagination, ...filter }, context) => {
    const { invitations, totalCount } = await context.services.invitations.list(
      requestOf(context),
      filter,
      listPage(pagination),
    );
    return listResult(pagination, invitations, totalCount);
  },
};

type Name =
  | 'inviteMember'
  | 'inviteClient'
  | 'reinviteMember'
  | 'cancelMemberInvitation'
  | 'updateInvitationToken'
  | 'deleteInvitationToken'
  | 'createMembership'
  | 'signInGuestWithToken'
  | 'sendClientOtp'
  | 'acceptClientInvitation'
  | 'createAccount';

export const invitationMutations: Pick<MutationResolvers, Name> = {
  inviteMember: async (_parent, { input }, context) => ({
    ok: true,
    invitationToken: await context.services.invitations.invite(requestOf(context), { ...input, intent: 'MEMBER' }),
  }),
  inviteClient: async (_parent, { input: { estateId, ...input } }, context) => ({
    ok: true,
    invitationToken: await context.services.invitations.invite(requestOf(context), {
      ...input,
      intent: 'CLIENT_PORTAL',
      role: 'CLIENT',
      estateIds: [estateId],
    }),
  }),
  reinviteMember: async (_parent, { id }, context) => ({
    ok: true,
    invitationToken: await context.services.invitations.refresh(requestOf(context), id, { isRefresh: true }),
  }),
  cancelMemberInvitation: async (_parent, { id }, context) => ({
    ok: true,
    invitationToken: await context.services.invitations.cancel(requestOf(context), id),
  }),
  updateInvitationToken: async (_parent, { id, attributes }, context) => ({
    ok: true,
    invitationToken: await context.services.invitations.refresh(requestOf(context), id, attributes),
  }),
  deleteInvitationToken: async (_parent, { id }, context) => ({
    ok: true,
    invitationToken: await context.services.invitations.cancel(requestOf(context), id),
  }),
  createMembership: async (_parent, { input }, context) => {
    const role = input.role ?? 'EXTERNAL_COLLABORATOR';
    const invitation = await context.services.invitations.invite(requestOf(context), {
      ...input,
      role,
      intent: 'GUEST',
    });
    return context.services.invitations.link(invitation);
  },
  signInGuestWithToken: async (_parent, { token, exp }, context) => {
    const guest = await context.services.invitations.signInGuest(token, exp, requestOf(context));
    context.setSessionToken(guest.token);
    return { verified: guest.verified };
  },
  sendClientOtp: async (_parent, _args, { actor, services }) => {
    const sent = await services.twoFactor.sendMailOtp(actor);
    return { ok: true, ...sent };
  },
  acceptClientInvitation: async (_parent, { input: { clientToken, token, inviteType, ...input } }, context) => {
    const acceptance = {
      ...input,
      token: token ?? clientToken ?? '',
      name: input.name ?? null,
      intents: intentsOfLink(inviteType),
    };
    return accepted(context, acceptance);
  },
  createAccount: async (_parent, { input }, context) => {
    const intents = ['MEMBER', 'CLIENT_PORTAL'] as const;
    return accepted(context, { ...input, intents });
  },
};
