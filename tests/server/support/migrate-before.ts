import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { expect } from 'vitest';
import { openPool } from '../../support/open-pool.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../server/db/migrations');

/** Migrates an empty database to the state before the first migration with this number. */
export async function migrateBefore(number: string, url: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: openPool(url, 1) }) });
  const getMigrations = () => loadMigrationsBefore(number);
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  expect(error).toBeUndefined();
  await db.destroy();
}

async function loadMigrationsBefore(number: string): Promise<Record<string, Migration>> {
  const files = (await readdir(MIGRATIONS, { recursive: true })).filter((file) => extname(file));
  const before = files.toSorted().filter((file) => basename(file) < number);
  const loaded = before.map(async (file): Promise<[string, Migration]> => [
    basename(file, '.ts'),
    (await import(join(MIGRATIONS, file))) as Migration,
  ]);
  return Object.fromEntries(await Promise.all(loaded));
}
