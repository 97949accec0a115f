import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkBuilds, runStaleBuilds } from '../../scripts/builds/stale-builds.ts';
import { createProgress } from '../../scripts/command/progress.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tearline-builds-'));
  return () => rm(folder, { recursive: true, force: true });
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
