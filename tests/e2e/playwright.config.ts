import { defineConfig } from '@playwright/test';

/** These tests start, stop and kill servers; most of the time they wait. */
const SERVERS = ['start.test.ts', 'stopping.test.ts', 'workers.test.ts'];

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'];

/** The complete product in Chromium: all files of a worker share one Tearline. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/e2e',
  // Node runs the sources and caches the compiled code; transpiling first is slower than loading.
  build: { external: ['**/*'] },
  globalSetup: './prepared-place.setup.ts',
  // One waits for servers first, and then goes through the screens as the others do. Files begin in the order of their
  // names: the longest, `coupon.test.ts`, is an early one, so that the last worker does not go on alone.
  workers: 3,
  projects: [
    { name: 'servers', testMatch: SERVERS, workers: 1 },
    { name: 'screens', testMatch: '*.test.ts', testIgnore: SERVERS },
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
    // Pictures of what moves cost processor time and prove nothing; `dashboard.test.ts` lets everything move.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
