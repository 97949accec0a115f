/**
 * `npm run test:long`: tests that take too long for every day. Those whose titles end in `@long`, server tests on
 * Debian's PostgreSQL, the same through PgBouncer, longer runs of the tests that kill processes and fuzz, the product
 * under overload and attacks, behind Varnish, killed 200 times and busy for forty minutes, every screen, every path, and
 * forty machines that are broken by chance. Its last line is `N passed, N failed`.
 */
import './command/current-node.ts';
import { provideHeadlessChromium } from './testing/chromium.ts';
import { runCommand } from './command/command.ts';
import { ONLY_LONG } from './testing/choice.ts';
import { startDebianPostgres } from './testing/debian-postgres.ts';
import { judgeScreens } from './screens/judge-screens.ts';
import { judgeShifts } from './screens/layout-shift.ts';
import { startPooler } from './testing/pooler.ts';
import { attackProduct } from './testing/attack/attack.ts';
import { killProduct } from './testing/kills/kills.ts';
import { soakProduct } from './testing/soak/soak.ts';
import { shareByCache } from './testing/shared-cache/shared-cache.ts';
import { overloadProduct } from './testing/attack/overload.ts';
import { runScript } from './command/run-tool.ts';
import { countPlaywright, countVitest, sayEnd } from './testing/run-tests.ts';
import { NO_TESTS, type TestCounts } from './testing/test-counts.ts';

/** Files that run longer with a setting. */
const LONGER = [
  'tests/server/coupons/killed-while-saving.test.ts',
  'tests/server/contract/fuzz.test.ts',
  'tests/server/contract/hostile-bodies.test.ts',
  'tests/server/wallet/agreement.test.ts',
];
const LONG_THREAD = ['-c', 'tests/e2e/playwright.config.ts', ONLY_LONG.playwright];
const MUTANTS = '40';
const SOAK_MINUTES = 40;
const PRODUCT_KILLS = 200;
const LONG = { TEST_LENGTH: 'long', FUZZ_SECONDS: '600' };

await runCommand(async () => {
  const started = performance.now();
  const chromium = { CHROMIUM_PATH: await provideHeadlessChromium() };
  const parts: readonly (readonly [string, () => Promise<TestCounts>])[] = [
    ['Long tests', () => runTests('long-tests', ['--project=browser', ONLY_LONG.vitest], chromium)],
    ['Long end-to-end tests', () => countPlaywright('long-thread', LONG_THREAD, chromium)],
    ["Server tests on Debian's PostgreSQL", () => runOnDebian(chromium)],
    ['Server tests through PgBouncer', () => runThroughPooler(chromium)],
    ['Kills, fuzz, hostile bodies and any coupon, long', () => runTests('long', LONGER, LONG)],
    ['More calls than the product takes', () => overloadProduct(console.log)],
    ['Others during attacks', () => attackProduct(console.log)],
    ['Behind a shared cache', () => shareByCache(console.log)],
    [
      'Service and database killed while callers write',
      () => killProduct(PRODUCT_KILLS, console.log),
    ],
    [`Busy for ${SOAK_MINUTES} minutes`, () => soakProduct(SOAK_MINUTES, console.log)],
    ['Every screen, judged', () => judgeScreens([], console.log)],
    ['Every screen on a slow line', () => judgeShifts([], console.log)],
    ['Every path of every process', () => runPaths('--run')],
    ['Forty mutants of the machines', () => runPaths('--generated', MUTANTS)],
  ];
  const results: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const [title, run] of parts) {
    console.log(`\n${title}`);
    const counts = await run();
    passed += counts.passed;
    failed += counts.failed;
    results.push(`${title}: ${counts.passed} passed, ${counts.failed} failed`);
  }
  console.log(`\n${results.join('\n')}`);
  sayEnd(started, { passed, failed });
});

async function runOnDebian(environment: Readonly<Record<string, string>>): Promise<TestCounts> {
  const postgres = await startDebianPostgres();
  console.log(`PostgreSQL ${postgres.version}`);
  try {
    const given = { ...environment, TEST_DATABASE_URL: postgres.url };
    return await runTests('debian-postgres', ['tests/server/'], given);
  } finally {
    await postgres.stop();
  }
}

async function runThroughPooler(environment: Readonly<Record<string, string>>) {
  const postgres = await startDebianPostgres();
  const pooler = await startPooler(postgres.url);
  try {
    const given = { TEST_DATABASE_URL: postgres.url, TEST_POOLER: pooler.host };
    return await runTests('pooler', ['tests/server/'], { ...environment, ...given });
  } finally {
    await pooler.stop();
    await postgres.stop();
  }
}

function runTests(
  name: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
) {
  return countVitest(name, ['--project=node', ...parameters], environment);
}

/** Of mutants each is caught, or its survival is explained. Another day draws others. */
async function runPaths(...parameters: readonly string[]): Promise<TestCounts> {
  const { succeeded } = await runScript('../paths/paths.ts', parameters, { output: 'shown' });
  return { ...NO_TESTS, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
}
