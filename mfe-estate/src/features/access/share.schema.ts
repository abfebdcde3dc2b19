import { labelOf } from '@platform/contracts/labels';
import { emailAddress, fullName } from '@platform/mfe-kit/form-rules';
import { z } from 'zod';
import type { SharedEstate } from './access-query.ts';

/** Roles that reach single estates. */
const SHARE_ROLES = ['CLIENT', 'ATTORNEY', 'DOCUMENT_REVIEWER', 'EXTERNAL_COLLABORATOR'] as const;
export type ShareRole = (typeof SHARE_ROLES)[number];

export const ROLE_OPTIONS = SHARE_ROLES.map((value) => ({ value, label: labelOf('MembershipRole', value) }));

/** What the access policy lets somebody do in an estate, for who decides whom to let in. */
export function mayDo(role: ShareRole): string {
  switch (role) {
    case 'CLIENT':
      return 'Sees the plan, documents and reports of this estate and can upload documents. Changes nothing else.';
    case 'ATTORNEY':
      return 'Sees and changes this estate, uploads documents and reviews the values that were read from them.';
    case 'DOCUMENT_REVIEWER':
      return 'Sees this estate and reviews the values that were read from its documents. Changes nothing else.';
    case 'EXTERNAL_COLLABORATOR':
      return 'Sees this estate and its documents. Changes nothing.';
  }
}

export const shareSchema = z.object({
  role: z.enum(SHARE_ROLES, 'Choose as what'),
  name: fullName(),
  emailAddress,
  personId: z.string(),
});
export type ShareValues = z.infer<typeof shareSchema>;
export const NOTHING_SHARED: ShareValues = { role: 'CLIENT', name: '', emailAddress: '', personId: '' };

/** Whom of the household a client's sign-in can be for. */
export const personOptions = ({ people }: SharedEstate) =>
  people
    .filter(({ isClient, isSpouse, isDeceased }) => (isClient || isSpouse) && !isDeceased)
    .map(({ id, name }) => ({ value: id, label: name }));
