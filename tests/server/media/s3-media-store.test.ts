import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createS3MediaStore } from '../../../server/media/s3-media-store.ts';
import { openMediaStore } from '../../../server/media/open-media-store.ts';
import { shared } from '../../support/shared.ts';
import { FAULTS, openFaultProxy } from '../support/fault-proxy.ts';
import { listCoupons, saveCoupon, sendCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import { openS3StandIn, type S3StandIn } from './s3-stand-in.ts';

const BYTES = Buffer.from('a picture');
const HASH = createHash('sha256').update(BYTES).digest('hex');
const REFUSED =
  'The media store refuses the keys. Check S3_ACCESS_KEY, S3_SECRET_KEY and S3_REGION, and what the key may do';
const SILENT = 'The media store did not answer within 50 ms';
const PLACE = `${HASH.slice(0, 2)}/${HASH}`;

const standIn = shared(openS3StandIn);
afterEach(() => {
  standIn.objects.clear();
  standIn.answered.length = 0;
});

function store(changes: Partial<S3StandIn['settings']> = {}, attemptMs = 10_000) {
  return createS3MediaStore({ ...standIn.settings, ...changes, attemptMs });
}

describe('[API-06] media in an S3-compatible store', () => {
  test('are stored under their hash and never overwritten', async () => {
    await store().put(HASH, BYTES);
    standIn.objects.set(PLACE, Buffer.from('the first bytes'));
    await store().put(HASH, BYTES);
    expect(standIn.answered).toEqual(['PUT 200', 'PUT 412']);
    expect(standIn.objects.get(PLACE)?.toString()).toBe('the first bytes');
  });

  test('are refused if they do not match their hash', async () => {
    standIn.objects.set(PLACE, Buffer.from('something else'));
    await expect(store().read(HASH)).rejects.toThrow(
      'The media store returned other bytes than were stored',
    );
  });

  test('a temporary failure is retried, several times', async () => {
    standIn.fail('busy', 'cut');
    await store().put(HASH, BYTES);
    standIn.fail('conflict', 'down');
    expect(await store().read(HASH)).toEqual(BYTES);
    expect(standIn.answered).toEqual([
      ...['PUT 503', 'PUT -', 'PUT 200'],
      ...['GET 409', 'GET 500', 'GET 200'],
    ]);
  });

  test('a store that never answers is given up', async () => {
    standIn.fail('stall', 'stall', 'stall');
    await expect(store({}, 50).put(HASH, BYTES)).rejects.toThrow(SILENT);
    standIn.fail('stall in mid-answer', 'stall in mid-answer', 'stall in mid-answer');
    await expect(store({}, 50).read(HASH)).rejects.toThrow(SILENT);
    expect(standIn.objects.size).toBe(0);
  });

  test('a permanent fault is logged with its status, and callers get "not available"', async () => {
    standIn.fail('down', 'down', 'down');
    await expect(store().read(HASH)).rejects.toMatchObject({
      name: 'MediaStoreFailure',
      message: 'The media store answered 500',
      statusCode: 503,
    });
  });

  test('a refusal is not retried', async () => {
    await expect(store({ secretKey: 'wrong' }).put(HASH, BYTES)).rejects.toThrow(REFUSED);
    expect(standIn.answered).toEqual(['PUT 403']);
    expect(standIn.objects.size).toBe(0);
  });
});

describe('[SHELL-14] a start', () => {
  const open = (changes: Partial<S3StandIn['settings']>) =>
    openMediaStore({ s3: { ...standIn.settings, ...changes }, dataDir: '/nowhere' });

  test('uses the store of the settings', async () => {
    const opened = await open({});
    await opened.put(HASH, BYTES);
    expect([...standIn.objects.keys()]).toEqual([PLACE]);
  });

  test.each([
    ['a wrong secret', { secretKey: 'wrong' }, `${REFUSED}.`],
    ['a wrong region', { region: 'us-east-1' }, `${REFUSED}.`],
    [
      'a missing bucket',
      { bucket: 'elsewhere' },
      'The media store has no bucket "elsewhere". Check S3_BUCKET.',
    ],
    [
      'a store that is not there',
      { endpoint: 'http://127.0.0.1:1' },
      expect.stringMatching(/^The media store cannot be reached.*\.$/),
    ],
  ])('is stopped by %s with a message', async (_name, changes, message) => {
    await expect(open(changes)).rejects.toMatchObject({ name: 'StartFailure', message });
  });
});

describe('services with a media store that fails', () => {
  const proxy = shared(() => openFaultProxy(standIn.settings.endpoint));
  const services = sharedServices({}, async () => {
    const endpoint = proxy.through(standIn.settings.endpoint);
    return { media: createS3MediaStore({ ...standIn.settings, endpoint, attemptMs: 400 }) };
  });
  beforeAll(async () => void (await saveCoupon(services, MARA)));
  afterEach(() => proxy.befall(null));

  test.each(FAULTS.map((fault) => [fault, fault === 'latency' ? 201 : 503] as const))(
    '[SAFE-09] with a %s of the media store, saving is answered %i in time, and the same request makes one coupon afterwards',
    async (fault, status) => {
      const person = { ...MARA, sub: fault };
      const headers = { 'idempotency-key': randomUUID() };
      const save = async () => (await sendCoupon(services, {}, { person, headers })).statusCode;
      await proxy.befall(fault);
      const begun = performance.now();
      expect(await save()).toBe(status);
      // Three attempts with their pauses; the rest is for a busy machine.
      expect(performance.now() - begun).toBeLessThan(10_000);

      await proxy.befall(null);
      expect(await save()).toBe(201);
      expect(await listCoupons(services, person)).toHaveLength(1);
    },
  );
});
