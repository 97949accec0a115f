import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { ownFolder } from './own-folder.ts';

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
