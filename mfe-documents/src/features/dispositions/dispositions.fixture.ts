import { person } from '../document/document.fixture.ts';

const taker = (more: object = {}) => ({
  heirClass: null,
  scheme: null,
  percent: null,
  notes: null,
  classOf: null,
  disclaimerTrust: null,
  ages: [],
  to: null,
  alternates: [],
  ...more,
});
const named = (typename: string, id: string) => ({ __typename: typename, id });

/** Household of the Quills, with what a step can name. */
export const householdOf = (more: object = {}) => ({
  id: 'estate-1',
  version: 3,
  people: [
    { ...person('nell', 'Nell Quill'), isSpouse: false },
    { ...person('abel', 'Abel Quill'), isSpouse: true },
    { ...person('tess', 'Tess Quill'), isSpouse: false },
  ],
  charitables: [{ id: 'fund', name: 'River Fund' }],
  trusts: [{ id: 'living', name: 'Quill Living Trust', kind: 'REVOCABLE', createdUponDeath: false }],
  assets: [
    { id: 'house', name: 'House', isLiability: false },
    { id: 'loan', name: 'Mortgage', isLiability: true },
  ],
  ...more,
});

export const instrument = (more: object = {}) => ({
  id: 'will',
  estateId: 'estate-1',
  name: 'Will of Nell',
  kind: 'WILL',
  parentId: null,
  canEditDispositions: true,
  person: { id: 'nell' },
  ...more,
});

const step = (place: number, more: object) => ({
  id: `will:${place - 1}`,
  step: place,
  description: null,
  divisionEvent: { type: 'DEATH_OF', label: 'When Nell dies', person: { id: 'nell' } },
  fundingBadge: null,
  amount: null,
  percent: null,
  asset: null,
  displayGstShares: false,
  customizeChildTemplatesNotesAndFiduciaries: false,
  otherDistributionFunding: null,
  gaps: [],
  takesAway: false,
  designatedFiduciaries: [],
  ...more,
});
export const GIFT = step(1, {
  kind: 'SPECIFIC_GIFT',
  fundingRule: 'NAMED_ASSET',
  asset: { id: 'house', name: 'House' },
  description: 'As promised',
  distributionDetails: 'House to Tess Quill.',
  takers: [taker({ to: named('Person', 'tess'), alternates: [taker({ heirClass: 'CHILDREN' })] })],
});
export const REST = step(2, {
  kind: 'RESIDUE',
  fundingRule: 'ALL_THAT_IS_LEFT',
  distributionDetails: 'The remainder to Abel Quill.',
  gaps: ['The figures take it that nobody disclaims.'],
  takers: [taker({ to: named('Person', 'abel'), disclaimerTrust: { id: 'living' } })],
});
export const INTO_TRUST = step(1, {
  kind: 'RESIDUE',
  fundingRule: 'ALL_THAT_IS_LEFT',
  displayGstShares: true,
  distributionDetails: 'The remainder to Quill Living Trust.',
  takers: [taker({ to: { ...named('Trust', 'living'), name: 'Quill Living Trust', gstStatus: 'EXEMPT' } })],
});
export const FAMILY_OF_ABEL = step(1, {
  kind: 'RESIDUE',
  fundingRule: 'ALL_THAT_IS_LEFT',
  distributionDetails: 'The remainder to the descendants of Abel.',
  takers: [taker({ heirClass: 'DESCENDANTS', classOf: { id: 'abel' } })],
});
export const stepsOf = (...collection: object[]) => ({ collection });
export const staged = (...percents: number[]) =>
  step(1, {
    kind: 'RESIDUE',
    fundingRule: 'ALL_THAT_IS_LEFT',
    distributionDetails: 'The remainder in stages.',
    takers: percents.map((percent, at) =>
      taker({ to: named('Person', at === 0 ? 'tess' : 'abel'), ages: [{ age: 25 + at, percent: 100 }], percent }),
    ),
  });
export const FUNDING = [
  { id: 'savings:nell', assetDescription: 'Savings', group: 'Cash', totalValue: 50_000_000 },
  { id: 'house:nell', assetDescription: 'House', group: 'Given by itself', totalValue: 40_000_000 },
];
export const PREVIEW = {
  reading: ['House to Tess Quill.', '$5,000.00 to River Fund.'],
  gaps: [],
  problem: null,
  receivers: [
    { id: 'tax', name: 'Taxes at death', kind: 'tax', before: 100, after: 50 },
    { id: 'fund', name: 'River Fund', kind: 'charity', before: 0, after: 500_000 },
  ],
};
