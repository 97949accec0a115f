/**
 * `npm run test:long`: tests that take too long for every day. Those whose titles end in `@long`, server tests on
 * Debian's PostgreSQL, the same through PgBouncer, longer runs of the tests that kill processes and fuzz, the product
 * under overload and attacks, behind Varnish, killed 200 times and busy for forty minutes, every screen, every path, and
 * half of the mutants, the other half on the next day. What it needs from Debian is installed or named first.
 * `-- --from kills` takes the parts before that one from the last run. It ends with a table of its parts and
 * `N passed, N failed`. The paths, and the mutants after them, begin with the screens, whose walk mostly waits: their
 * rows have the rest of their time.
 */
import './command/current-node.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { StartFailure } from '../server/configuration/start-failure.ts';
import { provideHeadlessChromium } from './testing/chromium.ts';
import { runCommand } from './command/command.ts';
import { ONLY_LONG } from './testing/choice.ts';
import { DEBIAN, providePrograms } from './testing/debian-package.ts';
import { provideDebianPostgres, startDebianPostgres } from './testing/debian-postgres.ts';
import { judgeClocks, judgeScreens } from './screens/judge-screens.ts';
import { judgeShifts } from './screens/layout-shift.ts';
import { startPooler } from './testing/pooler.ts';
import { attackProduct } from './testing/attack/attack.ts';
import { overloadProduct } from './testing/attack/overload.ts';
import { killProduct } from './testing/kills/kills.ts';
import { soakProduct } from './testing/soak/soak.ts';
import { shareByCache } from './testing/shared-cache/shared-cache.ts';
import { runScript } from './command/run-tool.ts';
import { countPlaywright, countVitest, reportOf, sayEnd } from './testing/run-tests.ts';
import { NO_TESTS, ONE_FAILURE, type TestCounts } from './testing/test-counts.ts';

/** Files that run longer with a setting. */
const LONGER = [
  'tests/server/coupons/killed-while-saving.test.ts',
  'tests/server/contract/fuzz.test.ts',
  'tests/server/contract/hostile-bodies.test.ts',
  'tests/server/wallet/agreement.test.ts',
];
/** Faults between the services and their database: the test's own proxy stands where the pooler would. */
const BEHIND_POOLER = ['tests/server/', '--exclude=tests/server/db/database-faults.test.ts'];
const LONG_THREAD = ['-c', 'tests/e2e/playwright.config.ts', '--retries=1', ONLY_LONG.playwright];
const RESULTS = reportOf('long-parts');
const SOAK_MINUTES = 40;
const PRODUCT_KILLS = 200;
const LONG = { TEST_LENGTH: 'long', FUZZ_SECONDS: '600' };

type Environment = Readonly<Record<string, string>>;

await runCommand(async () => {
  const started = performance.now();
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const parts = partsWith({ CHROMIUM_PATH: await provideHeadlessChromium() });
  const names = Object.keys(parts);
  const first = names.indexOf(values.from ?? names[0] ?? '');
  if (first === -1) throw new StartFailure(`--from takes the name of a part: ${names.join(', ')}.`);
  await provideDebianPostgres();
  await providePrograms(DEBIAN);
  const earlier = new Map(first === 0 ? [] : await readResults());
  const results: [string, Result][] = [];
  await mkdir(dirname(RESULTS), { recursive: true });
  for (const [index, [name, run]] of Object.entries(parts).entries()) {
    const known = earlier.get(name);
    if (index < first && known !== undefined) results.push([name, known]);
    if (index < first) continue;
    console.log(`\n${name}`);
    results.push([name, await resultOf(run)]);
    await writeFile(RESULTS, JSON.stringify(results));
  }
  const all = results.map(([, result]) => result);
  console.table(Object.fromEntries(results));
  sayEnd(started, {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  });
});

/** In the order in which they run. */
function partsWith(chromium: Environment): Readonly<Record<string, () => Promise<TestCounts>>> {
  let walked: Promise<TestCounts> | null = null;
  let broken: Promise<TestCounts> | null = null;
  const paths = () => (walked ??= runPaths('--run'));
  const half = `${1 + (new Date().getUTCDate() % 2)}/2`;
  const breakSources = () => runPaths('--mutants', '--shard', half);
  const mutants = () => (broken ??= Promise.resolve(walked).then(breakSources));
  return {
    long: () => runTests('long-tests', ['--project=browser', ONLY_LONG.vitest], chromium),
    'end-to-end': () => countPlaywright('long-thread', LONG_THREAD, chromium),
    debian: () => runOnDebian(chromium),
    pooler: () => runThroughPooler(chromium),
    fuzz: () => runTests('long', LONGER, LONG),
    overload: overloadProduct,
    attack: attackProduct,
    cache: shareByCache,
    kills: () => killProduct(PRODUCT_KILLS),
    soak: () => soakProduct(SOAK_MINUTES),
    screens: () => {
      void paths();
      void mutants();
      return judgeScreens([]);
    },
    shifts: () => judgeShifts([]),
    clocks: () => judgeClocks([]),
    paths,
    mutants,
  };
}

/** What a part of the run gave. */
type Result = Awaited<ReturnType<typeof resultOf>>;

/** A part that throws is one failure; the others run. */
async function resultOf(run: () => Promise<TestCounts>) {
  const started = performance.now();
  const { passed, failed, failures, unsteady } = await run().catch((error: unknown) => {
    console.error(error);
    return ONE_FAILURE;
  });
  for (const title of failures) console.log(`Failed: ${title}`);
  for (const title of unsteady) console.log(`Passed only at the second try: ${title}`);
  const seconds = Math.round((performance.now() - started) / 1_000);
  return { seconds, passed, failed, secondTries: unsteady.length };
}

/** Returns what the parts of the run before gave; nothing if there was none. */
async function readResults(): Promise<readonly [string, Result][]> {
  const text = await readFile(RESULTS, 'utf8').catch(() => '[]');
  return JSON.parse(text) as readonly [string, Result][];
}

async function runOnDebian(environment: Environment): Promise<TestCounts> {
  const postgres = await startDebianPostgres();
  console.log(`PostgreSQL ${postgres.version}`);
  try {
    const given = { ...environment, TEST_DATABASE_URL: postgres.url };
    return await runTests('debian-postgres', ['tests/server/'], given);
  } finally {
    await postgres.stop();
  }
}

async function runThroughPooler(environment: Environment) {
  const postgres = await startDebianPostgres();
  const pooler = await startPooler(postgres.url);
  try {
    const given = { TEST_DATABASE_URL: postgres.url, TEST_POOLER: pooler.host };
    return await runTests('pooler', BEHIND_POOLER, { ...environment, ...given });
  } finally {
    await pooler.stop();
    await postgres.stop();
  }
}

function runTests(name: string, parameters: readonly string[], environment: Environment) {
  return countVitest(name, ['--project=node', ...parameters], environment);
}

async function runPaths(...parameters: readonly string[]): Promise<TestCounts> {
  const { succeeded } = await runScript('../paths/paths.ts', parameters);
  return { ...NO_TESTS, passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
}
