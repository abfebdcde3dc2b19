import { resolve } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { EXECUTORS } from '../src/graph/executor.ts';
import { type AuditCase, readAuditSuites, serveSuite } from './audit-suites.ts';
import { executorNamed, type Outcome, startExecutor } from './executor-under-test.ts';

/**
 * Runs the suites of a copy of graphql-hive/federation-gateway-audit against an executor and says how many cases pass:
 * `node gateway/bench/federation-audit.ts FOLDER [--executor planned|apollo] [--suite NAME] [--why]`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    executor: { type: 'string', default: 'planned' },
    suite: { type: 'string' },
    why: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const name = EXECUTORS.find((one) => one === values.executor);
if (!folder || !name) {
  console.error('node tools/federation-audit.ts FOLDER [--executor planned|apollo] [--suite NAME] [--why]');
  process.exit(2);
}

/** An answer has objects without a prototype in it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const passes = ({ expected }: AuditCase, { data, errors }: Outcome): boolean =>
  isDeepStrictEqual(plain(data), plain(expected.data)) &&
  (expected.errors === undefined || expected.errors === errors.length > 0);

const createExecutor = await executorNamed(name);
const suites = (await readAuditSuites(resolve(folder))).filter(({ id }) => !values.suite || id === values.suite);
let passed = 0;
let all = 0;
for (const suite of suites) {
  const served = await serveSuite(suite);
  const executor = await startExecutor(createExecutor, served.supergraphSdl);
  const marks: string[] = [];
  const failures: string[] = [];
  for (const one of suite.cases) {
    const outcome = await executor.run(one.query);
    const isRight = passes(one, outcome);
    marks.push(isRight ? '.' : 'X');
    if (!isRight)
      failures.push(
        `${one.query.trim()}\n  expected ${JSON.stringify(one.expected)}\n  answered ${JSON.stringify(outcome)}`,
      );
  }
  await executor.stop();
  await served.stop();
  console.log(`${suite.id.padEnd(40)} ${marks.join('')}`);
  if (values.why) for (const failure of failures) console.log(failure);
  passed += marks.filter((mark) => mark === '.').length;
  all += marks.length;
}
console.log(`\n${name}: ${passed} of ${all} cases pass in ${suites.length} suites`);
process.exitCode = passed === all ? 0 : 1;
