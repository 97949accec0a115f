import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfInputs } from '../command/inputs-hash.ts';
import type { Progress } from '../command/progress.ts';

/** A folder that is built from sources, and what decides whether it must be built again. */
export interface Build {
  readonly title: string;
  /** Relative to the project. */
  readonly folder: string;
  /** Files and folders, relative to the project. If their content changes, the folder is built again. */
  readonly inputs: readonly string[];
  /** Builds the content of `folder` in another, absolute folder. */
  readonly run: (outDir: string) => Promise<void>;
}

const STAMP = '.inputs';

/**
 * Runs each build whose inputs changed since its last success. The result is built in a separate folder and moved in
 * one step, so that two starts in one checkout do not disturb each other.
 */
export async function runStaleBuilds(
  root: string,
  builds: readonly Build[],
  progress: Progress,
): Promise<void> {
  // Most inputs belong to several builds, and every start reads all of them.
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
