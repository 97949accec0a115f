/** Temporary folders that belong to one process. If the process cannot delete its folder, the next one does. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
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
