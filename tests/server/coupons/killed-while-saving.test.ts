import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharedServices } from '../support/services-fixture.ts';
import { linesOf } from '../support/printing-process.ts';

const KILLS = process.env['TEST_LENGTH'] === 'long' ? 20 : 1;
const SAVED_BEFORE_EACH = 12;

const services = sharedServices();

test('[API-06] a server killed during writes has every coupon that it acknowledged, with its pictures', async () => {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) acknowledged.push(...(await saveUntilKilled()));
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * SAVED_BEFORE_EACH);

  const stored = await services.query<{ id: string }>`select id from projects`;
  const ids = new Set(stored.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);

  const images = await services.query<{ hash: string }>`select media_hash as hash
    from project_images`;
  expect(images).toHaveLength(stored.length * 4);
  for (const hash of new Set(images.map((image) => image.hash))) {
    const bytes = await services.media.read(hash);
    const { channels } = await sharp(bytes ?? Buffer.alloc(0)).stats();
    expect(channels.length).toBeGreaterThanOrEqual(3);
  }
}, 600_000);

/** Ids that the process printed before it died; the last line may be incomplete. */
async function saveUntilKilled(): Promise<readonly string[]> {
  const script = join(import.meta.dirname, 'saving-process.ts');
  const media = join(services.dataDir, 'media');
  const printed = { killedAfter: SAVED_BEFORE_EACH };
  const ids = await linesOf(script, [services.databaseUrl, media], printed);
  return ids.filter((id) => id.length === 36);
}
