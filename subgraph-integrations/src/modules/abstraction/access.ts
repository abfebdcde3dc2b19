import type { Action } from '@platform/contracts/access';

export type { Actor } from '@platform/contracts';
export { can } from '@platform/contracts/access';

/** Every operation of this subgraph with the action of the policy that it needs; a test fails for one without. */
export const OPERATION_POLICY: Readonly<Record<string, Action>> = {
  'Query.aiAbstractionStatus': 'document:view',
  'Query.abstractionTokenPaymentRecords': 'quota:view',
  'Mutation.cancelAbstraction': 'abstraction:request',
  'Mutation.reprocessAbstraction': 'abstraction:request',
};
