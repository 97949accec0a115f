import { readFile } from 'node:fs/promises';

/** How many tests of a run passed and failed. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** Counts of Vitest's JSON report; a file that could not be loaded is one failure. */
export async function vitestCounts(report: string): Promise<TestCounts> {
  const found = await readReport(report);
  if (found === null) return NO_REPORT;
  const failedFiles = listAt(found, 'testResults').filter(
    (file) => textAt(file, 'status') === 'failed' && listAt(file, 'assertionResults').length === 0,
  );
  const failed = numberAt(found, 'numFailedTests') + failedFiles.length;
  return {
    passed: numberAt(found, 'numPassedTests'),
    failed: atLeastOne(failed, valueAt(found, 'success') === true),
  };
}

/** Counts of Playwright's JSON report; an error outside of any test is one failure. */
export async function playwrightCounts(report: string): Promise<TestCounts> {
  const found = await readReport(report);
  const stats = valueAt(found, 'stats');
  if (found === null || stats === undefined) return NO_REPORT;
  const failed = numberAt(stats, 'unexpected') + numberAt(stats, 'flaky');
  return {
    passed: numberAt(stats, 'expected'),
    failed: failed + listAt(found, 'errors').length,
  };
}

const NO_REPORT: TestCounts = { passed: 0, failed: 1 };

function atLeastOne(failed: number, succeeded: boolean): number {
  return succeeded ? failed : Math.max(failed, 1);
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
