import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkBuilds, runStaleBuilds } from '../../scripts/builds/stale-builds.ts';
import { createProgress } from '../../scripts/command/progress.ts';
import { proofsOf, rowsNamedIn, rowsOf } from '../../scripts/testing/rows.ts';
import { readChoice, touchesProduct } from '../../scripts/testing/choice.ts';
import { failedFiles, playwrightCounts, vitestCounts } from '../../scripts/testing/test-counts.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tearline-commands-'));
  return () => rm(folder, { recursive: true, force: true });
});

test('reads rows from the list, each with its level', () => {
  const list =
    '# Rows\n\n## WIZ · screen\n\n- WIZ-08 Where back leads\n- WIZ-01 (model) One chart\n';
  expect(rowsOf(`${list}- see WIZ-09\n`)).toEqual([
    { id: 'WIZ-08', place: 'screen', summary: 'Where back leads' },
    { id: 'WIZ-01', place: 'model', summary: 'One chart' },
  ]);
  expect(() => rowsOf('## WIZ\n- WIZ-08 Where back leads\n')).toThrow('WIZ-08');
  expect(() => rowsOf(`${list}- WIZ-08 Again\n`)).toThrow('WIZ-08 is in the list twice.');
  expect(() => rowsOf('## WIZ · sreen\n- WIZ-08 Where back leads\n')).toThrow('sreen');
});

test('finds rows at the beginning of titles, except those of long tests', () => {
  const source = `
    // [API-02] in a comment is none
    test('[WIZ-08] back', f); test("[WIZ-09, WIZ-10] both", f); test(\`[STEP-01][STEP-02] two\`, f);
    test('about [SUBM-01]', f); test('[PUB-01] what it is "for" @long', f);
    test("[PUB-02] what is @long", f); test('[PUB-03] a', { timeout: 1 }, f);`;
  const named = ['WIZ-08', 'WIZ-09', 'WIZ-10', 'STEP-01', 'STEP-02', 'PUB-03'];
  expect([...rowsNamedIn(source)]).toEqual(named);
});

test('a row is proved by a test at its level; reports a row that is not in the list', () => {
  const list = ['DASH-07', 'DASH-08', 'DASH-09', 'DASH-10'].map((id) => `- ${id} A promise`);
  const rows = rowsOf(['## DASH · screen', ...list].join('\n'));
  const title = (ids: string) => `test('[${ids}] a promise', prove);`;
  const proofs = proofsOf(rows, [
    { path: 'ui/dashboard/dashboard.test.tsx', source: title('DASH-07') },
    { path: 'server/coupons/projects.test.ts', source: title('DASH-07, DASH-08') },
    { path: 'domain/coupon/expiry.test.ts', source: title('DASH-09, DASH-99') },
  ]);
  const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);
  expect({
    proved: ids(proofs.proved),
    onlyServices: ids(proofs.onlyServices),
    elsewhere: ids(proofs.elsewhere),
    unnamed: ids(proofs.unnamed),
    unknown: proofs.unknown,
  }).toEqual({
    proved: ['DASH-07'],
    onlyServices: ['DASH-08'],
    elsewhere: ['DASH-09'],
    unnamed: ['DASH-10'],
    unknown: ['DASH-99'],
  });
});

const tested = (fullName: string, status: string, duration: number) => ({
  fullName,
  status,
  duration,
});
const STEADY = {
  name: 'steady.test.ts',
  status: 'passed',
  assertionResults: [tested('steady', 'passed', 20)],
};
const UNSTEADY = {
  name: 'unsteady.test.ts',
  status: 'failed',
  assertionResults: [tested('unsteady', 'failed', 5), tested('broken', 'failed', 9)],
};
const UNLOADED = {
  name: 'a.test.ts',
  status: 'failed',
  message: 'No module',
  assertionResults: [],
};

test.each([
  {
    of: 'tests that passed and failed',
    success: false,
    files: [STEADY, UNSTEADY],
    counts: { passed: 1, failed: 2, failures: ['unsteady', 'broken'], unsteady: [] },
  },
  {
    of: 'a test that passed at its second try',
    success: false,
    files: [STEADY, UNSTEADY],
    again: [
      {
        ...UNSTEADY,
        assertionResults: [tested('unsteady', 'passed', 6), tested('broken', 'failed', 9)],
      },
    ],
    counts: { passed: 2, failed: 1, failures: ['broken'], unsteady: ['unsteady'] },
  },
  {
    of: 'a file that could not be loaded',
    success: false,
    files: [STEADY, UNLOADED],
    counts: { passed: 1, failed: 1, failures: ['a.test.ts: No module'], unsteady: [] },
  },
  {
    of: 'an error outside of any test',
    success: false,
    files: [STEADY],
    counts: { passed: 1, failed: 1, failures: [], unsteady: [] },
  },
])('Vitest counts: $of', async ({ success, files, again, counts }) => {
  const first = join(folder, 'first.json');
  const second = join(folder, 'second.json');
  await writeFile(first, JSON.stringify({ success, testResults: files }));
  if (again !== undefined) await writeFile(second, JSON.stringify({ testResults: again }));
  expect(await vitestCounts(first, again === undefined ? undefined : second)).toMatchObject(counts);
  expect(await failedFiles(first)).toEqual(
    files.filter(({ status }) => status === 'failed').map(({ name }) => name),
  );
});

test('Playwright counts: reports a retry that passes, and counts an error outside of tests as a failure', async () => {
  const file = join(folder, 'playwright.json');
  const specs = [
    { title: 'steady', tests: [{ status: 'expected', results: [{ duration: 7 }] }] },
    {
      title: 'unsteady',
      tests: [{ status: 'flaky', results: [{ duration: 30 }, { duration: 12 }] }],
    },
    { title: 'broken', tests: [{ status: 'unexpected', results: [{ duration: 1 }] }] },
  ];
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [{ specs: [], suites: [{ specs }] }],
    errors: [{}],
  };
  await writeFile(file, JSON.stringify(report));
  const times = [
    { title: 'steady', milliseconds: 7 },
    { title: 'unsteady', milliseconds: 42 },
    { title: 'broken', milliseconds: 1 },
  ];
  const failures = ['broken'];
  const counts = { passed: 4, failed: 2, failures, unsteady: ['unsteady'], times };
  await expect(playwrightCounts(file)).resolves.toEqual(counts);
});

test('a run that wrote no report counts as one failure', async () => {
  const missing = join(folder, 'missing.json');
  const none = { passed: 0, failed: 1, failures: [], unsteady: [], times: [] };
  expect([await vitestCounts(missing), await playwrightCounts(missing)]).toEqual([none, none]);
});

test('npm test refuses unknown options, and starts the product only if its tests are selected', async () => {
  expect(() => readChoice(['--change'])).toThrow('"--change" is not known.');
  const words = (...given: readonly string[]) => touchesProduct(readChoice(given));
  expect([
    await words(),
    await words('e2e'),
    await words('sign-in'),
    await words('coupon-face'),
  ]).toEqual([true, true, true, false]);
});

test('a package whose license may not be passed on fails the release', async () => {
  // A copy, since the command writes its report beside itself.
  for (const part of ['scripts/release.ts', 'scripts/command', 'server/configuration'])
    await cp(join(import.meta.dirname, '../..', part), join(folder, part), { recursive: true });
  const npm = `#!/bin/sh\necho '{"components":[{"name":"one","version":"1.0.0"}]}'`;
  await writeFile(join(folder, 'npm'), npm, { mode: 0o755 });
  const options = { cwd: folder, env: { PATH: `${folder}:${process.env['PATH']}` } };
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release.ts'], options);
  expect([status, stderr.toString().includes('one 1.0.0 has the license')]).toEqual([1, true]);
});

test('a build runs if the contents of its inputs changed, not if only their times did', async () => {
  let runs = 0;
  const run = async (outDir: string): Promise<void> => {
    runs += 1;
    await mkdir(outDir, { recursive: true });
    await writeFile(join(outDir, 'index.html'), String(runs));
  };
  const build = { title: 'Building', folder: 'dist/client', inputs: ['src', 'gone'], run };
  const progress = createProgress(() => undefined);
  const runsAfter = async (change: () => Promise<unknown>): Promise<number> => {
    await change();
    await runStaleBuilds(await checkBuilds(folder, [build]), progress);
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

test('a failed build runs again the next time', async () => {
  const failing = {
    title: 'Building',
    folder: 'dist/client',
    inputs: [],
    run: () => Promise.reject(new Error('syntax')),
  };
  const progress = createProgress(() => undefined);
  for (const _ of ['first', 'next']) {
    const checked = await checkBuilds(folder, [failing]);
    await expect(runStaleBuilds(checked, progress)).rejects.toThrow('syntax');
  }
});
