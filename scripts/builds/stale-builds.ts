import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfInputs } from '../command/inputs-hash.ts';
import type { Progress } from '../command/progress.ts';

/** One folder that is made from sources, and how to tell whether it must be made again. */
export interface Build {
  readonly title: string;
  /** Relative to the project. */
  readonly folder: string;
  /** Files and folders, relative to the project, whose contents decide about staleness. */
  readonly inputs: readonly string[];
  /** Makes the contents of `folder` in another, absolute one. */
  readonly run: (outDir: string) => Promise<void>;
}

const STAMP = '.inputs';

/**
 * Runs each build whose inputs changed since it last ended well.
 * Built aside and moved into place whole, so that two starts in one checkout do not disturb each other.
 */
export async function runStaleBuilds(
  root: string,
  builds: readonly Build[],
  progress: Progress,
): Promise<void> {
  // Most inputs are of several builds, and every start reads them all.
  const hashes = new Map<string, string>();
  for (const build of builds) {
    for (const input of build.inputs)
      if (!hashes.has(input)) hashes.set(input, await hashOfInputs(root, [input]));
    const folder = join(root, build.folder);
    const stamp = build.inputs.map((input) => `${hashes.get(input)} ${input}\n`).join('');
    if ((await contentOf(join(folder, STAMP))) === stamp) continue;
    await progress.step(build.title, () => buildAside(build, folder, stamp));
  }
}

async function buildAside({ run }: Build, folder: string, stamp: string): Promise<void> {
  const aside = `${folder}.${process.pid}.new`;
  const old = `${folder}.${process.pid}.old`;
  try {
    await run(aside);
    await mkdir(aside, { recursive: true });
    await writeFile(join(aside, STAMP), stamp);
    if (existsSync(folder)) await rename(folder, old);
    await rename(aside, folder);
  } finally {
    await rm(aside, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}

function contentOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}
