import { anonymousActor, MEMBERSHIP_ROLES, type MembershipRole } from '@platform/contracts';
import { describe, expect, it } from 'vitest';
import { guarded, MUTATION_ACTIONS, QUERY_ACTIONS } from './access.ts';

const STAFF = ['ADVISOR', 'ESTATE_SPECIALIST', 'ADMIN', 'SUPER_ADMIN'];
const EDITORS = [...STAFF, 'ATTORNEY'];
const REVIEWERS = [...EDITORS, 'DOCUMENT_REVIEWER'];
const ALL: readonly string[] = MEMBERSHIP_ROLES;
const NOT_CLIENTS = ALL.filter((role) => role !== 'CLIENT');

/** Which roles reach which operation, by hand and by role, not by action; which estates, is the scope's part. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  acceptHighConfidenceValues: REVIEWERS,
  createAsset: EDITORS,
  createEstate: STAFF,
  createEstateUpload: [...EDITORS, 'CLIENT'],
  createPerson: EDITORS,
  deleteAsset: EDITORS,
  deleteEstateUpload: STAFF,
  deletePerson: EDITORS,
  documents: ALL,
  estate: ALL,
  estateOverview: NOT_CLIENTS,
  estateUpload: ALL,
  estateUploads: ALL,
  estates: ALL,
  finishReview: REVIEWERS,
  organizationClients: NOT_CLIENTS,
  person: ALL,
  requestAbstraction: STAFF,
  reviewExtractedValue: REVIEWERS,
  search: STAFF,
  trust: ALL,
  trusts: ALL,
  updateAsset: EDITORS,
  updateEstate: EDITORS,
  updateFirstSpouseToDie: EDITORS,
  updatePerson: EDITORS,
};

const ACTIONS = { ...QUERY_ACTIONS, ...MUTATION_ACTIONS };
const behind = guarded(
  Object.fromEntries(Object.keys(ACTIONS).map((name) => [name, (..._input: unknown[]) => 'reached'])),
  ACTIONS,
);

/** Asks the operation as the role, null for a visitor: whether what is behind the guard was reached. */
function reaches(name: string, activeRole: MembershipRole | null): boolean {
  const account = { kind: 'account' as const, accountId: 'a', activeRole };
  const actor = { ...anonymousActor('r'), ...(activeRole && account) };
  try {
    return behind[name]?.({}, {}, { actor }, {}) === 'reached';
  } catch {
    return false;
  }
}

describe('operations by role', () => {
  it('every operation has a row, and no row is of one that is gone', () => {
    expect(Object.keys(ACTIONS).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  });

  it.each(Object.entries(EXPECTED))('%s is reached by exactly its roles, and by no visitor', (name, roles) => {
    expect(MEMBERSHIP_ROLES.filter((role) => reaches(name, role))).toEqual(
      MEMBERSHIP_ROLES.filter((role) => roles.includes(role)),
    );
    expect(reaches(name, null)).toBe(false);
  });
});
