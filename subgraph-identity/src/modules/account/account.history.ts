import type { SchemaHistory } from '@platform/service-kit';

export const ACCOUNT_HISTORY: SchemaHistory = [
  {
    says: 'whether its owner has confirmed the address: of accounts from before nobody knows',
    change: (account) => ({ addressConfirmedAt: null, ...account }),
  },
];
