import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
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
  const names = (await readdir(MIGRATIONS)).map((file) => file.replace('.ts', ''));
  const before = names.toSorted().filter((name) => name < number);
  const loaded = before.map(async (name): Promise<[string, Migration]> => [
    name,
    (await import(join(MIGRATIONS, `${name}.ts`))) as Migration,
  ]);
  return Object.fromEntries(await Promise.all(loaded));
}
