import type { BenchedProduct } from '../product/with-product.ts';

/** The owner of a coupon, with the running product. */
export interface Owner extends BenchedProduct {
  readonly couponId: string;
  /** Returns the answer's JSON; throws for an answer that is no success. */
  readonly send: (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<unknown>;
}
