import type { Step } from '@platform/estate-engine';
import type { EstateAsset } from '../balance-sheet/holding.ts';
import { NO_ASSET } from '../balance-sheet/holding-facts.ts';
import { type EstateDocument, type EstateFiduciary, NO_WILL_TERMS } from '../document/document.ts';
import { newDocument } from '../document/document-facts.ts';
import type { Estate } from '../estate/estate.ts';
import { familyOf } from '../person/family.fixture.ts';

/** Of a dollar. */
export const CENTS = 100;

export const house = (more: Partial<EstateAsset> = {}): EstateAsset => ({
  ...NO_ASSET,
  id: 'house',
  name: 'House',
  assetType: 'REAL_ESTATE',
  balanceCents: 1_000_000 * CENTS,
  owners: [{ id: 'ada' }],
  ...more,
});
export const acting = (role: string, personId: string | null, displayOrder: number): EstateFiduciary => ({
  id: `${role}-${displayOrder}`,
  personId,
  personName: personId ?? 'A stranger',
  role,
  designation: displayOrder === 0 ? 'primary' : 'first_successor',
  displayOrder,
  note: null,
});
export const will = (steps: readonly Step[], more: Partial<EstateDocument> = {}): EstateDocument => ({
  ...newDocument('will', 'WILL', 'Will of Ada', '2026-01-01T00:00:00.000Z'),
  ownerId: 'ada',
  executedAt: '2020-01-01',
  will: { ...NO_WILL_TERMS, steps },
  fiduciaries: [acting('executor', 'dee', 0), acting('executor', 'eve', 1)],
  ...more,
});
export const HALVES: readonly Step[] = [{ kind: 'RESIDUE', to: [{ to: 'dee' }, { to: 'eve' }] }];

/** A widow with two grown daughters, who get all by her will in halves. */
export const widow = (more: Partial<Estate> = {}): Estate => ({
  ...familyOf(
    { ada: { birthDate: '1950-01-01' }, dee: { birthDate: '1980-01-01' }, eve: { birthDate: '1982-01-01' } },
    ['dee', 'CHILD', 'ada'],
    ['eve', 'CHILD', 'ada'],
  ),
  maritalStatus: 'WIDOWED',
  assets: [house()],
  documents: [will(HALVES)],
  ...more,
});
