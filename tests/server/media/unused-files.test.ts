import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeUnusedFiles } from '../../../server/unused-files.ts';
import { storeMedia } from '../../../server/media/media.repository.ts';
import type { MediaStore } from '../../../server/media/media-store.ts';
import { readRenderedImage } from '../../../server/media/rendered-image.ts';
import { createS3MediaStore } from '../../../server/media/s3-media-store.ts';
import { bakeryCoupon, png } from '../support/coupon-payload.ts';
import { shared } from '../../support/shared.ts';
import { saveCoupon, sendCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices, type Services } from '../support/services-fixture.ts';
import { openS3StandIn } from './s3-stand-in.ts';

const HOUR_MS = 3_600_000;

interface Place {
  readonly services: Services;
  /** The sorted names of all stored files. */
  files(): Promise<readonly string[]>;
  close(): Promise<void>;
}

async function onDisk(): Promise<Place> {
  const services = await openServices();
  return {
    services,
    async files() {
      const folder = join(services.dataDir, 'media');
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      return found.flatMap((entry) => (entry.isFile() ? entry.name : [])).toSorted();
    },
    close: () => services.close(),
  };
}

async function inBucket(): Promise<Place> {
  const standIn = await openS3StandIn();
  const services = await openServices({}, { media: createS3MediaStore(standIn.settings) });
  return {
    services,
    files: async () => [...standIn.objects.keys()].map((key) => key.slice(3)).toSorted(),
    async close() {
      await services.close();
      await standIn.close();
    },
  };
}

describe.each([
  { where: 'on disk', open: onDisk, long: '' },
  { where: 'in an S3-compatible store', open: inBucket, long: ' @long' },
])('files $where', ({ open, long }) => {
  const place = shared(open);

  const sweep = async (hours: number) =>
    removeUnusedFiles(place.services, new Date(Date.now() + hours * HOUR_MS));
  const pictures = async (color: string) => ({
    apple: { stripImage: await png(1125, 432, color), logoImage: await png(480, 150, color) },
    google: { stripImage: await png(1032, 336, color), logoImage: await png(660, 660, color) },
  });
  /** Requests as recipients do: the pass, and a picture in another format. */
  const look = async (id: string) => {
    const asked = ['pkpass', 'strip?width=1x', 'logo?width=2x&format=webp', 'preview'];
    const url = (path: string) => `/api/v1/media/coupons/${id}/${path}`;
    return Promise.all(asked.map((path) => place.services.get(null, url(path))));
  };
  const save = async (part: object, headers = {}) =>
    (await sendCoupon(place.services, part, { headers })).statusCode;
  const remove = (id: string) => place.services.remove(MARA, `/api/v1/project/${id}`);

  test(`[SAFE-12] a refused coupon leaves no files, for any refusal${long}`, async () => {
    const before = await place.files();
    const onlyApproved = '/api/v1/attributes/publish-approved-only';
    await place.services.post(MARA, onlyApproved, { value: true });
    const broken = (await png(660, 660, '#142434')).slice(0, -400);
    const refused = [
      {
        ...(await pictures('#132333')),
        google: { stripImage: await png(1032, 336, '#132333'), logoImage: broken },
      },
      {
        ...(await pictures('#102030')),
        google: { stripImage: await png(9, 9), logoImage: await png(9, 9) },
      },
      { ...(await pictures('#112131')), templateId: '00000000-0000-4000-8000-000000000000' },
      { ...(await pictures('#122232')), barcodeType: 'CODE128', barcodeValue: 'é' },
      // Nobody has approved it.
      await pictures('#152535'),
    ];
    for (const part of refused) expect(await save(part)).toBe(422);
    await place.services.remove(MARA, onlyApproved);
    expect(await place.files()).toEqual(before);

    const coupons = (now: number) => place.services.query`update accounts set coupons = ${now}`;
    await coupons(100_000);
    expect(await save(await pictures('#162636'))).toBe(422);
    await coupons(0);
    expect(await place.files()).toEqual(before);
  });

  test(`[API-05, SAFE-12] a retry and another request with its key leave no files${long}`, async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect(await save(await pictures('#172737'), headers)).toBe(201);
    const before = await place.files();
    expect(await save(await pictures('#172737'), headers)).toBe(201);
    expect(await save(await pictures('#182838'), headers)).toBe(422);
    expect(await place.files()).toEqual(before);
  });

  test(`[SAFE-12] a save that was killed leaves no files, an hour later${long}`, async () => {
    const before = await place.files();
    await place.services.media.stage?.('0'.repeat(64), Buffer.from('half a save'));
    const begun = await place.files();
    await sweep(0);
    expect(await place.files()).toEqual(begun);
    await sweep(2);
    expect(await place.files()).toEqual(before);
  });

  test(`[SAFE-12] files and passes of a removed coupon are deleted later; shared files stay${long}`, async () => {
    const own = await pictures('#203040');
    const shared = await pictures('#304050');
    const kept = await saveCoupon(place.services, MARA, { ...own, google: shared.google });
    for (const { statusCode } of await look(kept)) expect(statusCode).toBe(200);
    const before = await place.files();

    const removed = await saveCoupon(place.services, MARA, { ...shared, google: own.google });
    await look(removed);
    const withBoth = await place.files();
    expect(withBoth.length).toBeGreaterThan(before.length + 3);
    await remove(removed);
    await sweep(0);
    expect(await place.files()).toEqual(withBoth);
    await sweep(25);
    expect(await place.files()).toEqual(before);
    const again = await look(kept);
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  test(`[SAFE-12] deletes pictures and passes that an edit has replaced, keeps the current ones${long}`, async () => {
    const id = await saveCoupon(place.services, MARA, await pictures('#405060'));
    await look(id);
    const url = `/api/v1/project/${id}`;
    const body = { ...(await bakeryCoupon()), ...(await pictures('#506070')) };
    const edited = await place.services.put(MARA, url, body);
    expect(edited.statusCode, edited.body).toBe(200);
    const [pass] = await look(id);
    const before = (await place.files()).length;
    await sweep(2);
    // Four pictures, three formats and a pass.
    expect((await place.files()).length).toBe(before - 8);
    const [again] = await look(id);
    expect(again?.rawPayload.equals(pass?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  test(`[API-11] a phone that has registered the pass gets a void one as long as it has it${long}`, async () => {
    const id = await saveCoupon(place.services, MARA, await pictures('#607080'));
    const { query } = place.services;
    await query`insert into wallet_devices (id, push_token) values ('phone', 'ab')`;
    await query`insert into wallet_registrations (device_id, coupon_id) values ('phone', ${id})`;
    const [row] = await query<{ token: string }>`select authentication_token as token
      from wallet_coupons where coupon_id = ${id}`;
    await remove(id);
    await sweep(100);
    const url = `/api/wallet/apple/v1/passes/pass.example.tearline/${id}`;
    const update = () =>
      place.services.get(null, url, { authorization: `ApplePass ${row?.token}` });
    expect((await update()).statusCode).toBe(200);
    await query`delete from wallet_registrations where coupon_id = ${id}`;
    await sweep(100);
    expect((await update()).statusCode).toBe(401);
  });

  test(`[SAFE-12] a picture stored during its removal exists afterwards${long}`, async () => {
    const { database, media } = place.services;
    const size = { width: 480, height: 150 };
    const picture = await readRenderedImage(await png(480, 150, '#708090'), size);
    await storeMedia(database, media, [picture]);
    const storing: Promise<void>[] = [];
    // By a clock two hours ahead, the bytes that are written aside meanwhile would be left over.
    const { removeAside: _removeAside, ...others } = media;
    const slow: MediaStore = {
      ...others,
      async remove(hashes) {
        if (hashes.includes(picture.hash)) storing.push(storeMedia(database, media, [picture]));
        await media.remove(hashes);
      },
    };
    const later = new Date(Date.now() + 2 * HOUR_MS);
    await removeUnusedFiles({ database, media: slow }, later);
    expect(storing).toHaveLength(1);
    await Promise.all(storing);
    expect(await media.read(picture.hash)).toEqual(picture.bytes);
  });
});
