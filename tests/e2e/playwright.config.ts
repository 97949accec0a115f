import { defineConfig } from '@playwright/test';

/** They start servers, stop and kill them: most of their time they wait. */
const SERVERS = ['killed.test.ts', 'start.test.ts', 'stopping.test.ts', 'workers.test.ts'];

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

/** The whole product in Chromium: all files of a worker share one Tearline. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/e2e',
  // Node runs what it is given, and keeps what it has compiled; translating it first takes longer than loading it.
  build: { external: ['**/*'] },
  globalSetup: './prepared-place.setup.ts',
  // While the servers are waited for, two walk through the screens.
  workers: 3,
  projects: [
    { name: 'servers', testMatch: SERVERS, workers: 1 },
    { name: 'screens', testMatch: '*.test.ts', testIgnore: SERVERS, workers: 2 },
  ],
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: report === undefined ? 'list' : [['list'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
