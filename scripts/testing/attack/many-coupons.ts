import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresAccess } from '../../../server/db/postgres-cluster.ts';
import { connectionUrl, withClient } from '../../../server/db/postgres-connection.ts';

/** Of the database in the data folder of a running product. */
export async function databaseUrlOf(dataDir: string): Promise<string> {
  const text = await readFile(join(dataDir, 'pg', 'access.json'), 'utf8');
  return connectionUrl(JSON.parse(text) as PostgresAccess, 'tearline');
}

const COPY = `
  with copies as (
    select (jsonb_populate_record(projects, jsonb_build_object('id', gen_random_uuid()))).*
    from projects, generate_series(1, $2::integer) where id = $1::uuid
  ), made as (insert into projects select * from copies returning id),
  pictured as (
    insert into project_images (project_id, platform, kind, media_hash)
    select made.id, platform, kind, media_hash from made, project_images where project_id = $1::uuid
  )
  select id from made`;

/** Stores copies of a coupon that differ only in their ids; returns the ids. */
export async function copyCoupon(databaseUrl: string, id: string, copies: number) {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ readonly id: string }>(COPY, [id, copies]),
  );
  return rows.map((row) => row.id);
}
