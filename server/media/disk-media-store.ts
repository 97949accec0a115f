import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isAbsence } from '../files/absence.ts';
import { MediaStoreFailure } from './media-store-failure.ts';
import { mediaPath, type MediaStore } from './media-store.ts';

/** Media as files: `folder/ab/abcd…`, written aside, synced, then renamed, so that no reader ever sees half of one. */
export function createDiskMediaStore(folder: string): MediaStore {
  const syncParent = createParentSync(folder);
  return {
    put: (hash, bytes) => inWords(folder, () => store(folder, hash, bytes, syncParent)),
    read: (hash) => inWords(folder, () => readIfThere(join(folder, mediaPath(hash)))),
    remove: (hashes) =>
      inWords(folder, async () => {
        for (const hash of hashes) await rm(join(folder, mediaPath(hash)), { force: true });
      }),
    check: () => inWords(folder, () => tryOut(folder)),
  };
}

async function store(
  folder: string,
  hash: string,
  bytes: Buffer,
  syncParent: (child: string) => Promise<void>,
): Promise<void> {
  const path = join(folder, mediaPath(hash));
  if (await exists(path)) return;
  await writeDurably(path, bytes);
  await Promise.all([syncFolder(dirname(path)), syncParent(dirname(path))]);
}

/** Of each of its folders once, since another process may have made it and ended before its name was on disk. */
function createParentSync(folder: string): (child: string) => Promise<void> {
  const synced = new Set<string>();
  return async (child) => {
    if (synced.has(child)) return;
    await syncFolder(folder);
    synced.add(child);
  };
}

/** Only writing shows that a disk is full or a folder may not be written to, whatever its rights say. */
async function tryOut(folder: string): Promise<true> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.R_OK | constants.W_OK);
  const trial = join(folder, `${randomUUID()}.trial`);
  try {
    await writeFile(trial, TRIAL);
  } finally {
    await rm(trial, { force: true });
  }
  return true;
}

/** Bytes; a page, since some file systems find room for less beside the name. */
const TRIAL = Buffer.alloc(4_096);

/** Throws what the system refuses as `MediaStoreFailure`: it passes, and the services say so meanwhile (SAFE-05). */
async function inWords<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string')
      throw cause;
    const reason = REASONS[cause.code] ?? `cannot be used (${cause.code})`;
    throw new MediaStoreFailure(`The media folder ${folder} ${reason}`, { cause });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'is on a full disk. Make room',
  EDQUOT: 'is on a disk whose quota is used up. Make room',
  EROFS: 'is on a disk that cannot be written to',
  EACCES: 'may not be written to. Check its owner and its rights',
  EPERM: 'may not be written to. Check its owner and its rights',
  EMFILE: 'cannot be opened: this process has too many files open',
};

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const aside = `${path}.${randomUUID()}.part`;
  try {
    const file = await openWithFolder(aside);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** Most folders are there already; the media's own may have been removed by hand. */
async function openWithFolder(path: string) {
  try {
    return await open(path, 'wx');
  } catch (error) {
    if (!isAbsence(error)) throw error;
    await mkdir(dirname(path), { recursive: true });
    return open(path, 'wx');
  }
}

/** A rename is on disk only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}
