import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  link,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartFailure } from '../configuration/start-failure.ts';
import { isAbsence, whenMissing } from '../files/absence.ts';
import * as startWords from '../../src/words/server/start.gen.ts';

const LOCK_NAME = 'tearline.lock';
const TAKE_OVER_ATTEMPTS = 5;

/** Releases the data folder; calling it twice is harmless. */
type ReleaseDataFolder = () => Promise<void>;

interface Holder {
  readonly pid: number;
  /** Distinguishes a process from a later one with the same id; null when the system does not provide it. */
  readonly startedAt: string | null;
}

/**
 * Makes this process the only Tearline that uses a data folder.
 * A lock whose process is gone (SIGKILL, power cut) is taken over.
 * Throws `StartFailure` when another running instance owns the folder.
 */
export async function lockDataFolder(dataDir: string): Promise<ReleaseDataFolder> {
  await makeDataFolder(dataDir);
  const lock = join(dataDir, LOCK_NAME);
  const own = JSON.stringify({ pid: process.pid, startedAt: await startOf(process.pid) });
  const ticket = `${lock}.${randomUUID()}`;
  await writeFile(ticket, own, { mode: 0o600 });
  try {
    await claim(lock, ticket, dataDir);
  } finally {
    await rm(ticket, { force: true });
  }
  return async () => {
    if ((await readFile(lock, 'utf8').catch(whenMissing(null))) === own)
      await rm(lock, { force: true });
  };
}

/** Returns whether a running Tearline owns the data folder. */
export async function isDataFolderOwned(dataDir: string): Promise<boolean> {
  const found = await readFile(join(dataDir, LOCK_NAME), 'utf8').catch(whenMissing(null));
  const holder = found === null ? null : holderOf(found);
  return holder !== null && (await isRunning(holder));
}

/** Creates the data folder if missing. Throws `StartFailure` when it cannot be created or written to. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartFailure(
      startWords.dataFolderUnusable({ folder: dataDir, code: String(codeOf(error)) }),
    );
  }
}

/** Step by step: where folders cannot be created, as in /proc, `mkdir` with `recursive` never ends. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o711 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await isFolder(path))) return;
    const parent = dirname(path);
    if (!isAbsence(error) || parent === path || (await isFolder(parent))) throw error;
    await makeFolder(parent);
    await mkdir(path, { mode: 0o711 });
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** A hard link appears whole or not at all, so no reader ever sees half a lock. */
async function claim(lock: string, ticket: string, dataDir: string): Promise<void> {
  for (let attempt = 0; attempt < TAKE_OVER_ATTEMPTS; attempt += 1) {
    if (await linked(ticket, lock)) return;
    const found = await readFile(lock, 'utf8').catch(whenMissing(null));
    if (found === null) continue;
    const holder = holderOf(found);
    if (holder !== null && (await isRunning(holder))) throw ownedBy(holder, dataDir);
    await discard(lock, found);
  }
  throw new StartFailure(startWords.dataFolderNotLocked({ folder: dataDir }));
}

async function linked(ticket: string, lock: string): Promise<boolean> {
  try {
    await link(ticket, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Two starters may find the same stale lock; the slower one restores the lock it took from the faster. */
async function discard(lock: string, stale: string): Promise<void> {
  const aside = `${lock}.${randomUUID()}`;
  try {
    await rename(lock, aside);
  } catch (error) {
    if (isAbsence(error)) return;
    throw error;
  }
  if ((await readFile(aside, 'utf8').catch(whenMissing(null))) !== stale) await linked(aside, lock);
  await rm(aside, { force: true });
}

async function isRunning(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  return holder.startedAt === null || holder.startedAt === (await startOf(holder.pid));
}

/** Boot and clock ticks since boot, from Linux's /proc; field 22 counted after the name, which may contain spaces. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? null : `${boot.trim()}:${ticks}`;
  } catch {
    return null;
  }
}

function holderOf(content: string): Holder | null {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null) return null;
    if (!('pid' in value) || typeof value.pid !== 'number' || value.pid <= 0) return null;
    const startedAt = 'startedAt' in value ? value.startedAt : null;
    return { pid: value.pid, startedAt: typeof startedAt === 'string' ? startedAt : null };
  } catch {
    return null;
  }
}

function ownedBy(holder: Holder, dataDir: string): StartFailure {
  return new StartFailure(startWords.dataFolderInUse({ folder: dataDir, process: holder.pid }));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
