import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProgress } from '../../scripts/command/progress.ts';
import { rowsNamedIn, rowsOf } from '../../scripts/rows.ts';
import { runStaleBuilds } from '../../scripts/builds/stale-builds.ts';
import { playwrightCounts, vitestCounts } from '../../scripts/testing/test-counts.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tearline-commands-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('a step tells its title at once and its time at the end; what is said meanwhile gets lines of its own', async () => {
  let text = '';
  const progress = createProgress((more) => {
    text += more;
  });
  await progress.step('Quiet', () => Promise.resolve());
  await progress.step('Talking', () => {
    progress.say('Half way.');
    return Promise.resolve();
  });
  await expect(progress.step('Failing', () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
  expect(text.replaceAll(/\d\.\d s/g, '… s')).toBe(
    'Quiet … … s\nTalking …\n  Half way.\nTalking: … s\nFailing … … s\n',
  );
});

test('a build runs when the contents of its inputs changed, not when they were only touched', async () => {
  let runs = 0;
  const run = async (outDir: string): Promise<void> => {
    runs += 1;
    await mkdir(outDir, { recursive: true });
    await writeFile(join(outDir, 'index.html'), String(runs));
  };
  const build = {
    title: 'Building',
    folder: 'dist/client',
    inputs: ['src', 'gone'],
    run,
  };
  const progress = createProgress(() => undefined);
  const runsAfter = async (change: () => Promise<unknown>): Promise<number> => {
    await change();
    await runStaleBuilds(folder, [build], progress);
    return runs;
  };
  const source = join(folder, 'src/page.ts');

  await mkdir(join(folder, 'src'));
  expect(await runsAfter(() => writeFile(source, 'one'))).toBe(1);
  expect(await runsAfter(() => utimes(source, 0, 0))).toBe(1);
  expect(await runsAfter(() => writeFile(source, 'two'))).toBe(2);
  expect(await runsAfter(() => writeFile(join(folder, 'src/other.ts'), ''))).toBe(3);
  expect(await runsAfter(() => rm(join(folder, 'dist'), { recursive: true }))).toBe(4);
  expect(await runsAfter(() => rm(join(folder, 'src/other.ts')))).toBe(5);
  expect(await readdir(join(folder, 'dist'))).toEqual(['client']);
  expect(await readFile(join(folder, 'dist/client/index.html'), 'utf8')).toBe('5');
});

test('a build that fails is stale the next time', async () => {
  const failing = {
    title: 'Building',
    folder: 'dist/client',
    inputs: [],
    run: () => Promise.reject(new Error('syntax')),
  };
  const progress = createProgress(() => undefined);
  await expect(runStaleBuilds(folder, [failing], progress)).rejects.toThrow('syntax');
  await expect(runStaleBuilds(folder, [failing], progress)).rejects.toThrow('syntax');
});

test('rows are read from the list, and found where titles begin with them', () => {
  expect(rowsOf('# Rows\n\n- WIZ-08 Where back leads\n- see WIZ-09\n')).toEqual([
    { id: 'WIZ-08', summary: 'Where back leads' },
  ]);
  const source = `
    // [API-02] in a comment is none
    test('[WIZ-08] back', f); test("[WIZ-09, WIZ-10] both", f); test(\`[STEP-01][STEP-02] two\`, f);
    test('about [SUBM-01]', f);`;
  expect([...rowsNamedIn(source)]).toEqual(['WIZ-08', 'WIZ-09', 'WIZ-10', 'STEP-01', 'STEP-02']);
});

test.each([
  {
    of: 'tests that passed and failed',
    report: { success: false, numPassedTests: 5, numFailedTests: 2, testResults: [] },
    counts: { passed: 5, failed: 2, unsteady: [] },
  },
  {
    of: 'a test that passed at its second try',
    report: {
      success: true,
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [
        {
          status: 'passed',
          assertionResults: [
            { status: 'passed', fullName: 'steady', failureMessages: [] },
            { status: 'passed', fullName: 'unsteady', failureMessages: ['AssertionError'] },
          ],
        },
      ],
    },
    counts: { passed: 2, failed: 0, unsteady: ['unsteady'] },
  },
  {
    of: 'a file that could not be loaded',
    report: {
      success: false,
      numPassedTests: 5,
      numFailedTests: 0,
      testResults: [{ status: 'failed', assertionResults: [] }],
    },
    counts: { passed: 5, failed: 1, unsteady: [] },
  },
  {
    of: 'an error outside of any test',
    report: { success: false, numPassedTests: 5, numFailedTests: 0, testResults: [] },
    counts: { passed: 5, failed: 1, unsteady: [] },
  },
])('Vitest counts: $of', async ({ report, counts }) => {
  const file = join(folder, 'vitest.json');
  await writeFile(file, JSON.stringify(report));
  await expect(vitestCounts(file)).resolves.toEqual(counts);
});

test('Playwright counts: a second try that passes is named, an error outside of any test is a failure', async () => {
  const file = join(folder, 'playwright.json');
  const specs = [
    { title: 'steady', tests: [{ status: 'expected' }] },
    { title: 'unsteady', tests: [{ status: 'flaky' }] },
  ];
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [{ specs: [], suites: [{ specs }] }],
    errors: [{}],
  };
  await writeFile(file, JSON.stringify(report));
  const counts = { passed: 4, failed: 2, unsteady: ['unsteady'] };
  await expect(playwrightCounts(file)).resolves.toEqual(counts);
});

test('a run that wrote no report counts as one failure', async () => {
  const missing = join(folder, 'missing.json');
  const none = { passed: 0, failed: 1, unsteady: [] };
  expect([await vitestCounts(missing), await playwrightCounts(missing)]).toEqual([none, none]);
});
