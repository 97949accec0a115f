/** Breaks a source of the copy for a while, and waits until the development server serves the change. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Mutant } from './mutants.ts';

/** ms; the development server serves a changed file well within this time. */
const NOTICED_MS = 30_000;
const LOOK_MS = 50;
const LOOKS_A_WRITE = 20;

interface Served {
  readonly root: string;
  readonly url: string;
}

/**
 * Runs work while the browser gets the mutant. Throws if the piece is not in the file exactly once: the mutant is
 * outdated then.
 */
export async function whileBroken<Result>(
  { root, url }: Served,
  { name, file, from, to }: Pick<Mutant, 'name' | 'file' | 'from' | 'to'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const path = join(root, file);
  const whole = await readFile(path, 'utf8');
  const [before, after, ...more] = whole.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The mutant "${name}" is out of date: ${file} does not have its piece once.`);
  const address = `${url}/${file}`;
  const healthy = await served(address);
  try {
    await write(path, before + to + after, async () => (await served(address)) !== healthy);
    return await work();
  } finally {
    await write(path, whole, async () => (await served(address)) === healthy);
  }
}

/** Returns a module as the development server sends it to a page. */
async function served(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered ${response.status}.`);
  // Ignores the modification times in the addresses of imports.
  return (await response.text())
    .replaceAll(/[?&]t=\d+/g, '')
    .replace(/\n\/\/# sourceMapping.*/s, '');
}

/** Writes until the server notices: a watcher may miss a change shortly after another one. */
async function write(path: string, text: string, isNoticed: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + NOTICED_MS;
  for (let turn = 0; ; turn += 1) {
    if (turn % LOOKS_A_WRITE === 0) await writeFile(path, text);
    await pause(LOOK_MS);
    if (await isNoticed()) return;
    if (Date.now() > limit)
      throw new Error(`The development server did not notice that ${path} changed.`);
  }
}
