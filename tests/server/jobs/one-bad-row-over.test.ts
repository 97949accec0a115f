/** Among rows and files that are over, one is planted that cannot be removed; all others are (OBS-03). */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { startCleanup } from '../../../server/housekeeping.ts';
import { mediaPath } from '../../../server/media/media-store.ts';
import { removeUnusedFiles } from '../../../server/unused-files.ts';
import { workInLots } from '../../../server/work/lots.ts';
import { recordingLog } from '../support/mail-fixture.ts';
import { refuse, refusingServices } from '../support/refused-row.ts';

const BAD = '00000000-0000-4000-8000-00000000bad0';

const services = refusingServices();
afterEach(() => vi.useRealTimers());

test.each([[[0]], [[6]], [[3, 4]], [[0, 1, 2, 3, 4, 5, 6]], [[]]])(
  '[OBS-03] work in lots leaves only the rows %j',
  async (bad) => {
    const rows = Array.from({ length: 7 }, (_, one) => one);
    const setAside: unknown[] = [];
    await workInLots({
      lot: 4,
      async work(most, skip) {
        const lot = rows.slice(skip, skip + most);
        const refused = lot.find((row) => bad.includes(row));
        if (refused !== undefined) throw new Error(String(refused));
        rows.splice(skip, most);
        return lot.length;
      },
      isPassing: () => false,
      onSetAside: (error) => setAside.push(Number((error as Error).message)),
    });
    expect([rows, setAside]).toEqual([bad, bad]);
  },
);

test('[OBS-03] work in lots ends, and sets no row aside, while the database is away', async () => {
  const work = vi.fn(() => Promise.reject(new Error('away')));
  const onSetAside = vi.fn();
  const lots = { lot: 1_000, work, onSetAside, isPassing: () => true };
  await expect(workInLots(lots)).rejects.toThrow('away');
  expect([work.mock.calls.length, onSetAside.mock.calls.length]).toEqual([1, 0]);
});

/** Rows of each batch of the housekeeping that are over, made from `id` and `place`; one has `bad0` or `8888` in it. */
const OVER: Readonly<Record<string, string>> = {
  identity_records: `(model, id, payload, expires_at) select 'Grant', id, '{}', now() - interval '1 hour'`,
  identity_failures: `(key, failed_at) select id, now() - interval '1 day'`,
  wallet_messages: `(nonce, expires_at) select id, now() - interval '1 day'`,
  code_series: `(id, name, state, expected_rows) select id::uuid, 'List', 'removing', 1`,
  idempotency_keys: `(account_id, key, request_hash, response, created_at)
    select gen_random_uuid(), id::uuid, '', '{}', now() - interval '9 days'`,
  wallet_deliveries: `(coupon_id, channel, state, finished_at)
    select id::uuid, 'google', 'sent', now() - interval '99 days'`,
  cache_purges: `(coupon_id, state, finished_at) select id::uuid, 'sent', now() - interval '1 day'`,
  coupon_uses: `(account_id, counter, press, coupon_id, coupon_name, used_at)
    select gen_random_uuid(), 1, id::uuid, id::uuid, '', now() - interval '9 years'`,
  counter_quarters: `(counter, begins_at, uses) select 1, now() - make_interval(days => 8 + place::int),
    case when id like '%bad0' then 8888 else 1 end`,
  counter_wrong_pins: `(counter, network, at)
    select 1, decode(replace(id, '-', ''), 'hex'), now() - interval '9 days'`,
  refused_presses: `(counter, press, answer, answered_at)
    select 1, id::uuid, '{}', now() - interval '9 days'`,
  coupon_days: `(coupon_id, day) select id::uuid, now() - interval '1 year'`,
  coupon_source_days: `(coupon_id, day, source, views) select id::uuid, now() - interval '1 year', 1, 1`,
  proofs: `(id, account_id, token, trial_id, facts, fingerprint, ends_at)
    select id::uuid, gen_random_uuid(), decode(lpad(place::text, 20, '0'), 'hex'), id::uuid, '{}',
      repeat('0', 64), now() - interval '99 days'`,
};
const IDS = [1, 2, 3, 4].map((place) => `00000000-0000-4000-8000-00000000000${place}`);

/** Without the tables that they refer to. */
async function plant(table: string, ids: readonly string[]): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`insert into ${sql.table(table)} ${sql.raw(OVER[table] ?? '')}
      from unnest(${ids}::text[]) with ordinality as planted (id, place)`.execute(transaction);
  });
}

async function rowsLeft(): Promise<Readonly<Record<string, number>>> {
  const counts: [string, number][] = [];
  for (const table of Object.keys(OVER))
    counts.push([table, (await services.query`select from ${sql.table(table)}`).length]);
  return Object.fromEntries(counts);
}

const ofEach = (left: number) => Object.fromEntries(Object.keys(OVER).map((one) => [one, left]));
const log = recordingLog() as unknown as FastifyBaseLogger & ReturnType<typeof recordingLog>;

test('[OBS-03, SAFE-12] in each table the row that cannot be removed stays and is named once; all others go', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const allow: (() => Promise<unknown>)[] = [];
  for (const table of Object.keys(OVER)) {
    await services.query`delete from ${sql.table(table)}`;
    await plant(table, [...IDS.slice(0, 1), BAD, ...IDS.slice(1, 3)]);
    allow.push(await refuse(services, 'delete', table, `old::text ~ 'bad0|,8888'`));
  }
  const stop = startCleanup({ ...services, log });
  await vi.waitFor(async () => expect(await rowsLeft()).toEqual(ofEach(1)), 20_000);
  await plant('identity_records', IDS.slice(3));
  vi.advanceTimersByTime(60_000);
  const left = { ...ofEach(1), identity_records: 1 };
  await vi.waitFor(async () => expect(await rowsLeft()).toEqual(left), 20_000);
  await stop();
  for (const one of allow) await one();
  const named = log.lines.map(({ fields }) => (fields as { rows: string }).rows);
  expect([named.length, new Set(named).size]).toEqual([14, 14]);
});

test('[SAFE-12] a stop waits for the lot of files under way, and no other is begun', async () => {
  await services.query`insert into media (hash, content_type, bytes, width, height, noted_at)
    select lpad(n::text, 64, 'f'), 'image/png', 1, 1, 1, 'yesterday' from generate_series(1, 21) as n`;
  const stopped = Promise.withResolvers<void>();
  const remove = async ({ length }: readonly string[]) => void (length && stopped.resolve(stop()));
  const stop = startCleanup({ ...services, media: { ...services.media, remove }, log });
  await stopped.promise;
  const left = await services.query`delete from media where hash like 'ffffffff%' returning 1`;
  expect(left).toHaveLength(1);
});

test('[OBS-03, SAFE-12] a file that cannot be deleted stays with its row; the others go', async () => {
  const hash = (place: number) => String(place).repeat(64);
  const file = (place: number) => join(services.dataDir, 'media', mediaPath(hash(place)));
  for (const place of [1, 2, 3]) {
    await services.query`insert into media (hash, content_type, bytes, width, height, noted_at)
      values (${hash(place)}, 'image/png', 1, 1, 1, now() - interval '1 day')`;
    await services.query`insert into stored_passes (name, coupon_id, noted_at)
      values (${hash(place + 4)}, ${BAD}, now() - interval '1 day')`;
  }
  for (const place of [1, 3, 5, 7]) await services.media.put(hash(place), Buffer.from('x'));
  // A folder in place of a file.
  for (const place of [2, 6]) await mkdir(file(place), { recursive: true });
  await mkdir(join(services.dataDir, 'media/11/one.part'));
  await writeFile(join(services.dataDir, 'media/33/two.part'), '');
  const faults: string[] = [];
  const later = new Date(Date.now() + 7_200_000);
  await removeUnusedFiles(services, later, (rows) => faults.push(rows));
  const left = await Promise.all([1, 3, 5, 7].map((place) => services.media.read(hash(place))));
  expect(left).toEqual([null, null, null, null]);
  expect(await readdir(dirname(file(3)))).not.toContain('two.part');
  const rows = services.query`select hash from media where hash = any(${[1, 2, 3].map(hash)})
    union all select name from stored_passes`;
  expect(await rows).toEqual([{ hash: hash(2) }, { hash: hash(6) }]);
  expect(faults).toEqual(['passes', 'pictures', 'files aside']);
});
