import { defineConfig } from '@playwright/test';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

/** One smoke flow in Firefox and in WebKit, after Chromium has drawn the strips for comparison. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/engines',
  globalSetup: '../e2e/prepared-place.setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  projects: [
    { name: 'chromium', testMatch: 'chromium.setup.ts' },
    { name: 'others', testMatch: '*.test.ts', dependencies: ['chromium'] },
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
