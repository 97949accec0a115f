/** The service is killed while it stores the rows of a list (SER-03). */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';

const ROWS = 5_000;

const services = sharedServices();

test('[SER-03] a list whose import is killed twice goes on where it stopped: each row is stored once', async () => {
  const url = `/api/v1/project/${await saveCoupon(services, MARA)}/codes`;
  const id = randomUUID();
  const list = { name: 'list.csv', valueColumn: 'code', columns: [], expectedRows: ROWS };
  await services.post(MARA, url, { id, ...list });

  let stored = 0;
  for (const parts of [9, 4]) stored = await importRows(id, stored, parts);
  expect(stored).toBeLessThan(ROWS);
  expect(await importRows(id, stored, Infinity)).toBe(ROWS);

  const finished = await services.post(MARA, `${url}/${id}/finish`);
  expect(finished.json()).toMatchObject({ state: 'ready', rows: ROWS, equalRows: 0 });
  const { rows } = await sql`select count(*)::int as rows, count(distinct place)::int as places,
      max(place) as last, bool_and(value = 'HM-' || place) as "isInOrder"
    from codes join code_series on code_series.number = codes.series where id = ${id}`.execute(
    services.database,
  );
  expect(rows).toEqual([{ rows: ROWS, places: ROWS, last: ROWS, isInOrder: true }]);
});

/** Imports the rows after `start`; returns the rows of the last answer of a process that ended, or was killed after some. */
async function importRows(id: string, start: number, killedAfter: number): Promise<number> {
  const { number } = await services.database
    .selectFrom('code_series')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const script = join(import.meta.dirname, 'importing-process.ts');
  const asked = [services.databaseUrl, number, start, ROWS].map(String);
  const child = spawn(process.execPath, [script, ...asked], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let stored = start;
  let answers = 0;
  for await (const line of createInterface(child.stdout)) {
    stored = Number(line);
    answers += 1;
    if (answers === killedAfter) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.exitCode ?? child.signalCode).toBe(killedAfter === Infinity ? 0 : 'SIGKILL');
  return stored;
}
