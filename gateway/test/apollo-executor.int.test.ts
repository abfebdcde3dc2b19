import { afterAll, beforeAll } from 'vitest';

/**
 * The same tests with Apollo Gateway behind the gateway, of the files in which it is the executor that answers.
 * `GATEWAY_EXECUTOR=apollo npx vitest run --project gateway` runs all of them so.
 */
const FILES = ['graph', 'request-budget', 'supergraph-swap'];
const before = process.env['GATEWAY_EXECUTOR'];
beforeAll(() => {
  process.env['GATEWAY_EXECUTOR'] = 'apollo';
});
afterAll(() => {
  if (before === undefined) delete process.env['GATEWAY_EXECUTOR'];
  else process.env['GATEWAY_EXECUTOR'] = before;
});

// Each once more, though it has been loaded for the other executor.
for (const file of FILES) await import(`./${file}.int.test.ts?with-apollo`);
