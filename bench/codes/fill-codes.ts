import { randomUUID } from 'node:crypto';
import { withClient } from '../../server/db/postgres-connection.ts';
import type { Owner } from './owner.ts';

/** Rows of a series, and of one statement. */
const SERIES_ROWS = 1_000_000;
const AT_ONCE = 250_000;

/** Fills the table of codes by SQL with rows like imported ones, until it has `codes` of them. */
export function fillCodes({ databaseUrl, couponId }: Owner, codes: number): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    await client.query('set synchronous_commit = off');
    const stored = await client.query<{ rows: string }>('select count(*) as rows from codes');
    for (let left = codes - Number(stored.rows[0]?.rows ?? 0); left > 0; left -= SERIES_ROWS) {
      const rows = Math.min(SERIES_ROWS, left);
      const made = await client.query<{ number: number }>(
        `insert into code_series (id, coupon_id, name, value_column, columns, state, expected_rows, rows)
          values ($1, $2, 'filled.csv', 'code', '{household_id,zip}', 'ready', $3, $3) returning number`,
        [randomUUID(), couponId, rows],
      );
      const series = made.rows[0]?.number ?? 0;
      for (let start = 0; start < rows; start += AT_ONCE)
        await client.query(
          `insert into codes (code, series, place, value, kept)
            select substr(uuid_send(gen_random_uuid()), 1, 6) || substr(uuid_send(gen_random_uuid()), 1, 4),
              $1::integer, place, 'HM-' || lpad(place::text, 7, '0') || '-' || $1,
              array[lpad(place::text, 7, '0'), '14608']
            from generate_series($2::integer, $3::integer) as place`,
          [series, start + 1, Math.min(start + AT_ONCE, rows)],
        );
    }
    await client.query('vacuum analyze codes');
    await client.query('checkpoint');
  });
}
