import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mediaPath, type MediaStore } from './media-store.ts';

/** Media as files: `folder/ab/abcd…`, written aside, synced, then renamed, so that no reader ever sees half of one. */
export function createDiskMediaStore(folder: string): MediaStore {
  return {
    async put(hash, bytes) {
      const path = join(folder, mediaPath(hash));
      if (await exists(path)) return;
      await mkdir(dirname(path), { recursive: true });
      await writeDurably(path, bytes);
      await syncFolder(dirname(path));
      await syncFolder(folder);
    },
    read: (hash) => readIfThere(join(folder, mediaPath(hash))),
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK);
      return true;
    },
  };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const aside = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(aside, 'wx');
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
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
