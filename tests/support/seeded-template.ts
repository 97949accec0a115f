import { randomBytes, scryptSync } from 'node:crypto';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { seed } from '../../server/catalogue/seed.ts';
import { openDatabase } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { SEEDED_PASSWORD, seedAccounts } from '../../server/identity/accounts.ts';
import { openIdentityKeys } from '../../server/identity/identity-keys.ts';
import { withClient } from '../../server/db/postgres-connection.ts';
import { createDiskMediaStore } from '../../server/media/disk-media-store.ts';

const COST = { N: 2, r: 1, p: 1 };

/** A migrated and seeded database to clone, with the pictures of its rows. */
export interface SeededTemplate {
  /** Name of the database for `create database … template`; nobody connects to it. */
  readonly database: string;
  /** Folder of a disk media store; its files are read-only. */
  readonly pictures: string;
  /** Removes the database; the run removes the folder. */
  remove(): Promise<void>;
}

/** Creates the template in the PostgreSQL at `url`, with its pictures under `folder` (3 to 5 s, once per run). */
export async function makeSeededTemplate(url: string, folder: string): Promise<SeededTemplate> {
  const name = `seeded_${randomBytes(8).toString('hex')}`;
  const pictures = join(folder, 'seed-pictures');
  await withClient(url, (client) => client.query(`create database ${name}`));
  const templateUrl = Object.assign(new URL(url), { pathname: `/${name}` }).href;
  await migrate(templateUrl);
  const database = openDatabase({ url: templateUrl, connections: 2, onIdleError: () => undefined });
  await seed(database, createDiskMediaStore(pictures));
  // Hashes of passwords and a key take half a second in each database.
  await seedAccounts(database);
  await database
    .updateTable('identity_accounts')
    .set({ password_hash: quickHash(SEEDED_PASSWORD) })
    .execute();
  await openIdentityKeys(database);
  await database.destroy();
  await protect(pictures);
  return {
    database: name,
    pictures,
    remove: async () => {
      await withClient(url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function protect(pictures: string): Promise<void> {
  const entries = await readdir(pictures, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map((file) => chmod(join(file.parentPath, file.name), 0o444)));
}

/**
 * Hashes a password as the product does (`server/identity/password.ts`), at a cost that is none: a hash names its cost,
 * and with the product's each sign-in takes 0.2 s of a core.
 */
function quickHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, COST);
  return [
    'scrypt',
    ...Object.values(COST),
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');
}
