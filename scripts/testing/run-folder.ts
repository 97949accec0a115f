import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { ownFolder } from './own-folder.ts';

/** Linux keeps it in memory: making and deleting the thousands of files of a test run's databases costs little there. */
const SHARED_MEMORY = '/dev/shm';
/** Bytes; five times what a whole run has lying there at once. */
const ROOM = 2 * 1024 ** 3;

/** Makes the folder for what a test run throws away: in memory where there is room for it, else among temporary files. */
export async function makeRunFolder(): Promise<string> {
  return ownFolder('run', (await freeBytes(SHARED_MEMORY)) > ROOM ? SHARED_MEMORY : tmpdir());
}

/** 0 where there is no such folder. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
