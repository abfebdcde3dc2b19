import { expect, it } from 'vitest';
import { type EstateDocument, NO_WILL_TERMS } from '../document/document.ts';
import { newDocument } from '../document/document-facts.ts';
import { willsInForce } from '../document/in-force.ts';
import { person } from '../estate/household.ts';
import { familyOf } from '../person/family.fixture.ts';
import { existingTrust } from '../trust/trust.ts';
import { applyDocument } from './apply-document.ts';
import { draftOf } from './estate-draft.ts';
import type { Reading } from './reading.ts';

const ada = person({ id: 'ada', name: 'Ada Marsh' });
const byHand: EstateDocument = {
  ...newDocument('by-hand', 'WILL', 'Last will', '2026-01-01T00:00:00.000Z'),
  ownerId: 'ada',
  executedAt: '2012-03-04',
  will: { ...NO_WILL_TERMS, steps: [{ kind: 'RESIDUE', to: [{ to: 'ben' }] }] },
};
const reading = (kind: Reading['kind'], executedAt: string | null): Reading => ({
  key: 'upload-1' as Reading['key'],
  uploadId: 'upload-1',
  accepted: new Set(),
  kind,
  name: 'Last will',
  executedAt,
  situs: null,
  owners: ['Ada Marsh'],
  settlors: [],
  fiduciaries: [],
  beneficiaries: [],
  specificGifts: [],
  residue: [],
  subtrusts: [],
  gst: null,
  distributionAges: [],
  callouts: [],
});
function read(kind: 'WILL' | 'CODICIL', executedAt: string | null): EstateDocument[] {
  const estate = { ...familyOf({ ada }), documents: [byHand] };
  const draft = draftOf(estate, reading(kind, executedAt), (...parts) => parts.join('/'));
  applyDocument(draft, kind);
  return draft.documents;
}

it('a will read of another day is another will: the one entered by hand keeps its text', () => {
  const [first, second] = read('WILL', '2021-03-04');
  expect(first).toEqual(byHand);
  expect(second).toMatchObject({ kind: 'WILL', executedAt: '2021-03-04', uploadIds: ['upload-1'] });
});

it.each(['2012-03-04', null])('one of the same day, or of none, is the same will with its file: %s', (day) => {
  const documents = read('WILL', day);
  expect(documents).toHaveLength(1);
  expect(documents[0]).toMatchObject({
    id: 'by-hand',
    executedAt: '2012-03-04',
    will: byHand.will,
    uploadIds: ['upload-1'],
  });
});

it('a codicil that is read is attached to the last will before it', () => {
  expect(read('CODICIL', '2015-03-04')[1]).toMatchObject({ kind: 'CODICIL', parentId: 'by-hand' });
  expect(read('CODICIL', '2010-03-04')[1]).toMatchObject({ parentId: null });
});

it('what a codicil that is read gives takes the place of what its will gives to the same person', () => {
  const estate = { ...familyOf({ ada, ben: person({ id: 'ben', name: 'Ben Marsh' }) }), documents: [byHand] };
  const gift = { to: 'Ben Marsh', kind: 'cash' as const, description: '$5', amountCents: 500 };
  const draft = draftOf(estate, { ...reading('CODICIL', '2015-03-04'), specificGifts: [gift] }, (...parts) =>
    parts.join('/'),
  );
  applyDocument(draft, 'CODICIL');
  expect(draft.documents[1]?.will?.steps).toEqual([{ kind: 'CASH_GIFT', amountCents: 500, to: [{ to: 'ben' }] }]);
});

it('an amendment that is read is of the trust that it names, and orders at the death of which that speaks', () => {
  const trust = {
    ...existingTrust('living', 'The Marsh Living Trust', 'REVOCABLE'),
    settlors: ['ada'],
    terms: [{ on: 'FIRST_DEATH' as const, steps: [{ kind: 'RESIDUE' as const, to: [{ to: 'ben' }] }] }],
  };
  const estate = { ...familyOf({ ada, ben: person({ id: 'ben', name: 'Ben Marsh' }) }), trusts: [trust] };
  const gift = { to: 'Ben Marsh', kind: 'cash' as const, description: '$5', amountCents: 500 };
  const read: Reading = {
    ...reading('TRUST_AMENDMENT', '2015-03-04'),
    name: 'First Amendment to the Marsh Living Trust',
    settlors: ['Ada Marsh'],
    specificGifts: [gift],
  };
  const draft = draftOf(estate, read, (...parts) => parts.join('/'));
  applyDocument(draft, 'TRUST_AMENDMENT');
  expect(draft.documents[0]).toMatchObject({
    parentId: 'living',
    amendment: {
      restates: false,
      terms: [{ on: 'FIRST_DEATH', steps: [{ kind: 'CASH_GIFT', amountCents: 500, to: [{ to: 'ben' }] }] }],
    },
  });
  const alone = draftOf({ ...estate, trusts: [] }, read, (...parts) => parts.join('/'));
  applyDocument(alone, 'TRUST_AMENDMENT');
  expect(alone.documents[0]).toMatchObject({
    parentId: null,
    amendment: { terms: [{ on: 'DEATH_OF', personId: 'ada' }] },
  });
});

it('a codicil of which a gift is read as taken away takes it out of what counts; a will takes nothing away', () => {
  const will: EstateDocument = {
    ...byHand,
    will: {
      ...NO_WILL_TERMS,
      steps: [
        { kind: 'CASH_GIFT', amountCents: 5_000_000, to: [{ to: 'cal' }] },
        { kind: 'RESIDUE', to: [{ to: 'ben' }] },
      ],
    },
  };
  const cal = person({ id: 'cal', name: 'Cal Marsh' });
  const estate = { ...familyOf({ ada, cal }), documents: [will] };
  const steps = (kind: 'WILL' | 'CODICIL', executedAt: string) => {
    const gift = { to: 'Cal Marsh', kind: 'cash' as const, description: '', revoked: true };
    const said = { ...reading(kind, executedAt), specificGifts: [gift] };
    const draft = draftOf(estate, said, (...parts) => parts.join('/'));
    applyDocument(draft, kind);
    return willsInForce({ documents: draft.documents })[0]?.terms.steps.map((step) => step.kind);
  };
  expect(steps('CODICIL', '2021-03-04')).toEqual(['RESIDUE']);
  expect(steps('WILL', '2012-03-04')).toEqual(['CASH_GIFT', 'RESIDUE']);
});
