import { bearer, JSON_BODY, jsonOf } from '../../scripts/testing/attack/account-calls.ts';
import type { BenchedProduct } from '../product/with-product.ts';

/** The owner of a coupon, with the running product. */
export type Owner = Awaited<ReturnType<typeof ownerOf>>;

/** Saves a coupon as the account of a running product. */
export async function ownerOf(product: BenchedProduct) {
  /** Returns the answer's JSON; throws for an answer that is no success. */
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = bearer(product.token),
  ): Promise<unknown> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const call = { method, path, headers: { ...headers, ...(body !== undefined && JSON_BODY) } };
    const answer = await product.call({ ...call, ...sent });
    return jsonOf(answer, answer.status < 300 ? answer.status : 200);
  };
  const coupon: unknown = JSON.parse(product.coupon);
  const { id } = (await send('POST', '/api/v1/project', coupon)) as { readonly id: string };
  return { ...product, send, couponId: id };
}
