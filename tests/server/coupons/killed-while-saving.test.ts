import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { createDiskMediaStore } from '../../../server/media/disk-media-store.ts';
import { seededDatabase, type FreshDatabase } from '../../support/database.ts';

const KILLS = process.env['TEST_LENGTH'] === 'long' ? 20 : 1;
const SAVED_BEFORE_EACH = 12;

let fresh: FreshDatabase;
let database: Database;
let folder: string;
beforeAll(async () => {
  fresh = await seededDatabase();
  folder = await mkdtemp(join(tmpdir(), 'tearline-killed-'));
  database = openDatabase({ url: fresh.url, connections: 4, onIdleError: () => undefined });
});
afterAll(async () => {
  await database.destroy();
  await fresh.drop();
  await rm(folder, { recursive: true });
});

test('[API-06] a server killed during writes has every coupon that it acknowledged, with its pictures', async () => {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) acknowledged.push(...(await saveUntilKilled()));
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * SAVED_BEFORE_EACH);

  const stored = await database.selectFrom('projects').select('id').execute();
  const ids = new Set(stored.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);

  const images = await database
    .selectFrom('project_images')
    .select(['project_id', 'media_hash'])
    .execute();
  expect(images).toHaveLength(stored.length * 4);
  const media = createDiskMediaStore(folder);
  for (const hash of new Set(images.map((image) => image.media_hash))) {
    const bytes = await media.read(hash);
    expect((await sharp(bytes ?? Buffer.alloc(0)).stats()).channels.length).toBeGreaterThanOrEqual(
      3,
    );
  }
}, 600_000);

/** Ids that the process printed before it died; the last line may be incomplete. */
async function saveUntilKilled(): Promise<readonly string[]> {
  const script = join(import.meta.dirname, 'saving-process.ts');
  const saving = spawn(process.execPath, [script, fresh.url, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ids: string[] = [];
  for await (const line of createInterface(saving.stdout)) {
    ids.push(line);
    if (ids.length === SAVED_BEFORE_EACH) saving.kill('SIGKILL');
  }
  if (saving.exitCode === null && saving.signalCode === null) await once(saving, 'exit');
  expect(saving.signalCode).toBe('SIGKILL');
  return ids.filter((id) => id.length === 36);
}
