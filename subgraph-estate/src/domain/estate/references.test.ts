import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import { describe, expect, it } from 'vitest';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { withHoldingBack, withoutDocument, withoutTrust } from '../balance-sheet/removal.ts';
import { type EstateDocument, NO_WILL_TERMS } from '../document/document.ts';
import { type EstateTrust, existingTrust } from '../trust/trust.ts';
import type { Estate } from './estate.ts';
import { checkReferences } from './references.ts';

const households = SAMPLE_HOUSEHOLDS.map((household) => sampleEstate(household, '2026-11-22T10:00:00.000Z'));
const [estate] = households as [Estate];
const [aDocument] = estate.documents as [EstateDocument];
const trustWith = (more: Partial<EstateTrust>): EstateTrust => ({
  ...existingTrust('trust', 'Pine Trust', 'OTHER'),
  ...more,
});
const documentWith = (more: Partial<EstateDocument>): EstateDocument => ({
  ...aDocument,
  ...{ id: 'paper', name: 'Will of 2019', kind: 'WILL', ownerId: null, parentId: null, fiduciaries: [] },
  ...{ will: null, amendment: null },
  ...more,
});
const office = {
  id: 'f',
  personName: 'Aunt Em',
  ...{ role: 'trustee', designation: 'primary', displayOrder: 1, note: null },
};
const residueTo = (to: object) => ({ kind: 'RESIDUE' as const, to: [to] });
const orders = (...steps: NonNullable<EstateDocument['will']>['steps']) => ({ will: { ...NO_WILL_TERMS, steps } });
const GONE = 'names somebody or something that is not in this estate any more.';

describe('what trusts and documents name', () => {
  it.each<[string, Partial<EstateTrust>]>([
    ['a settlor', { settlors: ['gone'] }],
    ['a beneficiary', { lifetimeBeneficiaries: ['gone'] }],
    ['a trustee', { fiduciaries: [{ ...office, personId: 'gone' }] }],
    ['who holds a power', { powers: [{ personId: 'gone', kind: 'GENERAL' }] }],
    ['whose death ends it', { terms: [{ on: 'DEATH_OF', personId: 'gone', steps: [] }] }],
    ['who takes', { terms: [{ on: 'FIRST_DEATH', steps: [residueTo({ to: 'gone' })] }] }],
    ['the document that revoked it', { revokedById: 'gone' }],
  ])('is of the estate: %s of a trust', (_what, more) => {
    expect(() => checkReferences(estate, { ...estate, trusts: [trustWith(more)] })).toThrow(`Pine Trust ${GONE}`);
  });

  it.each<[string, Partial<EstateDocument>]>([
    ['who signs', { ownerId: 'gone' }],
    ['who acts', { fiduciaries: [{ ...office, personId: 'gone' }] }],
    ['who takes in place of somebody', orders(residueTo({ to: estate.personId, alternates: [{ to: 'gone' }] }))],
    ['whose children take', orders(residueTo({ class: 'CHILDREN', classOf: 'gone' }))],
    ['what is given', orders({ ...residueTo({ to: estate.personId }), kind: 'SPECIFIC_GIFT', assetId: 'gone' })],
    ['who is left out', { will: { ...NO_WILL_TERMS, excludedHeirs: ['gone'] } }],
    ['what it changes', { parentId: 'gone' }],
    [
      'whose death an amendment is of',
      { amendment: { restates: false, terms: [{ on: 'DEATH_OF', personId: 'gone', steps: [] }] } },
    ],
  ])('is of the estate: %s by a document', (_what, more) => {
    const after = { ...estate, documents: [documentWith(more)] };
    expect(() => checkReferences(estate, after)).toThrow(`Will of 2019 ${GONE}`);
    expect(() => checkReferences(after, after)).not.toThrow();
  });

  it('is asked when a trust or a document comes back after who it names has gone', () => {
    const [person] = estate.people.slice(-1) as [Estate['people'][number]];
    const without = ({ people, ...rest }: Estate): Estate => ({
      ...rest,
      people: people.filter(({ id }) => id !== person.id),
      trusts: [],
      documents: [],
    });
    const trusted = { ...estate, trusts: [trustWith({ settlors: [person.id] })] };
    const untrusted = without(withoutTrust(trusted, 'trust'));
    expect(() => checkReferences(untrusted, withHoldingBack(untrusted, 'trust'))).toThrow(`Pine Trust ${GONE}`);
    const papered = { ...estate, documents: [documentWith({ ownerId: person.id })] };
    const unpapered = without(withoutDocument(papered, 'paper'));
    expect(() => checkReferences(unpapered, withHoldingBack(unpapered, 'paper'))).toThrow(`Will of 2019 ${GONE}`);
  });

  it('is there in every sample', () => {
    for (const household of households) {
      const empty = { ...household, trusts: [], documents: [] };
      expect(() => checkReferences(empty, household)).not.toThrow();
    }
  });
});
