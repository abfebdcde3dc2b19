import flows from '@platform/test-kit/sample-flows' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { missingStep, sampleFlows, storedAnswers, wrongWithKept } from './stored-answers.fixture.ts';
import kept from './stored-answers.json' with { type: 'json' };

it('the flows that screens are tested with are what the graph answers', () => {
  expect(flows, 'npm run stored-answers -w @platform/subgraph-estate').toEqual(sampleFlows());
});

describe('what is stored beside an estate', () => {
  it('is worked out and written again once figures or rows would be others', { timeout: 60_000 }, () => {
    expect(wrongWithKept(kept, storedAnswers())).toBeNull();
  });

  it.each([
    ['figures of the same rules', { figures: 'other' }, /raise FIGURES_EDITION/],
    ['figures of other rules', { figures: 'other', rows: 'other', ruleSet: 'other' }, null],
    ['rows without a step', { rows: 'other' }, /add a step/],
    ['rows with a step', { rows: 'other', rowSteps: kept.rowSteps + 1 }, null],
    ['answers for other estates', { estates: 'other', figures: 'other', rows: 'other' }, null],
  ])('asks for what is missing: %s', (_what, change, missing) => {
    const step = missingStep(kept, { ...kept, ...change });
    if (missing) expect(step).toMatch(missing);
    else expect(step).toBeNull();
    expect(wrongWithKept(kept, { ...kept, ...change })).not.toBeNull();
  });
});
