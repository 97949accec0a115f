import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isAbsence, systemCode, whenMissing } from '../files/absence.ts';
import { syncFolder } from '../files/sync-folder.ts';
import { MediaStoreFailure } from './media-store-failure.ts';
import { mediaPath, type MediaStore, type StagedBytes } from './media-store.ts';
import * as storeWords from '../../src/words/server/media-store.gen.ts';

/**
 * Media as files `folder/ab/abcd…`. A file is written under a temporary name, synced and renamed, so that readers never
 * see half of it.
 */
export function createDiskMediaStore(folder: string): MediaStore {
  const syncParent = createParentSync(folder);
  const pathOf = (hash: string): string => join(folder, mediaPath(hash));
  const stage = async (hash: string, bytes: Buffer): Promise<StagedBytes> => {
    const path = pathOf(hash);
    const aside = `${path}.${randomUUID()}${ASIDE}`;
    await writeAside(aside, bytes);
    return {
      store: () =>
        inWords(folder, async () => {
          await rename(aside, path);
          await Promise.all([syncFolder(dirname(path)), syncParent(dirname(path))]);
        }),
      discard: () => inWords(folder, () => rm(aside, { force: true })),
    };
  };
  return {
    stage: (hash, bytes) => inWords(folder, () => stage(hash, bytes)),
    put: (hash, bytes) =>
      inWords(folder, () =>
        access(pathOf(hash)).catch(async () => storeOrDiscard(await stage(hash, bytes))),
      ),
    read: (hash) => inWords(folder, () => readFile(pathOf(hash)).catch(whenMissing(null))),
    remove: (hashes) =>
      inWords(folder, async () => {
        for (const hash of hashes) await rm(pathOf(hash), { force: true });
      }),
    removeAside: (before) => inWords(folder, () => removeAside(folder, before)),
    check: () => inWords(folder, () => tryOut(folder)),
  };
}

/** The end of the name of a file that is not stored yet. */
const ASIDE = '.part';

/** Removes all that can be removed, then throws the first error. */
async function removeAside(folder: string, before: Date): Promise<void> {
  const parts = (await readdir(folder, { withFileTypes: true })).filter((part) =>
    part.isDirectory(),
  );
  const faults: unknown[] = [];
  const note = (error: unknown): void => void faults.push(error);
  for (const { name: part } of parts)
    for (const name of await readdir(join(folder, part)).catch(() => []))
      if (name.endsWith(ASIDE)) await removeIfOld(join(folder, part, name), before).catch(note);
  if (faults.length > 0) throw faults[0];
}

async function removeIfOld(path: string, before: Date): Promise<void> {
  // A save may store or discard it meanwhile.
  const found = await stat(path).catch(() => null);
  if (found !== null && found.mtime < before) await rm(path, { force: true });
}

async function storeOrDiscard(staged: StagedBytes): Promise<void> {
  try {
    await staged.store();
  } catch (error) {
    await staged.discard();
    throw error;
  }
}

/**
 * Syncs each subfolder's parent once, since another process may have made the subfolder and died before its name was on
 * disk.
 */
function createParentSync(folder: string): (child: string) => Promise<void> {
  const synced = new Set<string>();
  return async (child) => {
    if (synced.has(child)) return;
    await syncFolder(folder);
    synced.add(child);
  };
}

/** Only a write shows that the disk is full or the folder is read-only, whatever its permissions are. */
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

/** Bytes. A whole page, since some file systems store less together with the name. */
const TRIAL = Buffer.alloc(4_096);

/**
 * Turns system errors into `MediaStoreFailure`. They are temporary, and the services answer 503 meanwhile (SAFE-05).
 */
async function inWords<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const code = systemCode(cause);
    if (code === null) throw cause;
    const fault = FAULTS[code]?.() ?? storeWords.unusable({ code });
    throw new MediaStoreFailure(storeWords.folderFault({ folder, fault }), { cause });
  }
}

const FAULTS: Readonly<Record<string, () => string>> = {
  ENOSPC: storeWords.diskFull,
  EDQUOT: storeWords.quotaUsedUp,
  EROFS: storeWords.readOnly,
  EACCES: storeWords.notAllowed,
  EPERM: storeWords.notAllowed,
  EMFILE: storeWords.tooManyFiles,
};

/** Most folders exist already. The root folder may have been removed by hand. */
async function writeAside(aside: string, bytes: Buffer): Promise<void> {
  const write = () => writeFile(aside, bytes, { flag: 'wx', flush: true });
  try {
    await write().catch(async (error: unknown) => {
      if (!isAbsence(error)) throw error;
      await mkdir(dirname(aside), { recursive: true });
      await write();
    });
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}
