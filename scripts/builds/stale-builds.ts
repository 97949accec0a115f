import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HASTY } from '../../src/domain/hasty-build.ts';
import { hashOfInputs } from '../command/inputs-hash.ts';
import type { Progress } from '../command/progress.ts';
import { compressTextFiles } from './compress.ts';

/** A folder that is built from sources, and what decides whether it must be built again. */
export interface Build {
  readonly title: string;
  /** Relative to the project. */
  readonly folder: string;
  /** Files and folders, relative to the project. If their content changes, the folder is built again. */
  readonly inputs: readonly string[];
  /** Builds the content of `folder` in another, absolute folder. */
  readonly run: (outDir: string) => Promise<void>;
  /** Whether its text files are sent compressed, from files beside them. */
  readonly isCompressed?: boolean;
}

const STAMP = '.inputs';

/** A build, whether its inputs are those of its last success, and its absolute folder. */
type CheckedBuild = Awaited<ReturnType<typeof checkBuilds>>[number];

export async function checkBuilds(root: string, builds: readonly Build[]) {
  // Most inputs belong to several builds, and every start reads all of them.
  const hashes = new Map<string, string>();
  const checked = [];
  for (const build of builds) {
    for (const input of build.inputs)
      if (!hashes.has(input)) hashes.set(input, await hashOfInputs(root, [input]));
    const folder = join(root, build.folder);
    const stamp = build.inputs.map((input) => `${hashes.get(input)} ${input}\n`).join('');
    const isFresh = (await readFile(join(folder, STAMP), 'utf8').catch(() => null)) === stamp;
    checked.push({ build, isFresh, folder, stamp });
  }
  return checked;
}

/**
 * Runs each build whose inputs changed since its last success, one after the other. The result is built in a separate
 * folder and moved in one step, so that two starts in one checkout do not disturb each other. A hasty run compresses
 * with a tenth more bytes; the next run that is not hasty compresses to the fewest.
 */
export async function runStaleBuilds(
  checked: readonly CheckedBuild[],
  progress: Progress,
  { isHasty = false } = {},
): Promise<void> {
  for (const { build, isFresh, folder, stamp } of checked)
    if (!isFresh)
      await progress.step(build.title, () => buildAside(build, folder, { stamp, isHasty }));
    else if (!isHasty && existsSync(join(folder, HASTY)))
      await progress.step(`Compressing ${build.folder}`, () => compressAgain(folder));
}

async function compressAgain(folder: string): Promise<void> {
  await compressTextFiles(folder, false);
  await rm(join(folder, HASTY));
}

async function buildAside(
  { run, isCompressed = false }: Build,
  folder: string,
  { stamp, isHasty }: { readonly stamp: string; readonly isHasty: boolean },
): Promise<void> {
  const aside = `${folder}.${process.pid}.new`;
  const old = `${folder}.${process.pid}.old`;
  try {
    await run(aside);
    await mkdir(aside, { recursive: true });
    if (isCompressed) await compressTextFiles(aside, isHasty);
    if (isCompressed && isHasty) await writeFile(join(aside, HASTY), '');
    await writeFile(join(aside, STAMP), stamp);
    if (existsSync(folder)) await rename(folder, old);
    await rename(aside, folder);
  } finally {
    await rm(aside, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}
