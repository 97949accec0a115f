/** Temporary folders that belong to one process. If the process cannot delete its folder, the next one does. */
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder named after the process. Deletes similar folders whose process is gone. */
export async function ownFolder(
  kind: 'own' | 'mutants' | 'run' | 'cluster' | 'fonts',
  below = tmpdir(),
): Promise<string> {
  const names = await readdir(below);
  const left = names.filter((name) => {
    const owner = new RegExp(`^tearline-${kind}-(\\d+)-`).exec(name)?.[1];
    return owner !== undefined && !isRunning(Number(owner));
  });
  await Promise.all(left.map((name) => rm(join(below, name), { recursive: true, force: true })));
  return mkdtemp(join(below, `tearline-${kind}-${process.pid}-`));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process is running.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Linux keeps this folder in memory, where the thousands of database files of a test run are cheap. */
const SHARED_MEMORY = '/dev/shm';
/** Bytes; five times the largest use of a whole run. */
const ROOM = 2 * 1024 ** 3;

/**
 * Makes the folder for temporary files of a test run: in memory if there is room, else in the system's temporary
 * folder.
 */
export async function makeRunFolder(): Promise<string> {
  return ownFolder('run', (await freeBytes(SHARED_MEMORY)) > ROOM ? SHARED_MEMORY : tmpdir());
}

/** Returns 0 if the folder does not exist. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
