import { expect, it } from 'vitest';
import type { Estate } from '../estate/estate.ts';
import { toEstateCase } from '../estate/estate-case.ts';
import { planConflicts } from './conflicts.ts';
import { factsOf } from './facts.ts';
import { acting, CENTS, HALVES, house, widow, will } from './widow.fixture.ts';

const TODAY = '2026-11-23';
/** Of the first conflict of this kind, which is there. */
function facts(estate: Estate, kind: string): string {
  const conflict = planConflicts(estate, TODAY).find(
    (one) => (one.kind === 'WARNING' ? one.warning.code : one.kind) === kind,
  );
  if (!conflict) throw new Error(`no ${kind}`);
  return factsOf(toEstateCase(estate, TODAY), conflict);
}
const joint = house({ owners: [{ id: 'ada' }, { id: 'dee' }], titling: 'JOINT_WITH_SURVIVORSHIP' });

it('a title is another fact with other owners or another who loses, and none with another name or value', () => {
  const known = facts(widow({ assets: [joint] }), 'TITLE');
  const same = { ...joint, name: 'Cottage', balanceCents: 1_100_000 * CENTS };
  expect(facts(widow({ assets: [same] }), 'TITLE')).toBe(known);
  const withEve = { ...joint, owners: [{ id: 'ada' }, { id: 'eve' }] };
  expect(facts(widow({ assets: [withEve] }), 'TITLE')).not.toBe(known);
  const zoo = { id: 'zoo', name: 'Zoo', charitableKind: null, createdByReading: null };
  const toZoo = will([{ kind: 'RESIDUE', to: [{ to: 'zoo' }] }]);
  expect(facts(widow({ assets: [joint], charities: [zoo], documents: [toZoo] }), 'TITLE')).not.toBe(known);
});

it('what the engine warns of is another fact when the text that it is about orders something else', () => {
  const gift = (to: string) => will([{ kind: 'SPECIFIC_GIFT', assetId: 'house', to: [{ to }] }, ...HALVES]);
  const estate = widow({ assets: [joint], documents: [gift('dee')] });
  const known = facts(estate, 'TITLE_DEFEATS_GIFT');
  expect(facts({ ...estate, clientState: 'FL' }, 'TITLE_DEFEATS_GIFT')).toBe(known);
  expect(facts({ ...estate, documents: [gift('eve')] }, 'TITLE_DEFEATS_GIFT')).not.toBe(known);
});

it('a line that ends is another fact with another holder, and somebody who cannot act with how deep the line is', () => {
  const named = (...people: string[]) =>
    widow({ documents: [will(HALVES, { fiduciaries: people.map((id, at) => acting('executor', id, at)) })] });
  expect(facts(named('dee'), 'NO_SUCCESSOR')).not.toBe(facts(named('eve'), 'NO_SUCCESSOR'));
  const estate = named('dee', 'eve');
  const dead = (...ids: string[]) => ({
    ...estate,
    people: estate.people.map((person) => (ids.includes(person.id) ? { ...person, isDeceased: true } : person)),
  });
  expect(facts(dead('dee'), 'CANNOT_ACT')).not.toBe(facts(dead('dee', 'eve'), 'CANNOT_ACT'));
});

it('an account without anybody is another fact in other hands', () => {
  const ira = house({ id: 'ira', assetType: 'RETIREMENT' });
  const known = facts(widow({ assets: [ira] }), 'NO_BENEFICIARY');
  expect(facts(widow({ assets: [{ ...ira, balanceCents: 5 }] }), 'NO_BENEFICIARY')).toBe(known);
  expect(facts(widow({ assets: [{ ...ira, owners: [{ id: 'dee' }] }] }), 'NO_BENEFICIARY')).not.toBe(known);
});
