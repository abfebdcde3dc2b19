import type { ReactNode } from 'react';
import css from '../account.module.css';

export interface Inviting {
  readonly organizationName: string;
  readonly inviterName?: string | null | undefined;
}

/** Who invites, and into what: nobody should have to guess from an address. */
export function InvitedBy({ organizationName, inviterName, children }: Inviting & { readonly children: ReactNode }) {
  return (
    <p className={css.lead}>
      <b>{inviterName ? `${inviterName} of ${organizationName}` : organizationName}</b> invites you. {children}
    </p>
  );
}
