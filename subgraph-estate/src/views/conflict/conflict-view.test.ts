import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import { rawTextIn } from '@platform/test-kit/raw-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acting, widow, will } from '../../domain/conflict/widow.fixture.ts';
import type { Estate } from '../../domain/estate/estate.ts';
import { emptyTrust } from '../../domain/trust/trust.ts';
import { randomStoredEstate } from '../../seed/random-estate.fixture.ts';
import { sampleEstate } from '../../seed/sample-estate.ts';
import { conflictsView } from './conflict-view.ts';
import { officesView } from './offices-view.ts';

const TODAY = '2026-11-21';

function wordsAre(estate: Estate): void {
  const conflicts = conflictsView(estate, TODAY);
  for (const { title, text, whatToDo, shares } of conflicts) {
    for (const words of [title, text, whatToDo, ...shares.map(({ name }) => name)]) {
      expect(rawTextIn(words), words).toEqual([]);
      expect(words).not.toBe('');
    }
  }
  expect(new Set(conflicts.map(({ id }) => id)).size).toBe(conflicts.length);
  for (const { office, nominees, depth } of officesView(estate, TODAY)) {
    expect(rawTextIn([office, ...nominees.map(({ turn }) => turn)].join(' '))).toEqual([]);
    expect(depth).toBeLessThanOrEqual(nominees.length);
  }
}

it('every conflict of every sample household is said in words, once', () => {
  for (const household of SAMPLE_HOUSEHOLDS) wordsAre(sampleEstate(household, `${TODAY}T00:00:00.000Z`));
});

it('and so it is of any estate', () => {
  fc.assert(fc.property(randomStoredEstate, wordsAre), { numRuns: 40 });
});

it('who serves where has the offices that nobody is named to: of a will, of a trust, of a trust that a will begins', () => {
  const begun = { ...emptyTrust('begun', 'Begun Trust'), settlors: ['ada'], createdUponDeath: true };
  const held = { ...emptyTrust('held', 'Held Trust'), settlors: ['ada'], createdUponDeath: false };
  const steps = [{ kind: 'RESIDUE' as const, to: [{ to: 'begun' }] }];
  const vacant = (fiduciaries: ReturnType<typeof acting>[]) =>
    officesView(widow({ trusts: [begun, held], documents: [will(steps, { fiduciaries })] }), TODAY)
      .filter(({ nominees }) => nominees.length === 0)
      .map(({ instrumentName, isTrust, office, depth }) => [instrumentName, isTrust, office, depth]);
  expect(vacant([])).toEqual([
    ['Will of Ada', false, 'Executor', 0],
    ['Begun Trust', true, 'Trustee', 0],
    ['Held Trust', true, 'Trustee', 0],
  ]);
  expect(vacant([acting('executor', 'dee', 0), acting('trustee', 'dee', 0)])).toEqual([
    ['Held Trust', true, 'Trustee', 0],
  ]);
});
