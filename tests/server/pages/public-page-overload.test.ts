import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { BUSINESS, builtPage, COUPON, COUPON_ID, serveCoupon } from '../../support/public-page.ts';

const page = await builtPage();
describe('the public page during overload', () => {
  let app: FastifyInstance;
  let isOverloaded: boolean;
  let found: 'active' | 'inactive' | 'no answer';
  let asked: number;
  let ofToken: unknown;
  let moment: string;
  beforeEach(async () => {
    isOverloaded = false;
    found = 'active';
    asked = 0;
    moment = '2026-11-22T12:00:00Z';
    app = await serveCoupon(page, {
      options: {
        isOverloaded: () => isOverloaded,
        now: () => new Date(moment),
        coupons: {
          findCoupon: async () => {
            asked += 1;
            if (found === 'no answer') throw new Error('The database is away.');
            return found === 'inactive'
              ? { state: found, business: BUSINESS }
              : { state: 'active', coupon: COUPON };
          },
          saveToken: async (coupon) => {
            ofToken = coupon;
            return null;
          },
        },
      },
    });
    return () => app.close();
  });
  const open = () => app.inject({ url: `/r/${COUPON_ID}` });

  test('[API-13] comes from memory, without the database', async () => {
    const before = await open();
    isOverloaded = true;
    const during = await open();
    expect([during.statusCode, during.body === before.body, asked]).toEqual([200, true, 1]);
  });

  test('[API-13] sends Retry-After if it is not in memory', async () => {
    isOverloaded = true;
    const answer = await open();
    expect([answer.statusCode, answer.headers['retry-after'], asked]).toEqual([503, '2', 0]);
  });

  test('[API-13] comes from memory during a database outage', async () => {
    await open();
    found = 'no answer';
    expect((await open()).statusCode).toBe(200);
  });

  test('[PUB-09] does not come from memory after its offer has ended', async () => {
    moment = '2028-01-01T04:59:50Z';
    await open();
    isOverloaded = true;
    expect((await open()).headers['cache-control']).toBe('public, max-age=0, s-maxage=9');
    moment = '2028-01-01T05:00:00Z';
    expect((await open()).statusCode).toBe(503);
  });

  test('[PUB-03] of an inactive coupon does not come from memory', async () => {
    await open();
    found = 'inactive';
    expect((await open()).statusCode).toBe(410);
    isOverloaded = true;
    const answer = await open();
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain(COUPON.description);
    found = 'no answer';
    isOverloaded = false;
    expect((await open()).body).not.toContain(COUPON.description);
  });

  test('[PUB-03] is made from one reading of its coupon, which may be switched off meanwhile', async () => {
    await open();
    expect([asked, ofToken]).toEqual([1, COUPON]);
  });
});
