/** A press that redeemed nothing (TILL-03). */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { shared } from '../../support/shared.ts';
import { makeCodes, openPhone } from '../support/counter-fixture.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
const mill = shared(() => openPhone(services, MARA, 'Mill Street 1'));
const park = shared(() => openPhone(services, MARA, 'Park Avenue'));

interface Scene {
  readonly coupon: string;
  readonly code: string;
  /** The press at the other counter. */
  readonly press: string;
}

/** What makes a valid code invalid, and then valid again. */
const HINDRANCES: readonly {
  readonly state: string;
  readonly hinder: (scene: Scene) => Promise<unknown>;
  readonly free: (scene: Scene) => Promise<unknown>;
}[] = [
  {
    state: 'used',
    hinder: ({ code, press }) => park.redeem(code, press),
    free: ({ press }) => park.undo(press),
  },
  {
    state: 'expired',
    hinder: ({ coupon }) => setEnd(coupon, '2020-01-01T00:00:00.000Z'),
    free: ({ coupon }) => setEnd(coupon, ''),
  },
  {
    state: 'switched-off',
    hinder: ({ coupon }) => switchTo(coupon, 'deactivate'),
    free: ({ coupon }) => switchTo(coupon, 'activate'),
  },
  {
    state: 'unknown',
    hinder: ({ coupon }) => setSeries(coupon, 'importing'),
    free: ({ coupon }) => setSeries(coupon, 'ready'),
  },
  { state: 'paused', hinder: () => pauseFor(60), free: () => pauseFor(0) },
];

test.each(HINDRANCES)(
  '[TILL-03] that was answered “$state” redeems nothing later, when the code is valid again',
  async ({ state, hinder, free }) => {
    const coupon = await saveCoupon(services, MARA);
    const [code = ''] = await makeCodes(services, MARA, coupon, 1);
    const scene = { coupon, code, press: randomUUID() };
    const late = randomUUID();
    await hinder(scene);
    const refused = await mill.redeem(code, late);
    expect(refused).toMatchObject({ state });
    await free(scene);
    expect(await mill.check(code)).toMatchObject({ state: 'valid' });
    expect(await mill.redeem(code, late)).toEqual(refused);
    expect(await mill.redeem(code)).toMatchObject({ state: 'redeemed' });
  },
);

const switchTo = (coupon: string, way: 'activate' | 'deactivate') =>
  services.patch(MARA, `/api/v1/project/${coupon}/${way}`);

function setEnd(coupon: string, date: string): Promise<unknown> {
  return services.query`update projects set expiration_date = ${date} where id = ${coupon}`;
}

function setSeries(coupon: string, state: 'importing' | 'ready'): Promise<unknown> {
  return services.query`update code_series set state = ${state} where coupon_id = ${coupon}`;
}

function pauseFor(seconds: number): Promise<unknown> {
  return services.query`update counters set pause_reason = 'unknown-codes',
    paused_until = now() + make_interval(secs => ${seconds})
    where id = ${mill.card.id}`;
}
