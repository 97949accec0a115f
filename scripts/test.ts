/**
 * `npm test`: runs every check and every test. `npm test -- wizard` runs the test files whose path contains the word.
 * `npm test -- --changed` runs those affected since the last commit (`--changed=main`: since main). Both skip the
 * checks. The last line is `N passed, N failed`.
 */
import './command/current-node.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runChecks } from './checks/checks.ts';
import { runCommand } from './command/command.ts';
import { runScript, type ToolResult } from './command/run-tool.ts';
import { provideHeadlessChromium } from './testing/chromium.ts';
import {
  isFullRun,
  touchesProduct,
  playwrightParameters,
  readChoice,
  vitestParameters,
  type Choice,
  type VitestRun,
} from './testing/choice.ts';
import { countPlaywright, countVitest, runVitest, sayEnd } from './testing/run-tests.ts';
import { makeRunFolder } from './testing/own-folder.ts';
import { NO_TESTS, bothCounts, slowest, type TestCounts } from './testing/test-counts.ts';

const REPORTS = join(import.meta.dirname, '..', 'reports');
const SLOWEST_NAMED = 10;

await runCommand(async () => {
  const started = performance.now();
  const choice = readChoice(process.argv.slice(2));
  const folder = await makeRunFolder();
  const environment = {
    CHROMIUM_PATH: await provideHeadlessChromium(),
    TMPDIR: folder,
    CONTRACT_RECORD: join(folder, 'contract'),
  };
  await rm(REPORTS, { recursive: true, force: true });
  // Two test workers often wait for a database or a browser. The checks use these gaps.
  const checking = isFullRun(choice) ? runChecks() : Promise.resolve([]);
  const isBuilt = await build(choice);
  const inNode = runUnits('node', choice, environment);
  const inBrowser = await runUnits('browser', choice, environment);
  // The last tests in Node leave half of a core: they wait for their database.
  const thread = await runThread(choice, isBuilt, environment);
  const units = bothCounts(await inNode, inBrowser);
  const failedChecks = await checking;
  await rm(folder, { recursive: true, force: true });
  const all = bothCounts(units, thread);

  console.log('\nThe slowest tests:');
  for (const { title, milliseconds } of slowest(all.times, SLOWEST_NAMED))
    console.log(`${(milliseconds / 1_000).toFixed(1).padStart(6)} s  ${title}`);
  if (isFullRun(choice))
    console.log(
      `\nChecks: ${failedChecks.length === 0 ? 'all passed' : `failed: ${failedChecks.join(', ')}`}`,
    );
  console.log(
    `Unit, server, model and browser tests: ${units.passed} passed, ${units.failed} failed`,
  );
  console.log(`End to end: ${thread.passed} passed, ${thread.failed} failed`);
  for (const title of all.failures) console.log(`Failed: ${title}`);
  for (const title of all.unsteady) console.log(`Passed only at the second try: ${title}`);
  console.log('Skipped tests are long ones: npm run test:long runs them.');
  sayEnd(started, { ...all, failed: all.failed + failedChecks.length });
});

/** Returns false if the build failed; nothing is built if no test needs it. */
async function build(choice: Choice): Promise<boolean> {
  if (!(await touchesProduct(choice))) return false;
  const { succeeded, output } = await runScript('build.ts', ['--hasty'], { output: 'captured' });
  console.log(output.trim() || 'The build is up to date.');
  return succeeded;
}

function runUnits(run: VitestRun, choice: Choice, environment: Readonly<Record<string, string>>) {
  const show: typeof runVitest = (name, parameters, given) =>
    runShown(run, name, parameters, given);
  return countVitest(`vitest-${run}`, vitestParameters(choice, run), environment, show);
}

/** Shows the tests in the browser as they run, and those in Node, which run beside them, when they have ended. */
async function runShown(
  run: VitestRun,
  name: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ToolResult> {
  // Errors that a test expects are noise; what a failed test wrote is shown.
  const all = ['--silent=passed-only', ...parameters];
  if (run === 'browser') {
    console.log('\nTests in the browser; beside them, unit, server and model tests');
    return runVitest(name, all, environment);
  }
  const result = await runVitest(name, all, environment, 'captured');
  console.log(`\nUnit, server and model tests\n${result.output}`);
  return result;
}

async function runThread(
  choice: Choice,
  isBuilt: boolean,
  environment: Readonly<Record<string, string>>,
): Promise<TestCounts> {
  if (!(await touchesProduct(choice))) return NO_TESTS;
  console.log('\nEnd to end, against the running product');
  const parameters = ['-c', 'tests/e2e/playwright.config.ts', '--retries=1'];
  const all = [...parameters, ...playwrightParameters(choice)];
  return countPlaywright('playwright', all, environment, async () => isBuilt);
}
