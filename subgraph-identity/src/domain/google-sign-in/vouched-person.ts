import type { GoogleSignInRefusal } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import { z } from 'zod';
import { normalizeEmailAddress } from '../account/account.ts';

/** Who an identity provider says that somebody is. */
export interface VouchedPerson {
  /** Issuer and subject: stays the same when the address changes, and is never given to anybody else. */
  readonly subject: string;
  /** Normalized, and verified by the provider. */
  readonly emailAddress: string;
  readonly name: string | null;
}

const claimsSchema = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  name: z.string().trim().min(1).max(255).optional(),
});

/** A refusal that sends the browser to a page with its reason. */
export function googleRefused(reason: GoogleSignInRefusal): DomainError {
  return new DomainError('SSO_REFUSED', reason, { field: reason });
}

/**
 * The person of checked ID-token claims. Throws: DomainError SSO_REFUSED `unverified` without an address that the
 * provider has verified: anybody could have typed another's.
 */
export function vouchedPerson(claims: unknown): VouchedPerson {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw googleRefused('unverified');
  const { iss, sub, email, name } = parsed.data;
  return { subject: `${iss} ${sub}`, emailAddress: normalizeEmailAddress(email), name: name ?? null };
}

/** The part behind the @. Case: `Nora@Northmere.example` → `northmere.example`. */
export function emailDomainOf(emailAddress: string): string {
  return emailAddress.slice(emailAddress.lastIndexOf('@') + 1).toLowerCase();
}
