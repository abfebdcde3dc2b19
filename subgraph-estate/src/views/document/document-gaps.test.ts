import type { Step } from '@platform/estate-engine';
import { expect, it } from 'vitest';
import { HALVES, widow, will } from '../../domain/conflict/widow.fixture.ts';
import { documentGaps } from './document-gaps.ts';

const gapsOf = (steps: readonly Step[]): string[] => {
  const document = will(steps);
  return documentGaps(widow({ documents: [document] }), document);
};

it('a will that leaves nobody what is left says so; where the spouse takes all the balance, of the spouse’s earlier death', () => {
  const marital = (more: Partial<Step> = {}): Step => ({ kind: 'MARITAL_FUNDING', to: [{ to: 'dee' }], ...more });
  const law = 'that passes as the law of the state has it.';
  expect(gapsOf(HALVES)).toEqual([]);
  expect(gapsOf([])).toEqual([`It does not say who receives what is left: ${law}`]);
  expect(gapsOf([marital({ percent: 50 })])).toEqual([`It does not say who receives what is left: ${law}`]);
  expect(gapsOf([marital()])).toEqual([`If the spouse dies first, it does not say who receives what is left: ${law}`]);
});
