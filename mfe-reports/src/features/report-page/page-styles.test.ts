import { expect, it } from 'vitest';
import { runningHead } from './page-styles.ts';

it('the head of shared pages names two sections, and of more the first and the last', () => {
  expect(runningHead('family', ['Your family', 'What you own'])).toBe(
    '@page family { @top-left { content: "Your family · What you own"; } }',
  );
  expect(runningHead('balance_sheet', ['What you own', 'Estate tax', 'Your trusts'])).toBe(
    '@page balance-sheet { @top-left { content: "What you own – Your trusts"; } }',
  );
});
