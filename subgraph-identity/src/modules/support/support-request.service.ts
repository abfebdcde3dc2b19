import type { Actor } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { requireAction } from '@platform/service-kit';
import { reachesOrganization } from '../../domain/organization/reach.ts';
import { parseSupportRequest } from '../../domain/support/support-request.ts';
import { supportMail } from '../../views/support/support-mail.ts';
import type { RequestLimiter } from '../limit/request-limiter.service.ts';
import type { Messenger } from '../message/messenger.service.ts';

export interface SupportRequestDeps {
  readonly messenger: Messenger;
  readonly limits: RequestLimiter;
  /** Where customer care reads its mail. */
  readonly supportAddress: string;
}

/** Support and consultation requests go to customer care by mail. */
export function createSupportRequestService({ messenger, limits, supportAddress }: SupportRequestDeps) {
  return {
    /**
     * Name and address are the account's, whatever the fields say: the form shows them read-only. Throws: DomainError
     * UNAUTHENTICATED, BAD_USER_INPUT, TOO_MANY_REQUESTS.
     */
    async send(actor: Actor, fields: unknown): Promise<void> {
      requireAction(actor, 'support:request');
      const { accountId, emailAddress, impersonator, organizationId, scope } = actor;
      if (!accountId || !emailAddress) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
      const request = parseSupportRequest(fields);
      if (request.orgid && !reachesOrganization(scope, organizationId, request.orgid))
        throw new DomainError('BAD_USER_INPUT', 'This organization does not exist.', { field: 'orgid' });
      await limits.take('support-request', impersonator?.accountId ?? accountId);
      const requester = {
        name: actor.name ?? emailAddress,
        emailAddress,
        impersonatedBy: impersonator && `${impersonator.name} <${impersonator.emailAddress}>`,
      };
      await messenger.mail({ to: supportAddress, replyTo: emailAddress, ...supportMail(request, requester) });
    },
  };
}
export type SupportRequestService = ReturnType<typeof createSupportRequestService>;
