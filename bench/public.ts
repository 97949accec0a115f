/** The link of a mailing: the page of a public coupon, at once and at constant rates. */
import { bearer, JSON_BODY, jsonOf } from '../scripts/testing/attack/account-calls.ts';
import { askEach, createCaller, networkOf, type Call } from '../scripts/testing/attack/caller.ts';
import { copyCoupon } from '../scripts/testing/attack/many-coupons.ts';
import { withProduct, type BenchedProduct } from './product/with-product.ts';
import { askSteadily, pageOf, timeEach } from './public/load.ts';
import { bound, type Measured } from './report/table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
/** Calls of a round, and how many at a time. */
const CALLS = 5_000;
const AT_ONCE = 64;
/** Half of the requests go to the most popular coupons. */
const HOT = { count: 100, share: 0.5 };
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 30);
/** Making a page takes about ten milliseconds, so all pages are made before the constant rate begins. */
const COUPONS = Number(process.env['BENCH_COUPONS'] ?? 10_000);
const NETWORKS = 8;
/** A slower answer does not belong to the quiet time before the step. */
const SLOWER = 2;
const QUIET = { perSecond: 10, seconds: 10 };

/** Starts a product with many coupons and measures it. */
export async function benchPublic(): Promise<Measured> {
  const rows = await withProduct(async (product) => {
    const ids = await storeCoupons(product);
    const pages = ids.map((id) => pageOf(`/r/${id}`));
    return [...(await measureEach(product, pages)), ...(await measureRates(product, pages))];
  });
  return { about: `${COUPONS.toLocaleString('en-US')} coupons`, rows };
}

/** Stores coupons that differ only in their ids; returns the ids. */
async function storeCoupons({ call, token, coupon, databaseUrl }: BenchedProduct) {
  const headers = { ...bearer(token), ...JSON_BODY };
  const made = await call({ method: 'POST', path: '/api/v1/project', headers, body: coupon });
  const { id } = jsonOf(made, 201) as { readonly id: string };
  return [id, ...(await copyCoupon(databaseUrl, id, COUPONS - 1))];
}

/** 3,000 pages a second: a million pieces that are opened within six minutes. */
async function measureEach({ call }: BenchedProduct, pages: readonly Call[]) {
  const same = Array.from({ length: CALLS }, () => pages[0] ?? { path: '/' });
  await timeEach(call, same, AT_ONCE);
  const ours: number[] = [];
  while (ours.length < ROUNDS) ours.push(await timeEach(call, same, AT_ONCE));
  return [{ number: 'B2', what: 'page in brotli, ms each', ours, limit: 0.33 }];
}

async function measureRates({ call, port }: BenchedProduct, pages: readonly Call[]) {
  await askEach(call, pages);
  const callers = Array.from({ length: NETWORKS }, (_, one) => createCaller(port, networkOf(one)));
  let turn = 0;
  const ask = () => {
    const among = Math.random() < HOT.share ? HOT.count : pages.length;
    const asked = pages[Math.floor(Math.random() * among)] ?? { path: '/' };
    return (callers[turn++ % NETWORKS] ?? call)(asked);
  };
  const steady = await askSteadily(ask, { perSecond: 1_000, seconds: SECONDS });
  const before = await askSteadily(ask, QUIET);
  const step = await askSteadily(ask, { perSecond: 2_000, seconds: SECONDS });
  const after = await askSteadily(ask, QUIET);
  const refused = `refused with 503: ${((100 * step.refused) / step.times.length).toFixed(1)} %`;
  return [
    bound('B3', 'page at 1,000/s, p99 in ms', [steady.p99], 25),
    bound('B4', `step to 2,000/s: requests without an answer (${refused})`, [step.faults], 0),
    bound('B4', 'step to 2,000/s: until p99 has recovered, in s', [recoveryOf(before, after)], 2),
  ];
}

type Steady = Awaited<ReturnType<typeof askSteadily>>;

/** Seconds after the step's end until at most one answer in a hundred is slower than before. */
function recoveryOf({ p99 }: Steady, { times }: Steady): number {
  const slow = times.flatMap((took, turn) => (took > p99 * SLOWER ? [turn] : []));
  return (slow.at(-1 - Math.floor(times.length / 100)) ?? 0) / QUIET.perSecond;
}
