import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createS3MediaStore } from '../../../server/media/s3-media-store.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { openFaultProxy, type Fault, type FaultProxy } from '../support/fault-proxy.ts';
import { listCoupons, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices, type Services } from '../support/services-fixture.ts';
import { openS3StandIn, type S3StandIn } from './s3-stand-in.ts';

const ATTEMPT_MS = 400;

let standIn: S3StandIn;
let proxy: FaultProxy;
let services: Services;
beforeAll(async () => {
  standIn = await openS3StandIn();
  proxy = await openFaultProxy(standIn.settings.endpoint);
  const endpoint = proxy.through(standIn.settings.endpoint);
  const media = createS3MediaStore({ ...standIn.settings, endpoint, attemptMs: ATTEMPT_MS });
  services = await openServices({}, { media });
  await saveCoupon(services, MARA);
});
afterEach(() => proxy.befall(null));
afterAll(async () => {
  await services.close();
  await proxy.close();
  await standIn.close();
});

const ANSWERS: Readonly<Record<Fault, number>> = {
  latency: 201,
  cut: 503,
  stall: 503,
  refusal: 503,
  'half an answer': 503,
};

test.each(Object.entries(ANSWERS) as [Fault, number][])(
  '[SAFE-09] with a %s of the media store, saving is answered %i in time, and the same request makes one coupon afterwards',
  async (fault, status) => {
    const person = { ...MARA, sub: fault };
    const body = await bakeryCoupon();
    const headers = { 'idempotency-key': randomUUID() };
    const save = async () =>
      (await services.call(person, { method: 'POST', url: '/api/v1/project', headers, body }))
        .statusCode;
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
