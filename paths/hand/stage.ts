/** What a step has in its hands: one page of the running product, the line to the services, and the services themselves. */
import type { Page } from '@playwright/test';
import type { Network } from './network.ts';
import type { OwnServices } from './own-services.ts';

interface PreparedCoupon {
  readonly id: string;
  readonly name: string;
}

export interface Stage {
  readonly page: Page;
  /** Without a slash at its end. */
  readonly url: string;
  readonly network: Network;
  /** The services as another tab of the same account would call them. */
  readonly services: OwnServices;
  /** What a tab keeps of the person's sign-in, by its keys in `sessionStorage`. */
  readonly session: Readonly<Record<string, string>>;
  /** A word that no other path has; names of what a path makes begin with it. */
  readonly word: string;
  /** Made by the start of the path; the first is the one it is about. */
  readonly coupons: PreparedCoupon[];
}

/** The coupon a path is about; throws where its start made none. */
export function couponOf({ coupons }: Stage): PreparedCoupon {
  const [coupon] = coupons;
  if (coupon === undefined) throw new Error('This path has no coupon.');
  return coupon;
}

/** Its name, for looks and hands. */
export const coupon = (stage: Stage): string => couponOf(stage).name;
