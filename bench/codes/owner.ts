import { callsOf } from '../../scripts/testing/attack/account-calls.ts';
import type { BenchedProduct } from '../product/with-product.ts';

/** The owner of a coupon, with the running product. */
export type Owner = Awaited<ReturnType<typeof ownerOf>>;

/** Saves a coupon as the account of a running product. */
export async function ownerOf(product: BenchedProduct) {
  const send = callsOf(product.call, product.token);
  const coupon: unknown = JSON.parse(product.coupon);
  const { id } = await send<{ readonly id: string }>('POST', '/api/v1/project', coupon);
  return { ...product, send, couponId: id };
}
