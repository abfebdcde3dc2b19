import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type {} from './libs/mfe-kit/src/testing/provided.ts';

// Node loads graphql's CommonJS build, Vite would take its ES build: then two GraphQLError classes meet in one test.
const resolve = {
  alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql/index.js')) }],
};

/** The cases that properties draw, the same in every run. */
const STEADY = 'libs/test-kit/src/steady-properties.ts';

/** `expect.poll` gives up after a second unless told: two lanes on two cores make a screen wait longer. */
const patient = { poll: { timeout: 20_000 } };

/** Tests that start the embedded store, broker and cache once (see the global set-up). */
const started = (name: string, include: string) => ({
  resolve,
  test: {
    name,
    expect: patient,
    include: [include],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['libs/test-kit/src/vitest-infrastructure.ts'],
    setupFiles: [STEADY, 'libs/test-kit/src/empty-cache.ts'],
    // Against what hangs: on two cores with the browser beside them some take half a minute, and a quarter of it alone.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    // One after the other in one process: each would load mongoose, GraphQL and the service anew.
    isolate: false,
  },
});

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Of jsdom: it knows neither the element <search> nor what is visible, and what asks for that says so at length.
    onConsoleLog: (log) => !/The tag <search>|use-focus-trap/.test(log),
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          expect: patient,
          include: ['{libs/*,subgraph-*,gateway,infra,tools,shell-app,mfe-*}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.ts', '**/*.component.test.tsx', '**/node_modules/**', '**/dist/**'],
          // A process for each file would load zod, graphql and the engine two hundred times: that cost more than the tests.
          isolate: false,
          setupFiles: [STEADY],
          unstubGlobals: true,
          unstubEnvs: true,
          // Against what hangs; three lanes on two cores make anything wait for seconds.
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        test: {
          name: 'component',
          expect: patient,
          environment: 'jsdom',
          // A browser of their own for each file would cost more than the tests.
          isolate: false,
          include: ['{libs/{ui-kit,mfe-kit},shell-app,mfe-*}/**/*.component.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: [STEADY, 'libs/mfe-kit/src/testing/browser-parts.ts'],
          provide: { apiSchema: readFileSync(new URL('gateway/api.graphql', import.meta.url), 'utf8') },
          testTimeout: 60_000,
        },
      },
      started('integration', '{libs/*,subgraph-!(identity),infra}/**/*.int.test.ts'),
      // Nearly all of them start the whole platform; beside the services' tests, with a store of their own.
      started('gateway', '{gateway,tools}/**/*.int.test.ts'),
      // Identity counts every request it hears of, so its tests have a broker that no other test speaks on.
      started('identity', 'subgraph-identity/**/*.int.test.ts'),
    ],
  },
});
