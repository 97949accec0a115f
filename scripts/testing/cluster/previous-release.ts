import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../../../server/configuration/start-failure.ts';
import { git } from '../../command/git.ts';
import { runProgram } from '../../command/run-tool.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const MIGRATIONS = 'server/db/migrations';

/**
 * Builds the sources from before the newest migration in a new folder, and returns the folder. They stand for the
 * previous release: their tables differ. Throws `StartFailure` without the project's history.
 */
export async function buildPreviousRelease(folder: string): Promise<string> {
  const added = ['-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS];
  const [newest] = await git('log', ...added).catch(() => []);
  const [commit] = await git('rev-parse', `${newest}^`).catch(() => []);
  if (commit === undefined)
    throw new StartFailure(
      'The previous release is made of the project’s history, which git does not have here.',
    );
  const root = join(folder, 'previous');
  const packed = join(folder, 'previous.tar');
  await mkdir(root, { recursive: true });
  await succeed('git', ['-C', ROOT, 'archive', `--output=${packed}`, commit]);
  await succeed('tar', ['-xf', packed, '-C', root]);
  await rm(packed);
  // Preflight installs its packages.
  await succeed(process.execPath, [join(root, 'scripts', 'preflight.mjs'), 'scripts/build.ts']);
  return root;
}

async function succeed(program: string, parameters: readonly string[]): Promise<void> {
  const { succeeded } = await runProgram(program, parameters);
  if (!succeeded) throw new StartFailure(`“${program} ${parameters.join(' ')}” failed; see above.`);
}
