/** A source of the copy, broken for a while, until the development server gives it out so. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Mutant } from './mutants.ts';

/** ms; the development server gives out a changed file well within it. */
const NOTICED_MS = 30_000;
const LOOK_MS = 50;
const LOOKS_A_WRITE = 20;

interface Served {
  readonly root: string;
  readonly url: string;
}

/** Does something while a browser is given the mutant; throws where its piece is not in the file exactly once: it is out of date then. */
export async function whileBroken<Result>(
  { root, url }: Served,
  { name, file, from, to }: Mutant,
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

/** A module as the development server gives it to a page. */
async function served(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered ${response.status}.`);
  // Times of change, in the addresses of what it imports, are no difference.
  return (await response.text())
    .replaceAll(/[?&]t=\d+/g, '')
    .replace(/\n\/\/# sourceMapping.*/s, '');
}

/** Writes until it is noticed: a watcher may miss a change that comes close behind another. */
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
