import type { SchemaHistory } from '@platform/service-kit';

export const INVITATION_HISTORY: SchemaHistory = [
  {
    says: 'links that were sent before were shown to whoever invited',
    change: (invitation) => ({ linkMailedOnly: false, ...invitation }),
  },
];
