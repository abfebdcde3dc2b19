import { expect, test } from 'vitest';
import type { Group } from './groups.ts';
import { BUILD, GROUPS, LANES } from './groups.ts';
import { type Outcome, playwrightOutcome, together, vitestOutcome } from './outcome.ts';
import { reportOf } from './report.ts';

const group = (name: string, budget: number): Group => ({ name, kind: 'started', budget });
const outcome = (seconds: number, tests: Outcome['tests'] = []): Outcome => ({ passed: 1, failed: 0, seconds, tests });

test('a group that takes longer than its budget is told, one that Nx gave back is not measured', () => {
  const report = reportOf([
    { group: group('unit', 10), outcome: outcome(12), fromCache: false },
    { group: group('types', 10), outcome: outcome(12), fromCache: true },
    { group: group('lint', 10), outcome: outcome(8), fromCache: false },
  ]);
  const lines = report.split('\n');
  expect(lines.filter((line) => line.includes('OVER BUDGET'))).toEqual([
    expect.stringMatching(/^unit .* 12\.0 s of 10\.0 s/),
  ]);
  expect(lines.find((line) => line.startsWith('types'))).toContain('unchanged');
});

test('the ten slowest tests of all groups are named, slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, n) => ({ name: `test ${n}`, seconds: n }));
  const named = reportOf([{ group: group('unit', 99), outcome: outcome(66, tests), fromCache: false }])
    .split('Slowest tests\n')[1]
    ?.split('\n');
  expect(named).toHaveLength(10);
  expect(named?.[0]).toBe('   11.0 s  unit: test 11');
});

test('a runner that ends badly without a failed test counts as one failure', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [] };
  expect(vitestOutcome(report, false, 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(vitestOutcome(report, true, 1)).toMatchObject({ passed: 3, failed: 0 });
});

test('a browser test that passed at the second try has failed, and its time is that of all tries', () => {
  const specs = [{ title: 'a journey', tests: [{ results: [{ duration: 2_000 }, { duration: 1_000 }] }] }];
  const report = { stats: { expected: 0, unexpected: 0, flaky: 1 }, suites: [{ suites: [{ specs }] }] };
  expect(playwrightOutcome(report, true, 4)).toEqual({
    passed: 0,
    failed: 1,
    seconds: 4,
    tests: [{ name: 'a journey', seconds: 3 }],
  });
});

test('several outcomes add up', () => {
  expect(together([outcome(1), { ...outcome(2), failed: 2 }])).toEqual({ passed: 2, failed: 2, seconds: 3, tests: [] });
});

test('every group runs once: the pages first, the others in one lane', () => {
  expect([BUILD, ...LANES.flat()].toSorted()).toEqual(GROUPS.map(({ name }) => name).toSorted());
});
