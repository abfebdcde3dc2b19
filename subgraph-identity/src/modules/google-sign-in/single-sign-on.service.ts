import { DomainError } from '@platform/kernel';
import type { AuditAction } from '../../domain/audit/audit-entry.ts';
import { emailDomainOf } from '../../domain/google-sign-in/vouched-person.ts';
import type { Caller } from '../../domain/session/request-origin.ts';
import type { AuditTrail } from '../audit/audit-trail.service.ts';
import type { OrganizationDirectory } from '../organization/organization-directory.service.ts';
import type { Asked, BegunRequests } from '../repetition/begun-requests.service.ts';
import type { EnforcedDomain, EnforcedDomains } from './enforced-domain.repository.ts';

export interface SingleSignOnDeps {
  readonly domains: EnforcedDomains;
  readonly organizations: Pick<OrganizationDirectory, 'byId'>;
  readonly isConfigured: boolean;
  readonly audit: AuditTrail;
  readonly begun: BegunRequests;
  readonly now: () => Date;
}

const DOMAIN = /^(?=.{3,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
/** Anybody can have an address there. */
const PUBLIC_DOMAINS = new Set([
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
]);

const wrongDomain = (message: string): DomainError =>
  new DomainError('BAD_USER_INPUT', message, { field: 'emailDomain' });

/** Which email domains sign in with Google only. That a domain is the organization's is proven outside the product. */
export function createSingleSignOnService({
  domains,
  organizations,
  isConfigured,
  audit,
  begun,
  now,
}: SingleSignOnDeps) {
  const record = (action: AuditAction, organizationId: string, emailDomain: string, { actor, origin }: Caller) =>
    audit.append({
      action,
      outcome: 'SUCCEEDED',
      accountId: actor.accountId,
      impersonatorId: actor.impersonator?.accountId ?? null,
      organizationId,
      subjectId: organizationId,
      ...origin,
      details: { emailDomain },
    });
  return {
    /** Whether an address may sign in with Google only. */
    covers: (emailAddress: string): Promise<boolean> => domains.covers(emailAddress),
    list: (organizationId: string): Promise<EnforcedDomain[]> => domains.of(organizationId),
    /** Throws: DomainError BAD_USER_INPUT, NOT_FOUND. */
    async enforce(organizationId: string, typed: string, caller: Caller): Promise<void> {
      const emailDomain = typed.trim().toLowerCase();
      if (!isConfigured) throw wrongDomain('Sign-in with Google is not configured: everybody would be locked out.');
      if (!DOMAIN.test(emailDomain)) throw wrongDomain('Please enter a domain, as example.com');
      if (PUBLIC_DOMAINS.has(emailDomain)) throw wrongDomain('This domain belongs to no organization.');
      if (emailDomainOf(caller.actor.emailAddress ?? '') === emailDomain)
        throw wrongDomain('Your own address is in this domain: you could not lift it any more.');
      if (!(await organizations.byId(organizationId)))
        throw new DomainError('NOT_FOUND', 'This organization does not exist.');
      await domains.add({ emailDomain, organizationId, createdAt: now() });
      await record('organization.single-sign-on-enforced', organizationId, emailDomain, caller);
    },
    /** A repetition is answered as the first was. Throws: DomainError NOT_FOUND. */
    async release(organizationId: string, typed: string, caller: Caller & Asked): Promise<void> {
      const emailDomain = typed.trim().toLowerCase();
      const what = `release-domain:${organizationId}:${emailDomain}`;
      const wasBegun = (await begun.noted(caller, what)) !== null;
      const isEnforced = (await domains.of(organizationId)).some((domain) => domain.emailDomain === emailDomain);
      if (isEnforced) await begun.note(caller, what, emailDomain);
      if (!(await domains.remove(organizationId, emailDomain))) {
        if (wasBegun) return;
        throw new DomainError('NOT_FOUND', 'This domain is not enforced.');
      }
      await record('organization.single-sign-on-released', organizationId, emailDomain, caller);
    },
  };
}
export type SingleSignOnService = ReturnType<typeof createSingleSignOnService>;
