import { expect, it } from 'vitest';
import { checked } from './checks.ts';
import type { Household } from './fields/document.ts';
import type { ExtractedValue, ResidueShare } from './reading.ts';
import { indexPeople } from './structure/people.ts';
import type { Sentence } from './structure/sentences.ts';

const sure = <T>(value: T): ExtractedValue<T> => ({ value, citations: [], confidence: 'HIGH', source: 'rules' });
const share = (to: string, shareNumerator: number, shareDenominator: number): ExtractedValue<ResidueShare> =>
  sure({ to, shareNumerator, shareDenominator, manner: 'outright' });
const sentences = [
  'I leave my estate to Ada Marsh and Ben Marsh.',
  'Ada Marsh and Ben Marsh are of age.',
  'I name Cora Lund.',
].map((text): Sentence => ({ text, start: 0, end: text.length, heading: '', block: 0, isHeading: false }));
const household = (more: Partial<Household> = {}): Household => ({
  principals: [],
  spouse: undefined,
  children: [],
  relations: new Map(),
  deceased: new Set(),
  ...more,
});
const check = (fields: Partial<Parameters<typeof checked>[0]>, of: Household = household()) =>
  checked(
    { fiduciaries: [], beneficiaries: [], specificGifts: [], residue: [], ...fields },
    { household: of, people: indexPeople(sentences), sentences },
  );

it('shares that add up stay sure, and others become a question', () => {
  const whole = [share('Ada Marsh', 1, 2), share('Ben Marsh', 1, 2)];
  expect(check({ residue: whole }).residue.map(({ confidence }) => confidence)).toEqual(['HIGH', 'HIGH']);
  const part = check({ residue: whole.slice(1) }).residue;
  expect(part).toMatchObject([{ confidence: 'LOW', reason: 'The shares that were read do not add up to the whole.' }]);
});

it('a spouse first and the children after are two events, each of them whole', () => {
  const residue = [share('Cora Lund', 1, 1), share('Ada Marsh', 1, 2), share('Ben Marsh', 1, 2)];
  expect(check({ residue }).residue.every(({ confidence }) => confidence === 'HIGH')).toBe(true);
});

it('the dead take nothing, and an office of theirs is a question', () => {
  const of = household({ deceased: new Set(['Ada Marsh']) });
  const fiduciary = sure({ role: 'executor' as const, designation: 'primary', person: 'Ada Marsh' });
  const found = check({ residue: [share('Ada Marsh', 1, 1)], fiduciaries: [fiduciary] }, of);
  expect(found.residue).toEqual([]);
  expect(found.fiduciaries).toMatchObject([
    { confidence: 'LOW', reason: 'The document says that this person has died.' },
  ]);
});

it('a name that stands once and is called nothing is a question', () => {
  const taker = sure({ name: 'Cora Lund', relation: null });
  expect(check({ beneficiaries: [taker] }).beneficiaries).toMatchObject([{ confidence: 'LOW' }]);
  const sister = household({ relations: new Map([['Cora Lund', 'sister']]) });
  expect(check({ beneficiaries: [taker] }, sister).beneficiaries).toMatchObject([{ confidence: 'HIGH' }]);
});
