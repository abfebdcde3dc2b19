import { alter, type Ids, type MutationRows, type Variables } from './rows.ts';

const CHILDREN = { heirClass: 'CHILDREN' };
const REST = { kind: 'RESIDUE', takers: [CHILDREN] };
const stepOf = ({ documentId }: Ids): string => `${documentId}:0`;
const onStep = (f: Ids, more: object): Variables => ({
  dispositionTemplateId: stepOf(f),
  version: f.estateVersion,
  ...more,
});
const line = (f: Ids, more: object = {}): Variables => ({ id: `${stepOf(f)}:0`, version: f.estateVersion, ...more });

/** Steps of wills and trusts. */
export const DISPOSITION_MUTATIONS: MutationRows = {
  createDispositionTemplate: [
    alter('in a foreign will', (f) => ({ instrumentId: f.documentId, version: f.estateVersion, attributes: REST })),
    alter('in a foreign trust', (f) => ({
      instrumentId: f.trustId,
      version: f.estateVersion,
      attributes: { ...REST, divisionEvent: { type: 'FIRST_DEATH' } },
    })),
  ],
  addDispositionPreset: [
    alter('in a foreign will', (f) => ({
      instrumentId: f.documentId,
      version: f.estateVersion,
      preset: 'BYPASS_AND_QTIP',
    })),
  ],
  undoDispositionPreset: [
    alter('in a foreign will', (f) => ({
      instrumentId: f.documentId,
      version: f.estateVersion,
      dispositionTemplates: [],
      newTrustIds: [f.trustId],
    })),
  ],
  createCustomDispositionTemplate: [
    alter('in a foreign will', (f) => ({
      instrumentId: f.documentId,
      version: f.estateVersion,
      attributes: { title: 'Taken', template: REST },
    })),
  ],
  updateDispositionTemplate: [
    alter('of a foreign will', (f) => ({
      id: stepOf(f),
      version: f.estateVersion,
      attributes: { description: 'Taken' },
    })),
  ],
  deleteDispositionTemplate: [alter('of a foreign will', (f) => ({ id: stepOf(f), version: f.estateVersion }))],
  createDistributionRule: [
    alter('in a step of a foreign will', (f) => onStep(f, { attributes: { taker: CHILDREN } })),
    alter('in a foreign will', (f) => ({
      instrumentId: f.documentId,
      version: f.estateVersion,
      attributes: { taker: CHILDREN, kind: 'RESIDUE' },
    })),
  ],
  updateDistributionRule: [alter('of a foreign will', (f) => line(f, { attributes: { taker: CHILDREN } }))],
  deleteDistributionRule: [alter('of a foreign will', (f) => line(f))],
  addFundingPoolDistributions: [alter('of a foreign will', (f) => onStep(f, { distributions: [CHILDREN] }))],
  updateFundingPoolDistributions: [alter('of a foreign will', (f) => onStep(f, { distributions: [CHILDREN] }))],
  upsertFundingOption: [alter('of a foreign will', (f) => onStep(f, { attributes: { rule: 'ALL_THAT_IS_LEFT' } }))],
  deleteFundingOption: [alter('of a foreign will', (f) => onStep(f, {}))],
  createClassDistribution: [alter('in a foreign will', (f) => onStep(f, { attributes: { mainGroup: 'CHILDREN' } }))],
  updateClassDistribution: [alter('of a foreign will', (f) => line(f, { attributes: { mainGroup: 'PARENTS' } }))],
  deleteClassDistribution: [alter('of a foreign will', (f) => line(f))],
};
