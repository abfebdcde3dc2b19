import { alter, type MutationRows, type OwnIds, type Variables } from './rows.ts';

const ASSET = { name: 'Taken', assetType: 'CASH', balance: 100 };
const COMPANY = { name: 'Taken', entityType: 'LLC', shares: [{ percentage: 100 }] };
const TRUST = { name: 'Taken', kind: 'ILIT' };
const trustOf = ({ estateId, estateVersion }: OwnIds, attributes: object): Variables => ({
  estateId,
  version: estateVersion,
  attributes: { ...TRUST, ...attributes },
});
const POLICY = { name: 'Taken', netDeathBenefit: 100 };
const policyOf = ({ estateId, estateVersion, personId }: OwnIds, attributes: object): Variables => ({
  estateId,
  version: estateVersion,
  attributes: { ...POLICY, insuredId: personId, ...attributes },
});
const ACCOUNT = { name: 'Taken', kind: 'BANK', balance: 100 };

/** What a household owns, owes and is insured for. */
export const WEALTH_MUTATIONS: MutationRows = {
  createAsset: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, attributes: ASSET })),
    alter('of a foreign owner', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...ASSET, owners: [{ ownerId: f.personId, percent: 100 }] },
    })),
    alter('for a foreign beneficiary', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...ASSET, beneficiaries: [{ beneficiaryId: f.personId }] },
    })),
    alter('by foreign contributions', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...ASSET, contributions: [{ ownerId: f.personId }] },
    })),
    alter('as a debt on foreign property', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { name: 'Taken', assetType: 'MORTGAGE', balance: 100, securedById: f.assetId },
    })),
  ],
  updateAsset: [
    alter('of a foreign estate', (f) => ({ id: f.assetId, version: f.estateVersion, attributes: { balance: 1 } })),
    alter('to a foreign owner', (f, own) => ({
      id: own.assetId,
      version: own.estateVersion,
      attributes: { owners: [{ ownerId: f.personId, percent: 100 }] },
    })),
  ],
  splitAsset: [
    alter('of a foreign estate', (f) => ({
      id: f.assetId,
      version: f.estateVersion,
      parts: [
        { ownerId: f.personId, percent: 50 },
        { ownerId: f.trustId, percent: 50 },
      ],
    })),
    alter('to a foreign owner', (f, own) => ({
      id: own.assetId,
      version: own.estateVersion,
      parts: [
        { ownerId: own.personId, percent: 50 },
        { ownerId: f.personId, percent: 50 },
      ],
    })),
  ],
  deleteAsset: [alter('of a foreign estate', (f) => ({ id: f.assetId, version: f.estateVersion }))],
  restoreAsset: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, id: f.assetId, version: f.estateVersion })),
    alter('that is foreign', (f, own) => ({ estateId: own.estateId, id: f.assetId, version: own.estateVersion })),
  ],
  createEntity: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, attributes: COMPANY })),
    alter('of a foreign owner', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...COMPANY, shares: [{ ownerId: f.personId, percentage: 100 }] },
    })),
  ],
  updateEntity: [
    alter('of a foreign estate', (f) => ({ id: f.entityId, version: f.estateVersion, attributes: { name: 'Taken' } })),
  ],
  deleteEntity: [alter('of a foreign estate', (f) => ({ id: f.entityId, version: f.estateVersion }))],
  restoreEntity: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, id: f.entityId, version: f.estateVersion })),
    alter('that is foreign', (f, own) => ({ estateId: own.estateId, id: f.entityId, version: own.estateVersion })),
  ],
  createTrust: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, attributes: TRUST })),
    alter('of a foreign settlor', (f, own) => trustOf(own, { settlorIds: [f.personId] })),
    alter('for a foreign beneficiary', (f, own) => trustOf(own, { lifetimeBeneficiaryIds: [f.personId] })),
    alter('with a foreign trustee', (f, own) =>
      trustOf(own, { fiduciaries: [{ personId: f.personId, role: 'trustee', designation: 'primary' }] }),
    ),
    alter('that leaves something to a stranger', (f, own) =>
      trustOf(own, { remainder: { on: 'FIRST_DEATH', shares: [{ toId: f.personId }] } }),
    ),
  ],
  updateTrust: [
    alter('of a foreign estate', (f) => ({ id: f.trustId, version: f.estateVersion, attributes: { name: 'Taken' } })),
  ],
  deleteTrust: [alter('of a foreign estate', (f) => ({ id: f.trustId, version: f.estateVersion }))],
  divergeSubtrusts: [alter('of a foreign estate', (f) => ({ id: f.trustId, version: f.estateVersion }))],
  convergeSubtrusts: [alter('of a foreign estate', (f) => ({ id: f.trustId, version: f.estateVersion }))],
  restoreTrust: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, id: f.trustId, version: f.estateVersion })),
    alter('that is foreign', (f, own) => ({ estateId: own.estateId, id: f.trustId, version: own.estateVersion })),
  ],
  createCharitable: [
    alter('in a foreign estate', (f) => ({
      estateId: f.estateId,
      version: f.estateVersion,
      attributes: { name: 'Taken' },
    })),
  ],
  updateCharitable: [
    alter('of a foreign estate', (f) => ({ id: f.charityId, version: f.estateVersion, attributes: { name: 'Taken' } })),
  ],
  deleteCharitable: [alter('of a foreign estate', (f) => ({ id: f.charityId, version: f.estateVersion }))],
  restoreCharitable: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, id: f.charityId, version: f.estateVersion })),
    alter('that is foreign', (f, own) => ({ estateId: own.estateId, id: f.charityId, version: own.estateVersion })),
  ],
  createAssetAccount: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, attributes: ACCOUNT })),
    alter('of a foreign owner', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...ACCOUNT, owners: [{ ownerId: f.personId }] },
    })),
    alter('for a foreign beneficiary', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...ACCOUNT, beneficiaries: [{ beneficiaryId: f.personId }] },
    })),
    alter('that holds a foreign asset', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      attributes: { ...ACCOUNT, assetProportions: [{ assetId: f.assetId, percent: 100 }] },
    })),
  ],
  // Samples have no accounts: an asset's id stands for something foreign that no account is.
  updateAssetAccount: [
    alter('of a foreign estate', (f) => ({ id: f.assetId, version: f.estateVersion, attributes: { balance: 1 } })),
  ],
  deleteAssetAccount: [alter('of a foreign estate', (f) => ({ id: f.assetId, version: f.estateVersion }))],
  bulkDeleteAssetAccounts: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, ids: [f.assetId] })),
    alter('that are foreign', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      ids: [f.assetId],
    })),
  ],
  bulkUpdateAssets: [
    alter('of a foreign estate', (f) => ({
      estateId: f.estateId,
      version: f.estateVersion,
      changes: [{ id: f.assetId, attributes: { balance: 1 } }],
    })),
    alter('that are foreign', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      changes: [{ id: f.assetId, attributes: { balance: 1 } }],
    })),
  ],
  bulkDeleteAssets: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, ids: [f.assetId] })),
    alter('that are foreign', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      ids: [own.assetId, f.assetId],
    })),
  ],
  bulkRestoreAssets: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, ids: [f.assetId] })),
    alter('that are foreign', (f, own) => ({
      estateId: own.estateId,
      version: own.estateVersion,
      ids: [f.assetId],
    })),
  ],
  updateBalanceSheetOrder: [
    alter('of a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, ids: [f.assetId] })),
    alter(
      'with a foreign holding',
      (f, own) => ({ estateId: own.estateId, version: own.estateVersion, ids: [f.assetId, own.assetId] }),
      true,
    ),
  ],
  toggleBalanceSheetEmptyColumns: [alter('of a foreign estate', (f) => ({ estateId: f.estateId }))],
  createLifeInsurance: [
    alter('in a foreign estate', (f) => ({ estateId: f.estateId, version: f.estateVersion, attributes: POLICY })),
    alter('on a foreign life', (f, own) => policyOf(own, { insuredId: f.personId })),
    alter('on a foreign second life', (f, own) => policyOf(own, { secondaryInsuredId: f.personId })),
    alter('of a foreign owner', (f, own) => policyOf(own, { ownerId: f.trustId })),
    alter('given by a stranger', (f, own) => policyOf(own, { transferredOn: '2024-05-01', transferorId: f.personId })),
    alter('for a foreign beneficiary', (f, own) => policyOf(own, { beneficiaries: [{ assigneeId: f.personId }] })),
  ],
  updateLifeInsurance: [
    alter('of a foreign estate', (f) => ({ id: f.policyId, version: f.estateVersion, attributes: { csv: 1 } })),
    alter('of what is own, and no policy, to a foreign life', (f, own) => ({
      id: own.assetId,
      version: own.estateVersion,
      attributes: { insuredId: f.personId, netDeathBenefit: 1 },
    })),
  ],
  deleteLifeInsurance: [alter('of a foreign estate', (f) => ({ id: f.policyId, version: f.estateVersion }))],
};
