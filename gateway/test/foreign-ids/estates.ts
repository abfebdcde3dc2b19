import { alter, type MutationRows } from './rows.ts';

/** Clients, their family, milestones, team and cash flow. */
export const ESTATE_MUTATIONS: MutationRows = {
  updateNodePositions: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, positions: [{ id: f.personId, x: 1, y: 1 }] })),
    alter('of a foreign person', (f, own) => ({ estateId: own.estateId, positions: [{ id: f.personId, x: 1, y: 1 }] })),
  ],
  archiveEstate: [alter('of a foreign organization', (f) => ({ id: f.estateId, version: f.estateVersion }))],
  unarchiveEstate: [alter('of a foreign organization', (f) => ({ id: f.estateId }))],
  bulkUpdateEstates: [
    alter(
      'of a foreign organization',
      (f) => ({ estates: [{ id: f.estateId, version: f.estateVersion, isArchived: true }] }),
      true,
    ),
    alter(
      'to a foreign advisor',
      (f, own) => ({ estates: [{ id: own.estateId, version: own.estateVersion, advisorId: f.accountId }] }),
      true,
    ),
  ],
  bulkDeleteEstates: [
    alter('of a foreign organization', (f) => ({ estates: [{ id: f.estateId, version: f.estateVersion }] }), true),
  ],
  bulkRestoreEstates: [alter('of a foreign organization', (f) => ({ ids: [f.estateId] }), true)],
  deleteEstate: [alter('of a foreign organization', (f) => ({ id: f.estateId, version: f.estateVersion }))],
  restoreEstate: [alter('of a foreign organization', (f) => ({ id: f.estateId }))],
  createSharedEstateOwnership: [
    alter('of a foreign estate', (f, own) => ({ estateId: f.estateId, accountId: own.accountId })),
    alter('to a foreign account', (f, own) => ({ estateId: own.estateId, accountId: f.accountId })),
  ],
  deleteSharedEstateOwnership: [alter('of a foreign estate', (f) => ({ id: f.sharedOwnershipId }))],
  createProfileGroup: [
    alter('in a foreign organization', (f) => ({ organizationId: f.organizationId, name: 'Taken' })),
  ],
  updateProfileGroup: [
    alter('of a foreign organization', (f) => ({ id: f.profileGroupId, version: 2, name: 'Taken' })),
  ],
  deleteProfileGroup: [alter('of a foreign organization', (f) => ({ id: f.profileGroupId, version: 2 }))],
  restoreProfileGroup: [alter('of a foreign organization', (f) => ({ id: f.profileGroupId }))],
  bulkAddEstateProfileGroupings: [
    alter('into a foreign group', (f, own) => ({ profileGroupId: f.profileGroupId, estateIds: [own.estateId] })),
  ],
  bulkRemoveEstateProfileGroupings: [
    alter('out of a foreign group', (f) => ({ profileGroupId: f.profileGroupId, estateIds: [f.estateId] })),
  ],
  undoEstateChange: [alter('of a foreign estate', (f) => ({ id: f.changeId, version: f.estateVersion }))],
  createReminder: [
    alter('in a foreign estate', (f) => ({
      estateId: f.estateId,
      attributes: { text: 'Call', dueOn: '2028-01-01' },
    })),
  ],
  setConflictAside: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, conflictId: f.conflictId, reason: 'Taken' })),
  ],
  bringConflictBack: [alter('of a foreign estate', (f) => ({ id: f.setAsideId, version: 1 }))],
  createPlanVersion: [alter('in a foreign estate', (f) => ({ estateId: f.estateId, attributes: { name: 'Taken' } }))],
  updatePlanVersion: [
    alter('of a foreign estate', (f) => ({ id: f.planVersionId, version: 1, attributes: { name: 'Taken' } })),
  ],
  deletePlanVersion: [alter('of a foreign estate', (f) => ({ id: f.planVersionId, version: 1 }))],
  createOpportunity: [alter('in a foreign estate', (f) => ({ estateId: f.estateId, attributes: { title: 'Taken' } }))],
  updateOpportunity: [
    alter('of a foreign estate', (f) => ({ id: f.opportunityId, version: 1, attributes: { title: 'Taken' } })),
  ],
  deleteOpportunity: [alter('of a foreign estate', (f) => ({ id: f.opportunityId, version: 1 }))],
  reprioritizeOpportunity: [alter('of a foreign estate', (f) => ({ id: f.opportunityId, version: 1, priority: 1 }))],
  updateCustomOpportunities: [
    alter('of a foreign estate', (f) => ({
      estateId: f.estateId,
      version: 0,
      opportunities: [{ kind: 'NO_WILL', title: 'Taken' }],
    })),
  ],
  triggerOpportunitiesForEstate: [alter('in a foreign estate', (f) => ({ estateId: f.estateId }))],
  createWhatIfSnapshot: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, attributes: { name: 'Idea', address: 'year=2031' } })),
  ],
  updateWhatIfSnapshot: [
    alter('of a foreign estate', (f) => ({ id: f.whatIfId, version: 1, attributes: { name: 'Taken' } })),
  ],
  deleteWhatIfSnapshot: [alter('of a foreign estate', (f) => ({ id: f.whatIfId, version: 1 }))],
  updateReminder: [
    alter('of a foreign estate', (f) => ({ id: f.reminderId, version: 1, attributes: { isDone: true } })),
  ],
  deleteReminder: [alter('of a foreign estate', (f) => ({ id: f.reminderId, version: 1 }))],
  createFinancialMilestone: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, attributes: { milestone: 'Taken' } })),
  ],
  updateFinancialMilestone: [
    alter('of a foreign estate', (f) => ({ id: f.milestoneId, version: 1, attributes: { milestone: 'Taken' } })),
  ],
  deleteFinancialMilestone: [alter('of a foreign estate', (f) => ({ id: f.milestoneId, version: 1 }))],
  createFinancialTeamMember: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, attributes: { name: 'Mallory' } })),
  ],
  updateFinancialTeamMember: [
    alter('of a foreign estate', (f) => ({ id: f.memberId, version: 1, attributes: { name: 'Mallory' } })),
  ],
  updateFinancialTeamMemberOrder: [
    alter('of a foreign estate', (f) => ({ id: f.memberId, version: 1, displayOrder: 1 })),
  ],
  deleteFinancialTeamMember: [alter('of a foreign estate', (f) => ({ id: f.memberId, version: 1 }))],
  createCashFlowAssumption: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, attributes: { category: 'EARNINGS', amount: 5 } })),
  ],
  updateCashFlowAssumption: [
    alter('of a foreign estate', (f) => ({ id: f.assumptionId, version: 1, attributes: { amount: 1 } })),
  ],
  deleteCashFlowAssumption: [alter('of a foreign estate', (f) => ({ id: f.assumptionId, version: 1 }))],
  updateEstate: [
    alter('of a foreign organization', (f) => ({
      input: { id: f.estateId, version: f.estateVersion, displayName: 'Taken' },
    })),
  ],
  createOnboardingInfo: [
    alter('of a foreign organization', (f) => ({
      estateId: f.estateId,
      version: f.estateVersion,
      attributes: { hasChildren: true },
    })),
  ],
  updateOnboardingInfo: [
    alter('of a foreign organization', (f) => ({
      estateId: f.estateId,
      version: f.estateVersion,
      attributes: { hasChildren: true },
    })),
  ],
  updateProjectionSetting: [
    alter('of a foreign organization', (f) => ({
      estateId: f.estateId,
      version: f.estateVersion,
      attributes: { projectionsEnabled: true },
    })),
  ],
  updateFirstSpouseToDie: [
    alter('of a foreign estate', (f) => ({
      estateId: f.estateId,
      version: f.estateVersion,
      personId: f.personId,
    })),
    alter('to a foreign person', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      personId: f.personId,
    })),
  ],
  createPerson: [
    alter('in a foreign estate', (f) => ({
      input: { estateId: f.estateId, version: f.estateVersion, firstName: 'Mallory', lastName: 'Taker' },
    })),
    alter('related to a foreign person', (f, own) => ({
      input: {
        estateId: own.estateId,
        version: own.estateVersion,
        firstName: 'Mallory',
        lastName: 'Taker',
        relations: [{ role: 'SIBLING', otherId: f.personId }],
      },
    })),
  ],
  updatePerson: [
    alter('of a foreign estate', (f) => ({ input: { id: f.personId, version: f.estateVersion, firstName: 'Taken' } })),
  ],
  updatePersonPhoto: [alter('of a foreign person', (f) => ({ id: f.personId, version: 0, photo: null }))],
  updateRelationships: [
    alter('in a foreign estate', (f) => ({
      input: {
        estateId: f.estateId,
        version: f.estateVersion,
        relationships: [{ personId: f.personId, otherId: f.personId, role: null }],
      },
    })),
    alter('to a foreign person', (f, own) => ({
      input: {
        estateId: own.estateId,
        version: own.estateVersion,
        relationships: [{ personId: own.personId, otherId: f.personId, role: 'SIBLING' }],
      },
    })),
  ],
  restorePerson: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, id: f.personId, version: f.estateVersion })),
    alter('who is foreign', (f, own) => ({ estateId: own.estateId, id: f.personId, version: own.estateVersion })),
  ],
  deletePerson: [alter('of a foreign estate', (f) => ({ id: f.personId, version: f.estateVersion }))],
};
