/** The tools of a step: a page of the running product, control of its calls, and the services. */
import type { Page } from '@playwright/test';
import type { Network } from './network.ts';
import type { OwnServices } from './own-services.ts';

type PreparedCoupon = Readonly<Record<'id' | 'name', string>>;

export interface Stage {
  readonly page: Page;
  /** Without a trailing slash. */
  readonly url: string;
  readonly network: Network;
  /** The services as another tab of the same account would call them. */
  readonly services: OwnServices;
  /** The tab's sign-in data, by key of `sessionStorage`. */
  readonly session: Readonly<Record<string, string>>;
  /** A word unique to this path. Names of objects that the path creates begin with it. */
  readonly word: string;
  /** Created at the start of the path. The path is about the first one. */
  readonly coupons: PreparedCoupon[];
}

const NOTHING = new Proxy(
  {},
  {
    get: () => {
      throw new Error('Nobody walks.');
    },
  },
);

/** The names that sentences are written with. Only words can be read from it. */
export const SAMPLE = {
  page: NOTHING,
  url: '',
  network: NOTHING,
  services: NOTHING,
  session: {},
  word: 'Sample',
  coupons: [1, 2].map((index) => ({ id: '…', name: `Sample ${index}` })),
} as unknown as Stage;

/** Returns the coupon that the path is about. Throws if its start created none. */
export function couponOf({ coupons }: Stage): PreparedCoupon {
  const [coupon] = coupons;
  if (coupon === undefined) throw new Error('This path has no coupon.');
  return coupon;
}

/** Returns its name, for looks and actions. */
export const coupon = (stage: Stage): string => couponOf(stage).name;
