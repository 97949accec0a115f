import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/**
 * Gives every project of a run the same folder, so the last project can read the records of the others. `npm test` names
 * a folder that its second try shares.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = process.env['CONTRACT_RECORD'];
  const folder = shared ?? join(tmpdir(), `tearline-contract-${process.pid}`);
  await mkdir(folder, { recursive: true });
  project.provide('contractRecord', folder);
  return async () => {
    if (shared === undefined) await rm(folder, { recursive: true, force: true });
  };
}
