export const person = (id: string, name: string) => ({ id, name, isDeceased: false, isCorporateTrustee: false });

/** The household of a test, with what a document can name. */
export const partiesOf = (more: object = {}) => ({
  id: 'estate-1',
  version: 3,
  people: [person('nell', 'Nell Quill'), person('abel', 'Abel Quill'), person('tess', 'Tess Quill')],
  charitables: [{ id: 'fund', name: 'River Fund' }],
  trusts: [
    { id: 'living', name: 'Quill Living Trust', createdUponDeath: false },
    { id: 'bypass', name: 'Quill Bypass Trust', createdUponDeath: true },
  ],
  assets: [
    { id: 'house', name: 'House', isLiability: false },
    { id: 'loan', name: 'Mortgage', isLiability: true },
  ],
  estateDocuments: [{ id: 'will', name: 'Will of Nell', kind: 'WILL', owner: { id: 'nell' } }],
  ...more,
});

export const share = (to: object | null, more: object = {}) => ({
  heirClass: null,
  scheme: null,
  percent: null,
  to,
  ...more,
});
export const ABEL = { __typename: 'Person', id: 'abel', name: 'Abel Quill' };

/** A will of Nell Quill: all to Abel, to the children in his place. */
export const willOf = (more: object = {}) => ({
  id: 'will',
  estateId: 'estate-1',
  kind: 'WILL',
  name: 'Will of Nell',
  shownStatus: 'Not Yet Reviewed',
  isOnFile: true,
  isRead: false,
  saysMore: false,
  restates: false,
  divisionEvent: null,
  person: { id: 'nell', name: 'Nell Quill' },
  executedAt: '2020-05-04',
  modifiedAt: null,
  situs: 'MA',
  locationOfOriginal: 'Safe of Harbor Law',
  parentId: null,
  parentType: null,
  standing: 'IN_FORCE',
  replacedBy: null,
  amendments: [],
  provisionNotesVersion: 1,
  diagramNotes: null,
  provisionNotes: [],
  gaps: [],
  fiduciaries: [
    {
      id: 'first',
      personName: 'Abel Quill',
      role: 'executor',
      prefix: 'primary',
      roleTitle: 'Executor',
      noteBody: 'if he is well',
      person: { id: 'abel' },
    },
  ],
  will: {
    gifts: [],
    residue: [share(ABEL)],
    instead: [share(null, { heirClass: 'CHILDREN', scheme: 'PER_STIRPES' })],
    survivorshipDays: 30,
    excludedHeirs: [],
  },
  dispositions: [{ id: 'will:0', description: 'The remainder to Abel Quill' }],
  dispositionsInForce: [],
  estateUploads: [],
  ...more,
});
