import { describe, expect, it } from 'vitest';
import { outsideText, taskText } from './client-words.ts';

const TODAY = '2026-11-22';
const power = { documentKind: 'POWER_OF_ATTORNEY', executedAt: '2008-06-03', status: 'ACTION_REQUIRED' };

describe('what a document asks of its owner', () => {
  it.each([
    [power, 'It is from 2008. Banks may refuse one this old: ask Nora Finch for a new one.'],
    [{ ...power, executedAt: '2019-04-11' }, 'Signed Apr 11, 2019, and marked for a change: ask Nora Finch which.'],
    [{ ...power, documentKind: 'WILL' }, 'Signed Jun 3, 2008, and marked for a change: ask Nora Finch which.'],
    [{ ...power, executedAt: null }, 'It is not signed yet. Ask Nora Finch for the copy to sign.'],
    [{ ...power, status: 'MISSING' }, 'Your advisor does not have it. Send a copy.'],
    [{ ...power, status: 'COMPLETE' }, null],
  ])('%o', (document, text) => expect(taskText(document, 'Nora Finch', TODAY)).toBe(text));
});

describe('what stands outside', () => {
  const policy = { label: 'Survivorship policy', amount: 5_000_000_00 };
  const trust = { label: 'Trust portfolio', amount: 4_253_900_00 };
  it.each([
    [[policy], 'Survivorship policy ($5.00M)'],
    [[trust, policy], 'Survivorship policy ($5.00M) and Trust portfolio ($4.25M)'],
    [
      [trust, policy, { label: 'House', amount: 1_00 }],
      'Survivorship policy ($5.00M), Trust portfolio ($4.25M) and 1 other thing',
    ],
  ])('%o', (lines, text) => expect(outsideText(lines)).toBe(text));
});
