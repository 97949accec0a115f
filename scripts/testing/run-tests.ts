/** Runs Vitest and Playwright for the commands that test, and says the end of each. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { duration } from '../command/progress.ts';
import { runScript, runTool, type ToolResult } from '../command/run-tool.ts';
import {
  ONE_FAILURE,
  failedFiles,
  orOneFailure,
  playwrightCounts,
  vitestCounts,
  type TestCounts,
} from './test-counts.ts';

const REPORTS = join(import.meta.dirname, '..', '..', 'reports');
/** A busy machine must not fail a run. Tests that needed a second try are listed at the end, to be fixed. */
const FEW_FILES = 10;

type Environment = Readonly<Record<string, string>>;

/** Returns the file of a run's report. */
export function reportOf(name: string): string {
  return join(REPORTS, `${name}.json`);
}

/** Runs Vitest and writes a report with this name. */
export async function runVitest(
  name: string,
  parameters: readonly string[],
  environment: Environment,
  output: 'shown' | 'captured' = 'shown',
): Promise<ToolResult> {
  const report = reportOf(name);
  await rm(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return runTool('vitest', ['run', ...reporters, ...parameters], { output, environment });
}

/** Runs Vitest by `run` and counts. A few failed files are tried again, alone and in new processes. */
export async function countVitest(
  name: string,
  parameters: readonly string[],
  environment: Environment,
  run: typeof runVitest = runVitest,
): Promise<TestCounts> {
  const report = reportOf(name);
  const { succeeded } = await run(name, parameters, environment);
  const failed = await failedFiles(report);
  if (failed.length === 0 || failed.length > FEW_FILES)
    return orOneFailure(await vitestCounts(report), succeeded);
  console.log(`\nSecond try of ${failed.length} ${failed.length === 1 ? 'file' : 'files'}`);
  const second = `${name}-second-try`;
  const options = parameters.filter((parameter) => parameter.startsWith('-'));
  const again = await run(second, [...options, ...failed], environment);
  return orOneFailure(await vitestCounts(report, reportOf(second)), again.succeeded);
}

/** Builds the product if it is stale, runs the Playwright tests of a folder on it, and counts. */
export async function countPlaywright(
  name: string,
  parameters: readonly string[],
  environment: Environment,
  isBuilt = isProductBuilt,
): Promise<TestCounts> {
  if (!(await isBuilt())) return ONE_FAILURE;
  const report = reportOf(name);
  await rm(report, { force: true });
  const { succeeded } = await runTool('playwright', ['test', ...parameters], {
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return orOneFailure(await playwrightCounts(report), succeeded);
}

/** Builds what is stale; returns false if that failed. */
export async function isProductBuilt(): Promise<boolean> {
  return (await runScript('build.ts', [])).succeeded;
}

/** Prints the last lines of a command that tests, and fails it if a test failed. */
export function sayEnd(started: number, { passed, failed }: Pick<TestCounts, 'passed' | 'failed'>) {
  console.log(`Duration: ${duration(started)}`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exit(1);
}
