import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownFolder } from '../../scripts/testing/own-folder.ts';

/** A number beyond any process id. */
const GONE = 2 ** 30;

test('the next process of its kind deletes what a dead process left; other folders stay', async () => {
  const place = await mkdtemp(join(tmpdir(), 'tearline-own-folder-'));
  onTestFinished(() => rm(place, { recursive: true }));
  const left = `tearline-run-${GONE}-a`;
  const running = `tearline-run-${process.pid}-b`;
  const other = `tearline-own-${GONE}-c`;
  await Promise.all(
    [left, running, other].map((name) => mkdir(join(place, name, 'pg'), { recursive: true })),
  );

  const made = await ownFolder('run', place);
  expect(basename(made)).toMatch(new RegExp(`^tearline-run-${process.pid}-`, 'u'));
  expect(new Set(await readdir(place))).toEqual(new Set([running, other, basename(made)]));
});
