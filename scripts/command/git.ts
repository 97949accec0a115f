import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../../server/configuration/start-failure.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Returns the lines that git answers in the project's folder. Rejects if it fails. */
export async function git(...parameters: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)('git', parameters, { cwd: ROOT, maxBuffer: 1e8 });
  return stdout.split(/[\n\0]/u).filter((line) => line !== '');
}

/** Returns the current commit, short; empty outside a repository. */
export async function revision(): Promise<string> {
  const [commit = ''] = await git('rev-parse', '--short', 'HEAD').catch(() => []);
  return commit;
}

/** Returns files that differ from a commit or that git does not know yet. Throws `StartFailure` for no commit. */
export async function changedFiles(commit: string): Promise<readonly string[]> {
  const changed = await git('diff', '--name-only', '--relative', commit, '--').catch(() => {
    throw new StartFailure(`--changed takes a commit of this repository, not "${commit}".`);
  });
  return [...changed, ...(await git('ls-files', '--others', '--exclude-standard'))];
}
