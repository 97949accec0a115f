/** The service is killed while it stores the rows of a list (SER-03). */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import { linesOf } from '../support/printing-process.ts';
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
  const rows =
    await services.query`select count(*)::int as rows, count(distinct place)::int as places,
      max(place) as last, bool_and(value = 'HM-' || place) as "isInOrder"
    from codes join code_series on code_series.number = codes.series where id = ${id}`;
  expect(rows).toEqual([{ rows: ROWS, places: ROWS, last: ROWS, isInOrder: true }]);
});

/** Imports the rows after `start`; returns the rows of the last answer of a process that ended, or was killed after some. */
async function importRows(id: string, start: number, killedAfter: number): Promise<number> {
  const [row] = await services.query<{ number: number }>`select number from code_series
    where id = ${id}`;
  const script = join(import.meta.dirname, 'importing-process.ts');
  const given = [services.databaseUrl, row?.number ?? 0, start, ROWS];
  const stored = await linesOf(script, given, { killedAfter });
  return Number(stored.at(-1) ?? start);
}
