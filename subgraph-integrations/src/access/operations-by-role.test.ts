import { MEMBERSHIP_ROLES } from '@platform/contracts';
import { guardOperations, readTypeDefs } from '@platform/service-kit';
import { whoReaches } from '@platform/test-kit/operation-access';
import { describe, expect, it } from 'vitest';
import { resolvers } from '../resolvers.ts';

const ADMINS = ['ADMIN', 'SUPER_ADMIN'];
const STAFF = ['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN'];

/** Which roles reach which operation, and which type by its key, by hand and by role. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  Abstraction: MEMBERSHIP_ROLES,
  'Abstraction.payment': [...STAFF, 'REPORT_ADMIN'],
  Estate: MEMBERSHIP_ROLES,
  EstateUpload: MEMBERSHIP_ROLES,
  abstractionFeedback: [...STAFF, 'ATTORNEY', 'DOCUMENT_REVIEWER'],
  abstractionTokenPaymentRecords: [...STAFF, 'REPORT_ADMIN'],
  aiAbstractionPdfs: MEMBERSHIP_ROLES,
  aiAbstractionResults: MEMBERSHIP_ROLES,
  aiAbstractionStatus: MEMBERSHIP_ROLES,
  cancelAbstraction: STAFF,
  organizationLanguageModel: ADMINS,
  reprocessAbstraction: STAFF,
  setDocumentIssueAside: [...STAFF, 'ATTORNEY', 'DOCUMENT_REVIEWER'],
  tryOrganizationLanguageModel: ADMINS,
  updateOrganizationLanguageModel: ADMINS,
};
const typeDefs = readTypeDefs(`${import.meta.dirname}/..`);
const reached = whoReaches(typeDefs);

describe('operations and types with a key by role', () => {
  it('every one has a row, a rule and a resolver, and none is of one that is gone', () => {
    expect(Object.keys(reached).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
    expect(() => guardOperations(resolvers, typeDefs)).not.toThrow();
  });
  it.each(Object.entries(EXPECTED))('%s is reached by exactly its roles, and by no visitor', (name, roles) => {
    expect(reached[name]?.toSorted()).toEqual(roles.toSorted());
  });
});
