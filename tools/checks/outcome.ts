/** Where checks write what they counted, below the repository's root; not committed. */
export const REPORTS = 'test-results/checks';

export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

/** What a group of checks came to. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly tests: readonly TimedTest[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** A runner that failed and counted no failure was cut short: that is one failure more. */
const withCrash = (ok: boolean, outcome: Outcome): Outcome =>
  ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };

/** What Vitest itself counted. */
export function vitestOutcome(report: VitestReport, ok: boolean, seconds: number): Outcome {
  const tests = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
  );
  return withCrash(ok, { passed: report.numPassedTests, failed: report.numFailedTests, seconds, tests });
}

const testsIn = ({ suites = [], specs = [] }: PlaywrightSuite): TimedTest[] => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      name: title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
];

/** What Playwright itself counted; a test that passed at the second try has failed. */
export function playwrightOutcome({ stats, suites }: PlaywrightReport, ok: boolean, seconds: number): Outcome {
  const tests = suites.flatMap(testsIn);
  return withCrash(ok, { passed: stats.expected, failed: stats.unexpected + stats.flaky, seconds, tests });
}

/** Several outcomes as one; the time is theirs together, though they may have run beside each other. */
export const together = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  seconds: outcomes.reduce((sum, { seconds }) => sum + seconds, 0),
  tests: outcomes.flatMap(({ tests }) => tests),
});
