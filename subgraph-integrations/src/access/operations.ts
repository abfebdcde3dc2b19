import type { RulesOf } from '@platform/service-kit';
import type { MutationResolvers, QueryResolvers } from '../schema.generated.ts';

const QUERY_RULES: RulesOf<QueryResolvers> = {
  abstractionTokenPaymentRecords: 'quota:view',
  aiAbstractionStatus: 'document:view',
};

const MUTATION_RULES: RulesOf<MutationResolvers> = {
  cancelAbstraction: 'abstraction:request',
  reprocessAbstraction: 'abstraction:request',
};

export const OPERATION_RULES = { Query: QUERY_RULES, Mutation: MUTATION_RULES };
