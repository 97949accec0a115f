import { createCaller, networkOf, type Caller } from '../attack/caller.ts';
import { MARKETER, signIn } from '../attack/sign-in.ts';
import { startLoad } from './load.ts';
import { randomUUID } from 'node:crypto';
import { benchCoupon } from '../attack/bench-coupon.ts';
import {
  anyTemplate,
  jsonCall,
  jsonOf,
  makeSeries,
  plainPictures,
} from '../attack/account-calls.ts';

/** Without limits of calls, and with a token that lasts for the whole run. */
export const FOR_LOAD = { ACCESS_TOKEN_SECONDS: '86400', LIMIT_PUBLIC: '0', LIMIT_CREATE: '0' };

/** Prepares a coupon with codes and counters on a running product, and starts the callers. */
export async function putUnderLoad(port: number, codes: number) {
  const caller = (number: number): Caller => createCaller(port, networkOf(number));
  const token = await signIn(caller(100), port, MARKETER);
  const scene = await prepareScene(caller(100), token, codes);
  return { caller, token, scene, load: startLoad({ ...scene, caller, token }) };
}

const COUNTERS = ['Mill Street 1', 'Park Avenue'];

/** Makes a coupon with codes, and two counters with a phone each. */
async function prepareScene(call: Caller, token: string, codes: number) {
  const send = async (path: string, status: number, json: unknown) =>
    jsonOf(await call(jsonCall('POST', path, token, json)), status);
  const coupon = benchCoupon(await anyTemplate(call, token), await plainPictures());
  const { id } = (await send('/api/v1/project', 201, coupon)) as { readonly id: string };
  const values = Array.from({ length: codes }, (_, place) => `HM-${place + 1}`);
  await makeSeries(call, token, id, { values });
  const counters: string[] = [];
  for (const name of COUNTERS) {
    const made = await send('/api/v1/counters', 201, { id: randomUUID(), name });
    const { secret, pin } = made as { readonly secret: string; readonly pin: string };
    const opened = await send('/api/v1/till/session', 200, { secret, pin });
    counters.push(`Counter ${secret}.${(opened as { readonly token: string }).token}`);
  }
  return {
    /** JSON of a coupon with its four pictures. */
    coupon: JSON.stringify(coupon),
    /** The id of the coupon that has the codes. */
    couponWithCodes: id,
    codes: values,
    counters,
  };
}
