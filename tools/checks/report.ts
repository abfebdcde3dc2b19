import type { Group } from './groups.ts';
import type { Outcome } from './outcome.ts';

export interface GroupResult {
  readonly group: Group;
  readonly outcome: Outcome;
  /** Given back by Nx, so its seconds are those of the run that it is from. */
  readonly fromCache: boolean;
}

const SLOWEST = 10;
const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`;

/** One line for each group with its budget, and the tests that took longest. */
export function reportOf(results: readonly GroupResult[]): string {
  const groups = results.map(({ group, outcome, fromCache }) => {
    const over = !fromCache && outcome.seconds > group.budget ? '  OVER BUDGET' : '';
    const took = fromCache ? 'unchanged' : inSeconds(outcome.seconds);
    const counts = `${outcome.passed} ok, ${outcome.failed} not`;
    return `${group.name.padEnd(12)} ${counts.padEnd(18)} ${took.padStart(9)} of ${inSeconds(group.budget)}${over}`;
  });
  const tests = results
    .filter(({ fromCache }) => !fromCache)
    .flatMap(({ group, outcome }) => outcome.tests.map((test) => ({ ...test, group: group.name })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ group, name, seconds }) => `${inSeconds(seconds).padStart(9)}  ${group}: ${name}`);
  return ['Groups', ...groups, ...(tests.length ? ['', 'Slowest tests', ...tests] : [])].join('\n');
}
