import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Node loads graphql's CommonJS build, Vite would take its ES build: then two GraphQLError classes meet in one test.
const resolve = {
  alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql/index.js')) }],
};

// Two groups: `unit` needs nothing but Node; `integration` starts the embedded store, broker and cache once (see the global set-up).
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          include: ['{libs/*,subgraph-*,gateway,infra,tools,shell-app,mfe-*}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.int.test.ts', '**/node_modules/**', '**/dist/**'],
        },
      },
      {
        resolve,
        test: {
          name: 'integration',
          include: ['{libs/*,subgraph-*,gateway,infra,tools}/**/*.int.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['libs/test-kit/src/vitest-infrastructure.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
