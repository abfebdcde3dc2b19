import { expect, it } from 'vitest';
import { type EstateDocument, NO_WILL_TERMS } from '../../domain/document/document.ts';
import { newDocument } from '../../domain/document/document-facts.ts';
import { person } from '../../domain/estate/household.ts';
import { familyOf } from '../../domain/person/family.fixture.ts';
import { existingTrust } from '../../domain/trust/trust.ts';
import { documentRows, estateFiduciaries, shownDocumentStatus } from './document-rows.ts';

const paper = (id: string, kind: EstateDocument['kind'], more: Partial<EstateDocument> = {}): EstateDocument => ({
  ...newDocument(id, kind, id, '2026-01-01T00:00:00.000Z'),
  ownerId: 'ada',
  ...more,
});
const estate = {
  ...familyOf({ ada: person({ id: 'ada', name: 'Ada Marsh' }) }),
  trusts: [existingTrust('living', 'Living trust', 'REVOCABLE')],
  documents: [
    paper('amendment', 'TRUST_AMENDMENT', { parentId: 'living' }),
    paper('later codicil', 'CODICIL', { parentId: 'will', executedAt: '2022-01-01' }),
    paper('codicil', 'CODICIL', { parentId: 'will', executedAt: '2021-01-01' }),
    paper('lost codicil', 'CODICIL', { parentId: 'gone' }),
    paper('power', 'POWER_OF_ATTORNEY'),
    paper('will', 'WILL', { executedAt: '2020-01-01' }),
  ],
};
const ids = (documentOrder: readonly string[] = []) => documentRows({ ...estate, documentOrder }).map(({ id }) => id);

it('R316: documents stand by their kind, will to trust certification, a joint owner’s before a single one’s', () => {
  const kinds = ['IRREVOCABLE', 'SLAT', 'QPRT', 'ILIT', 'GRAT', 'REVOCABLE'] as const;
  const joint = { ...existingTrust('joint', 'Joint trust', 'REVOCABLE_JOINT'), settlors: ['ada', 'ben'] };
  const family = familyOf({ ada: person({ id: 'ada', name: 'Ada' }), ben: person({ id: 'ben', name: 'Ben' }) });
  const all = {
    ...family,
    documentOrder: [],
    trusts: [...kinds.map((kind) => existingTrust(kind, kind, kind)), joint],
    documents: [
      paper('certification', 'TRUST_CERTIFICATION', { parentId: 'joint' }),
      paper('directive', 'HEALTHCARE_DIRECTIVE'),
      paper('power', 'POWER_OF_ATTORNEY'),
      paper('pour-over', 'POUROVER_WILL'),
      paper('will', 'WILL'),
    ],
  };
  expect(documentRows(all).map(({ id }) => id)).toEqual([
    'will',
    'pour-over',
    'joint',
    'REVOCABLE',
    'power',
    'directive',
    'GRAT',
    'ILIT',
    'QPRT',
    'SLAT',
    'IRREVOCABLE',
    'certification',
  ]);
});

it('the state of a will that a later one replaced is the same on its page as in the table', () => {
  const [old, later] = ['2010-05-06', '2020-05-06'].map((executedAt) =>
    paper(executedAt, 'WILL', { executedAt, will: NO_WILL_TERMS }),
  );
  if (!old || !later) throw new Error('there are two');
  const wills = { ...estate, documents: [old, later] };
  const shown = (document: EstateDocument) =>
    shownDocumentStatus({ estate: wills, document }, 'NOT_REVIEWED', 'ADVISOR');
  expect([old, later].map(shown)).toEqual(['Replaced', 'Not Yet Reviewed']);
});

it('what changes a trust and names nobody is whose the trust is', () => {
  const family = familyOf({ ada: person({ id: 'ada', name: 'Ada' }), ben: person({ id: 'ben', name: 'Ben' }) });
  const owners = (settlors: readonly string[]) => {
    const trusts = [{ ...existingTrust('living', 'Living trust', 'REVOCABLE'), settlors }];
    const documents = [
      paper('amendment', 'TRUST_AMENDMENT', { parentId: 'living', ownerId: null }),
      paper('own', 'TRUST_AMENDMENT', { parentId: 'living', ownerId: 'ben' }),
    ];
    return documentRows({ ...family, documentOrder: [], trusts, documents })
      .filter(({ isTrust }) => !isTrust)
      .map(({ ownerName, isJoint }) => (isJoint ? 'Joint' : ownerName));
  };
  expect(owners(['ada'])).toEqual(['Ada', 'Ben']);
  expect(owners(['ada', 'ben'])).toEqual(['Joint', 'Ben']);
  expect(owners([])).toEqual([null, 'Ben']);
});

it('what changes a document follows it', () => {
  expect(ids()).toEqual(['will', 'codicil', 'later codicil', 'living', 'amendment', 'power', 'lost codicil']);
});

it('documents that somebody has moved share their places; what came later stands where it belongs', () => {
  expect(ids(['power', 'will', 'living', 'gone'])).toEqual([
    'power',
    'codicil',
    'later codicil',
    'will',
    'amendment',
    'living',
    'lost codicil',
  ]);
});

it('who acts is whom the text in force names: a codicil’s executor takes the place of the will’s, a replaced will’s none', () => {
  const executor = (personName: string) => ({
    id: personName,
    personId: null,
    personName,
    role: 'executor',
    designation: 'primary',
    displayOrder: 0,
    note: null,
  });
  const guardian = { ...executor('Ruth'), role: 'guardian' };
  const will = NO_WILL_TERMS;
  const documents = [
    paper('old', 'WILL', { executedAt: '2001-01-01', will, fiduciaries: [executor('Old Bank')] }),
    paper('will', 'WILL', { executedAt: '2020-01-01', will, fiduciaries: [executor('Otis'), guardian] }),
    paper('codicil', 'CODICIL', { parentId: 'will', executedAt: '2021-01-01', will, fiduciaries: [executor('Pine')] }),
    paper('power', 'POWER_OF_ATTORNEY', { fiduciaries: [executor('Abel')] }),
  ];
  const acting = estateFiduciaries({ ...estate, documents });
  expect(acting.map(({ fiduciary, namedIn }) => [fiduciary.personName, namedIn])).toEqual([
    ['Ruth', 'will'],
    ['Pine', 'codicil'],
    ['Abel', 'power'],
  ]);
});
