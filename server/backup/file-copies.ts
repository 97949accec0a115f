/** Copies folders file by file and notes the checksum of each copy. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { constants, copyFile, link, mkdir, open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as backupWords from '../../src/words/server/backup.gen.ts';
import { StartFailure } from '../configuration/start-failure.ts';
import { whenMissing } from '../files/absence.ts';

/** SHA-256 of each copied file, hexadecimal, by its path below the backup's folder. */
export type Checksums = Map<string, string>;

interface FolderCopy {
  readonly from: string;
  /** The backup's folder. */
  readonly into: string;
  /** Path below `into`. */
  readonly as: string;
  /** Returns whether to copy the file or folder with this path below `from`; all by default. */
  readonly isCopied?: (path: string) => boolean;
}

/** Files that are brought to the disk together: one flush of the disk serves all of them. */
const AT_ONCE = 16;

/**
 * Copies a folder. Files that disappear meanwhile are left out, and so is a folder that does not exist. Each copy is on
 * disk when it resolves.
 */
export async function copyFolder(copy: FolderCopy, checksums: Checksums): Promise<void> {
  await eachFile(copy, async (path, target) => {
    if (await copyDurably(join(copy.from, path), target))
      checksums.set(`${copy.as}/${path}`, await checksumOf(target));
  });
}

/**
 * Gives each file of a folder a second name, or copies it where that fails: on another disk, one without links, or for a
 * file with too many. Only for files that are never written again, such as media.
 */
export async function linkFolder(copy: FolderCopy, checksums: Checksums): Promise<void> {
  await eachFile(copy, async (path, target) => {
    const from = join(copy.from, path);
    const keeping = link(from, target).then(
      () => true,
      () => copyDurably(from, target),
    );
    if (await keeping) checksums.set(`${copy.as}/${path}`, await checksumOf(target));
  });
}

/** Returns the paths of the files below a folder. Throws `StartFailure` that names a link. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name));
      if (!entry.isFile()) throw new StartFailure(backupWords.link({ path }));
      return path;
    });
}

/** Returns the SHA-256 of a file, hexadecimal. */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

/** Makes the folders below the target, empty ones too, and does the work for each file. */
async function eachFile(
  { from, into, as, isCopied = () => true }: FolderCopy,
  work: (path: string, target: string) => Promise<void>,
): Promise<void> {
  const visit = async (below: string): Promise<void> => {
    const entries = await readdir(join(from, below), { withFileTypes: true }).catch(
      whenMissing([]),
    );
    await mkdir(join(into, as, below), { recursive: true, mode: 0o700 });
    const paths = entries.map((entry) => ({
      path: below === '' ? entry.name : `${below}/${entry.name}`,
      entry,
    }));
    const copied = paths.filter(({ path }) => isCopied(path));
    // A copy without it would be restored without it.
    const linked = copied.find(({ entry }) => entry.isSymbolicLink());
    if (linked !== undefined)
      throw new StartFailure(backupWords.link({ path: join(from, linked.path) }));
    const files = copied.filter(({ entry }) => entry.isFile());
    for (let first = 0; first < files.length; first += AT_ONCE)
      await Promise.all(
        files.slice(first, first + AT_ONCE).map(({ path }) => work(path, join(into, as, path))),
      );
    for (const { path } of copied.filter(({ entry }) => entry.isDirectory())) await visit(path);
  };
  await visit('');
}

async function copyDurably(from: string, to: string): Promise<boolean> {
  const copying = copyFile(from, to, constants.COPYFILE_FICLONE);
  if (!(await copying.then(() => true, whenMissing(false)))) return false;
  const file = await open(to, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  return true;
}
