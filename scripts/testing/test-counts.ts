import { readFile } from 'node:fs/promises';

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
  const first = await readReport(report);
  if (first === null) return ONE_FAILURE;
  const again = secondTry === undefined ? [] : listAt(await readReport(secondTry), 'testResults');
  const repeated = new Set(again.map((file) => textAt(file, 'name')));
  const files = listAt(first, 'testResults');
  const last = [...files.filter((file) => !repeated.has(textAt(file, 'name'))), ...again];
  const tests = last.flatMap(testsOf);
  const passed = new Set(tests.filter(hasPassed).map(fullName));
  // A file that could not be loaded, or whose preparation failed.
  const unloaded = last.filter((file) => hasFailed(file) && !testsOf(file).some(hasFailed));
  const failures = [
    ...unloaded.map((file) => `${textAt(file, 'name')}: ${textAt(file, 'message')}`),
    ...tests.filter(hasFailed).map(fullName),
  ];
  const isCounted = files.some(hasFailed) || valueAt(first, 'success') === true;
  return {
    passed: tests.filter(hasPassed).length,
    failed: isCounted ? failures.length : 1,
    failures,
    unsteady: files
      .flatMap(testsOf)
      .filter(hasFailed)
      .map(fullName)
      .filter((name) => passed.has(name)),
    times: tests.map((test) => ({
      title: fullName(test),
      milliseconds: numberAt(test, 'duration'),
    })),
  };
}

/** Returns the paths of the files with failed tests in Vitest's JSON report. */
export async function failedFiles(report: string): Promise<readonly string[]> {
  const files = listAt(await readReport(report), 'testResults');
  return files.filter(hasFailed).map((file) => textAt(file, 'name'));
}

/** Counts Playwright's JSON report. An error outside of any test is one failure. */
export async function playwrightCounts(report: string): Promise<TestCounts> {
  const found = await readReport(report);
  const stats = valueAt(found, 'stats');
  if (found === null || stats === undefined) return ONE_FAILURE;
  return {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected') + listAt(found, 'errors').length,
    failures: specsOf(found).filter(hasResult('unexpected')).map(titleOf),
    unsteady: specsOf(found).filter(hasResult('flaky')).map(titleOf),
    times: specsOf(found).map((spec) => ({ title: titleOf(spec), milliseconds: timeOf(spec) })),
  };
}

/** Returns the slowest tests, slowest first. */
export function slowest(times: readonly TestTime[], count: number): readonly TestTime[] {
  return times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count);
}

export const NO_TESTS: TestCounts = { passed: 0, failed: 0, failures: [], unsteady: [], times: [] };
export const ONE_FAILURE: TestCounts = { ...NO_TESTS, failed: 1 };

/** Prints a line for each fault. A step with a fault is a failed test. */
export function countSteps(
  steps: readonly (readonly string[])[],
  say: (line: string) => void,
): TestCounts {
  for (const fault of steps.flat()) say(`✗ ${fault}`);
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

function testsOf(file: unknown): readonly unknown[] {
  return listAt(file, 'assertionResults');
}

function hasPassed(test: unknown): boolean {
  return textAt(test, 'status') === 'passed';
}

function hasFailed(test: unknown): boolean {
  return textAt(test, 'status') === 'failed';
}

function fullName(test: unknown): string {
  return textAt(test, 'fullName');
}

function specsOf(suite: unknown): readonly unknown[] {
  return [...listAt(suite, 'specs'), ...listAt(suite, 'suites').flatMap(specsOf)];
}

function hasResult(status: string): (spec: unknown) => boolean {
  return (spec) => listAt(spec, 'tests').some((test) => textAt(test, 'status') === status);
}

function titleOf(spec: unknown): string {
  return textAt(spec, 'title');
}

function timeOf(spec: unknown): number {
  return listAt(spec, 'tests')
    .flatMap((test) => listAt(test, 'results'))
    .reduce<number>((sum, result) => sum + numberAt(result, 'duration'), 0);
}

async function readReport(file: string): Promise<unknown> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return value;
  } catch {
    return null;
  }
}

function valueAt(from: unknown, key: string): unknown {
  if (typeof from !== 'object' || from === null) return undefined;
  return Object.entries(from).find(([name]) => name === key)?.[1];
}

function numberAt(from: unknown, key: string): number {
  const value = valueAt(from, key);
  return typeof value === 'number' ? value : 0;
}

function textAt(from: unknown, key: string): string {
  const value = valueAt(from, key);
  return typeof value === 'string' ? value : '';
}

function listAt(from: unknown, key: string): readonly unknown[] {
  const value = valueAt(from, key);
  return Array.isArray(value) ? value : [];
}
