import { access, constants, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFailure } from '../configuration/start-failure.ts';
import { isAbsence, systemCode } from '../files/absence.ts';
import * as startWords from '../../src/words/server/start.gen.ts';

const LOCK_NAME = 'tearline.lock';
/** SQLite's result codes: another process has the lock, and the file is no database. */
const IS_BUSY = 5;
const IS_NO_DATABASE = 26;

/**
 * Makes this process the only Tearline that uses a data folder, and returns what releases it. The system releases the
 * lock of a process that is gone (SIGKILL, power cut). Throws `StartFailure` when another one owns the folder.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  await makeDataFolder(dataDir);
  const { lock, isFree } = await openLock(dataDir);
  if (isFree) return () => lock.close();
  const [owner] = lock.prepare('pragma user_version').all();
  lock.close();
  throw new StartFailure(
    startWords.dataFolderInUse({ folder: dataDir, process: Number(owner?.['user_version']) }),
  );
}

/** Returns whether a running Tearline owns the data folder. */
export async function isDataFolderOwned(dataDir: string): Promise<boolean> {
  const { lock, isFree } = await openLock(dataDir);
  lock.close();
  return !isFree;
}

/** Takes SQLite's write lock, if it is free: others still read who has it. */
async function openLock(dataDir: string): Promise<{ lock: DatabaseSync; isFree: boolean }> {
  const path = join(dataDir, LOCK_NAME);
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec(`pragma user_version = ${process.pid}; begin immediate`);
    return { lock, isFree: true };
  } catch (error) {
    const result = error instanceof Error && 'errcode' in error ? error.errcode : null;
    if (result === IS_BUSY) return { lock, isFree: false };
    lock.close();
    // Releases before this one wrote their process into the file.
    if (result !== IS_NO_DATABASE) throw error;
    await rm(path);
    return openLock(dataDir);
  }
}

/** Creates the data folder if missing. Throws `StartFailure` when it cannot be created or written to. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const code = systemCode(error) ?? String(error);
    throw new StartFailure(startWords.dataFolderUnusable({ folder: dataDir, code }));
  }
}

/** Step by step: where folders cannot be created, as in /proc, `mkdir` with `recursive` never ends. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o711 });
  } catch (error) {
    if (systemCode(error) === 'EEXIST' && (await isFolder(path))) return;
    const parent = dirname(path);
    if (!isAbsence(error) || parent === path || (await isFolder(parent))) throw error;
    await makeFolder(parent);
    await mkdir(path, { mode: 0o711 });
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}
