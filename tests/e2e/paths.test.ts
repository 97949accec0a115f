import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { Process } from '../../paths/model/process.ts';
import { type Path, walk } from '../../paths/model/walk.ts';
import { PROCESSES } from '../../paths/processes/all.ts';
import { BAKERY_ID } from '../../paths/hand/sample-coupon.ts';
import { wordsOf } from '../../paths/recordings/recording.ts';
import { openPage, openWith } from '../../paths/run/context.ts';
import { readRecording, replay } from '../../paths/recordings/replay.ts';
import { walkPath } from '../../paths/run/runner.ts';
import { test } from './product.ts';

/** Two of the dashboard; `npm run test:long` walks all paths of all processes. */
const OF_EVERY_DAY = ['coupon-removal', 'list-search'];

test.describe.configure({ mode: 'parallel' });

for (const process of PROCESSES.filter(({ name }) => OF_EVERY_DAY.includes(name)))
  test(`[QA-02] the longest path of ${process.name}`, async ({ walked }) => {
    // Not in the title: every process of a run reads the titles, and finding the paths of all takes twelve seconds.
    const path = longestPath(process);
    test.info().annotations.push({ type: 'path', description: path.id });
    const { steps } = await walkPath(walked, process, path);
    expect(steps.flatMap(({ failure }) => failure ?? [])).toEqual([]);
    expect(steps).toHaveLength(path.steps.length + 1);
  });

test('[QA-05] recorded actions outside the machines become a path that can be repeated', async ({
  walked,
}) => {
  const page = await openPage(walked.context, walked.url);
  const address = `${walked.url}/dev/paths?at=/create/${BAKERY_ID}`;
  await openWith(page, address, walked.account.sessionStorage);
  const product = page.frameLocator('#product');
  await product.getByRole('heading', { name: /^Step 1/ }).waitFor();
  const half = (page.viewportSize()?.width ?? 0) / 2;
  for (const width of ['768', '1440', '390']) {
    await page.getByRole('radio', { name: width }).check({ force: true });
    const chart = await page.locator('#chart').locator('..').boundingBox();
    expect(chart?.width).toBeGreaterThanOrEqual(half);
  }
  await page.getByLabel('Name of the path').fill('A logo from text');
  await page.getByRole('button', { name: 'Record' }).click();
  await product.getByRole('radio', { name: 'No, make one from text' }).check();
  await product.getByRole('main').getByRole('button', { name: 'Next', exact: true }).click();

  await page.getByRole('button', { name: /^wizard working\.filling\.logo\.text$/ }).click();
  await expect(page.locator('[data-state="working.filling.logo.text"]')).toHaveAttribute(
    'data-lit',
  );
  await expect(page.getByRole('list', { name: /^Events/ })).toContainText('step.submit');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Stop and save' }).click();
  const recording = await readRecording(await (await download).path());
  await page.close();
  if (recording === null) throw new Error('What was saved is no recording.');
  expect(recording.steps.map(({ deed }) => wordsOf(deed))).toEqual([
    'presses the radio “No, make one from text”',
    'presses the button “Next”',
  ]);
  const { steps } = await replay(walked, recording);
  expect(steps.flatMap(({ failure }) => failure ?? [])).toEqual([]);
});

const ROOT = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

test('[QA-06] an exported process runs by Playwright alone, away from the project @long', async ({
  product,
}) => {
  test.setTimeout(240_000);
  const exporting = ['paths/paths.ts', '--export', 'playwright', '--flow', 'coupon-removal'];
  const said = await run(process.execPath, exporting, { cwd: ROOT });
  const folder = await mkdtemp(join(tmpdir(), 'tearline-export-'));
  try {
    await cp(join(ROOT, 'reports', 'paths', 'export', 'playwright'), folder, { recursive: true });
    const bundle = await readFile(join(folder, 'support', 'hand', 'tearline.mjs'), 'utf8');
    const imports = bundle.matchAll(/^import (?:.* from )?"(.+)";$|await import\("(.+)"\)/gmu);
    const names = [...imports].map(([, one, late]) => one ?? late ?? '');
    const file = await readFile(join(folder, 'package.json'), 'utf8');
    expect(names.filter((name) => !isBuiltin(name) && !file.includes(`"${name}"`))).toEqual([]);
    for (const name of ['@playwright/test', 'playwright', 'playwright-core']) {
      const own = join(folder, 'node_modules', name);
      await mkdir(dirname(own), { recursive: true });
      await symlink(join(ROOT, 'node_modules', name), own);
    }
    const { PATH, HOME, CHROMIUM_PATH } = process.env;
    const env = { PATH, HOME, CHROMIUM_PATH, TEARLINE_URL: product.url };
    const testing = ['node_modules/playwright/cli.js', 'test', '--reporter=line'];
    const ended = run(process.execPath, testing, { cwd: folder, env });
    const { stdout } = await ended.catch((error: { readonly stdout: string }) => error);
    const [, paths = ''] = /(\d+) paths through 1 process/.exec(said.stdout) ?? [];
    expect(stdout).toContain(` ${paths} passed`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** The path that goes through most; `npm run test:long` walks all of them. */
function longestPath(process: Process): Path {
  const [longest] = walk(process).paths.toSorted(
    (one, other) => other.steps.length - one.steps.length,
  );
  if (longest === undefined) throw new Error(`${process.title} has no path.`);
  return longest;
}
