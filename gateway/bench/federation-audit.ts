import { resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { EXECUTORS } from '../src/graph/executor.ts';
import { drawOver, NOT_COMPARABLE } from './audit-draws.ts';
import { type AuditCase, type AuditSuite, readAuditSuites, type ServedSuite, serveSuite } from './audit-suites.ts';
import { executorNamed, type Outcome, startExecutor } from './executor-under-test.ts';
import { plain } from './same-answers.ts';

/**
 * Runs the suites of a copy of graphql-hive/federation-gateway-audit against an executor and says how many cases pass:
 * `node gateway/bench/federation-audit.ts FOLDER [--executor planned|apollo] [--suite NAME] [--why]`. With
 * `--draw COUNT [--seed NUMBER]` it sends as many random operations over each suite's subgraphs to both executors
 * instead and says how many are answered alike.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    executor: { type: 'string', default: 'planned' },
    suite: { type: 'string' },
    why: { type: 'boolean', default: false },
    draw: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [folder] = positionals;
const name = EXECUTORS.find((one) => one === values.executor);
if (!folder || !name) {
  console.error(
    'node tools/federation-audit.ts FOLDER [--executor planned|apollo] [--suite NAME] [--why] [--draw COUNT [--seed NUMBER]]',
  );
  process.exit(2);
}

const passes = ({ expected }: AuditCase, { data, errors }: Outcome): boolean =>
  isDeepStrictEqual(plain(data), plain(expected.data)) &&
  (expected.errors === undefined || expected.errors === errors.length > 0);

const createExecutor = await executorNamed(name);
const suites = (await readAuditSuites(resolve(folder))).filter(({ id }) => !values.suite || id === values.suite);

/** Answers a mark for each case, and says of those that fail why. */
async function runCases(suite: AuditSuite, { supergraphSdl }: ServedSuite): Promise<boolean[]> {
  const executor = await startExecutor(createExecutor, supergraphSdl);
  const marks: boolean[] = [];
  const failures: string[] = [];
  for (const one of suite.cases) {
    const outcome = await executor.run(one.query);
    marks.push(passes(one, outcome));
    if (!marks.at(-1))
      failures.push(
        `${one.query.trim()}\n  expected ${JSON.stringify(one.expected)}\n  answered ${JSON.stringify(outcome)}`,
      );
  }
  await executor.stop();
  console.log(`${suite.id.padEnd(40)} ${marks.map((isRight) => (isRight ? '.' : 'X')).join('')}`);
  if (values.why) for (const failure of failures) console.log(failure);
  return marks;
}

async function runDrawn({ id }: AuditSuite, served: ServedSuite): Promise<boolean[]> {
  const executors = [
    await startExecutor(await executorNamed('planned'), served.supergraphSdl),
    await startExecutor(await executorNamed('apollo'), served.supergraphSdl),
  ] as const;
  const { alike, oneFails, apart } = await drawOver(served, executors, Number(values.draw), Number(values.seed));
  for (const executor of executors) await executor.stop();
  console.log(
    `${id.padEnd(40)} ${alike} alike, one fails at ${oneFails.length}, ${apart.length} apart${NOT_COMPARABLE.has(id) ? ' (not comparable)' : ''}`,
  );
  if (values.why) for (const one of [...oneFails, ...apart]) console.log(one);
  return [...Array<boolean>(alike).fill(true), ...(NOT_COMPARABLE.has(id) ? [] : apart.map(() => false))];
}

const marks: boolean[] = [];
for (const suite of suites) {
  const served = await serveSuite(suite);
  marks.push(...(await (values.draw ? runDrawn(suite, served) : runCases(suite, served))));
  await served.stop();
}
const passed = marks.filter(Boolean).length;
console.log(
  values.draw
    ? `\n${passed} drawn operations are answered alike in ${suites.length} suites, ${marks.length - passed} are not where they should be`
    : `\n${name}: ${passed} of ${marks.length} cases pass in ${suites.length} suites`,
);
process.exitCode = passed === marks.length ? 0 : 1;
