import { findChromium } from '@platform/service-kit';
import { defineConfig } from '@playwright/test';

const { executablePath, args } = await findChromium({ CHROMIUM_PATH: process.env['CHROMIUM_PATH'] });

/** They change the sample estates, which all of them read: one at a time, beside the others. */
const SAMPLE = [
  'balance-sheet',
  'balance-sheet-import',
  'family',
  'forms',
  'insurance',
  'journey',
  'report-figures',
  'refusals',
  'shell',
  'standalone',
].map((name) => `${name}.spec.ts`);
/** It takes parts of the platform away: alone, after everything else. */
const FAILURES = 'failures.spec.ts';

/** Real Chromium against one really started platform. */
export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './started-platform.ts',
  workers: 2,
  fullyParallel: false,
  projects: [
    // With people and organizations of their own.
    { name: 'people', testIgnore: [...SAMPLE, FAILURES] },
    { name: 'sample', testMatch: SAMPLE, workers: 1 },
    { name: 'failures', testMatch: FAILURES, workers: 1, dependencies: ['people', 'sample'] },
  ],
  forbidOnly: true,
  retries: 0,
  // Against what hangs, as below: a journey takes most of a minute where the services' tests run beside it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: [...args] },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // Recording costs a third of all; `playwright test --trace on` where what-happened and the picture do not say enough.
    trace: 'off',
  },
});
