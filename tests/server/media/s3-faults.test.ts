import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createS3MediaStore } from '../../../server/media/s3-media-store.ts';
import { shared } from '../../support/shared.ts';
import { FAULTS, openFaultProxy } from '../support/fault-proxy.ts';
import { listCoupons, saveCoupon, sendCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import { openS3StandIn } from './s3-stand-in.ts';

const ATTEMPT_MS = 400;

const standIn = shared(openS3StandIn);
const proxy = shared(() => openFaultProxy(standIn.settings.endpoint));
const services = sharedServices({}, async () => {
  const endpoint = proxy.through(standIn.settings.endpoint);
  return { media: createS3MediaStore({ ...standIn.settings, endpoint, attemptMs: ATTEMPT_MS }) };
});
beforeAll(async () => void (await saveCoupon(services, MARA)));
afterEach(() => proxy.befall(null));

test.each(FAULTS.map((fault) => [fault, fault === 'latency' ? 201 : 503] as const))(
  '[SAFE-09] with a %s of the media store, saving is answered %i in time, and the same request makes one coupon afterwards',
  async (fault, status) => {
    const person = { ...MARA, sub: fault };
    const headers = { 'idempotency-key': randomUUID() };
    const save = async () => (await sendCoupon(services, {}, { person, headers })).statusCode;
    standIn.objects.clear();
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
