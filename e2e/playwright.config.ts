import { findChromium } from '@platform/service-kit';
import { defineConfig } from '@playwright/test';

const { executablePath, args } = await findChromium({ CHROMIUM_PATH: process.env['CHROMIUM_PATH'] });

/** Real Chromium against one really started platform; one page at a time, for the tests change the same sample estates. */
export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './started-platform.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: [...args] },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
});
