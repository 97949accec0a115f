import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { withClient } from '../../server/db/postgres-connection.ts';

/** An empty database of its own for one test file. */
export interface FreshDatabase {
  readonly url: string;
  /** Ends whatever is still connected and removes the database. */
  drop(): Promise<void>;
}

/**
 * Makes an empty database in the PostgreSQL of this test run (about 50 ms; the first caller waits for its start).
 * Call it in `beforeAll`, `drop` in `afterAll`.
 */
export async function freshDatabase(): Promise<FreshDatabase> {
  const url = await clusterUrl();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(url, (client) => client.query(`create database ${name}`));
  return {
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
    drop: async () => {
      await withClient(url, (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
    },
  };
}

async function clusterUrl(): Promise<string> {
  const response = await fetch(inject('databaseDoor'));
  const text = await response.text();
  if (!response.ok) throw new Error(`PostgreSQL for the tests did not start: ${text}`);
  return text;
}
