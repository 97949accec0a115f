import { readFile } from 'node:fs/promises';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonAssertionResult, JsonTestResult, JsonTestResults } from 'vitest/node';

/** Duration of one test with all its tries. */
interface TestTime {
  readonly title: string;
  readonly milliseconds: number;
}

/** Number of passed and failed tests; `failures` lists the failed ones, `unsteady` the passed ones that needed a second try. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  readonly unsteady: readonly string[];
  readonly times: readonly TestTime[];
}

/**
 * Counts Vitest's JSON report, and that of a second try of its failed files. A file that failed outside of its
 * tests is one failure, and so is a run that failed outside of its files.
 */
export async function vitestCounts(report: string, secondTry?: string): Promise<TestCounts> {
  const first = await readReport<JsonTestResults>(report);
  if (first === null) return ONE_FAILURE;
  const second = secondTry === undefined ? null : await readReport<JsonTestResults>(secondTry);
  const again = second?.testResults ?? [];
  const repeated = new Set(again.map(({ name }) => name));
  const files = first.testResults;
  const last = [...files.filter(({ name }) => !repeated.has(name)), ...again];
  const tests = last.flatMap((file) => file.assertionResults);
  const passed = new Set(tests.filter(hasPassed).map(({ fullName }) => fullName));
  // A file that could not be loaded, or whose preparation failed.
  const unloaded = last.filter((file) => hasFailed(file) && !file.assertionResults.some(hasFailed));
  const failures = [
    ...unloaded.map(({ name, message }) => `${name}: ${message}`),
    ...tests.filter(hasFailed).map(({ fullName }) => fullName),
  ];
  const isCounted = files.some(hasFailed) || first.success;
  return {
    passed: tests.filter(hasPassed).length,
    failed: isCounted ? failures.length : 1,
    failures,
    unsteady: files
      .flatMap((file) => file.assertionResults)
      .filter(hasFailed)
      .map(({ fullName }) => fullName)
      .filter((name) => passed.has(name)),
    // A test that was left out has no duration.
    times: tests.map(({ fullName: title, duration }) => ({ title, milliseconds: duration ?? 0 })),
  };
}

/** Returns the paths of the files with failed tests in Vitest's JSON report. */
export async function failedFiles(report: string): Promise<readonly string[]> {
  const files = (await readReport<JsonTestResults>(report))?.testResults ?? [];
  return files.filter(hasFailed).map(({ name }) => name);
}

/** Counts Playwright's JSON report. An error outside of any test is one failure. */
export async function playwrightCounts(report: string): Promise<TestCounts> {
  const found = await readReport<JSONReport>(report);
  if (found === null) return ONE_FAILURE;
  const { stats, errors } = found;
  const specs = found.suites.flatMap(specsOf);
  const titlesOf = (status: string) =>
    specs.filter(({ tests }) => tests.some((one) => one.status === status)).map((one) => one.title);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: titlesOf('unexpected'),
    unsteady: titlesOf('flaky'),
    times: specs.map(({ title, tests }) => ({
      title,
      milliseconds: tests
        .flatMap(({ results }) => results)
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}

/** Returns the slowest tests, slowest first. */
export function slowest(times: readonly TestTime[], count: number): readonly TestTime[] {
  return times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
}

export const NO_TESTS: TestCounts = { passed: 0, failed: 0, failures: [], unsteady: [], times: [] };
export const ONE_FAILURE: TestCounts = { ...NO_TESTS, failed: 1 };

/** Prints a line for each fault. A step with a fault is a failed test. */
export function countSteps(steps: readonly (readonly string[])[]) {
  for (const fault of steps.flat()) console.log(`✗ ${fault}`);
  const failed = steps.filter((faults) => faults.length > 0).length;
  return { ...NO_TESTS, passed: steps.length - failed, failed };
}

/** Adds the results of two runs. */
export function bothCounts(one: TestCounts, other: TestCounts): TestCounts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...one.failures, ...other.failures],
    unsteady: [...one.unsteady, ...other.unsteady],
    times: [...one.times, ...other.times],
  };
}

/** Adds one failure if a run failed although none of its tests did. */
export function orOneFailure(counts: TestCounts, succeeded: boolean): TestCounts {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function hasPassed({ status }: JsonAssertionResult): boolean {
  return status === 'passed';
}

function hasFailed({ status }: JsonAssertionResult | JsonTestResult): boolean {
  return status === 'failed';
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Null if the run has written none, or half of one. */
async function readReport<Report>(file: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}
