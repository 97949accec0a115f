/** Runs Vitest and Playwright for the commands that test, and says the end of each. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { duration } from '../command/progress.ts';
import { runScript, runTool, type ToolResult } from '../command/run-tool.ts';
import {
  ONE_FAILURE,
  orOneFailure,
  playwrightCounts,
  vitestCounts,
  type TestCounts,
} from './test-counts.ts';

const REPORTS = join(import.meta.dirname, '..', '..', 'reports');

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

/** Runs Vitest and counts. */
export async function countVitest(
  name: string,
  parameters: readonly string[],
  environment: Environment,
): Promise<TestCounts> {
  const { succeeded } = await runVitest(name, parameters, environment);
  return orOneFailure(await vitestCounts(reportOf(name)), succeeded);
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
    output: 'shown',
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return orOneFailure(await playwrightCounts(report), succeeded);
}

/** Builds what is stale; returns false if that failed. */
export async function isProductBuilt(): Promise<boolean> {
  return (await runScript('build.ts', [], { output: 'shown' })).succeeded;
}

/** Prints the last lines of a command that tests, and fails it if a test failed. */
export function sayEnd(started: number, { passed, failed }: Pick<TestCounts, 'passed' | 'failed'>) {
  console.log(`Duration: ${duration(started)}`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exit(1);
}
