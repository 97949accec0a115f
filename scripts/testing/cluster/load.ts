/** Callers that save, switch, read and redeem while parts of the cluster are killed, and what was promised to them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Call, Caller } from '../attack/caller.ts';
import { createCaller, networkOf, repeatedly } from '../attack/caller.ts';
import {
  anyTemplate,
  bearer,
  JSON_BODY,
  jsonCall,
  jsonOf,
  makeSeries,
  plainPictures,
} from '../attack/account-calls.ts';
import { MARKETER, signIn } from '../attack/sign-in.ts';
import { benchCoupon } from '../attack/bench-coupon.ts';
import type { CodeCounts } from '../../../openapi/schema.gen.ts';

const OWNERS = 4;
const READERS = 4;
const COUNTERS = 2;
const RETRY_MS = 200;
const READ_MS = 50;
const WRITE_MS = 100;
/** A call that is not answered after that long has failed for good. */
const MOST_MS = 120_000;

interface LoadOptions extends Awaited<ReturnType<typeof prepareScene>> {
  readonly caller: (number: number) => Caller;
  readonly token: string;
}

type Ledger = ReturnType<typeof createLedger>;

/** What the services acknowledged. */
function createLedger() {
  return {
    /** Whether a coupon is active, by its id. */
    coupons: new Map<string, boolean>(),
    /** How often a code was answered `redeemed`, by its value. */
    redeemed: new Map<string, number>(),
  };
}

/** What callers met since the last look. */
type Met = ReturnType<Load['look']>;

export type Load = ReturnType<typeof startLoad>;

function startLoad(options: LoadOptions) {
  const ledger = createLedger();
  const watch = createWatch();
  const repeat = (number: number, once: (call: Caller) => Promise<unknown>, restMs: number) => {
    const call = watch.persistently(options.caller(number));
    return repeatedly(() => once(call), restMs);
  };
  const all = [
    ...times(OWNERS, (index) => repeat(index, (call) => saveOne(call, options, ledger), WRITE_MS)),
    ...times(READERS, (index) => repeat(10 + index, (call) => readOne(call, ledger), READ_MS)),
    ...times(COUNTERS, (index) => {
      // Both go through the same codes, so that they meet.
      const codes = options.codes.values();
      const header = options.counters[index] ?? '';
      const redeem = (call: Caller) => redeemOne(call, header, codes.next().value, ledger);
      return repeat(20 + index, redeem, WRITE_MS);
    }),
  ];
  return {
    ledger,
    look: watch.look,
    /** Resolves when every write under way was acknowledged. Throws if one was not, or was answered otherwise. */
    async end() {
      await Promise.all(all.map((callers) => callers.end()));
    },
  };
}

/** Makes a coupon, and switches every second one off. Each call is repeated with its key until it is acknowledged. */
async function saveOne(call: Caller, { token, coupon }: LoadOptions, { coupons }: Ledger) {
  const headers = { ...bearer(token), ...JSON_BODY, 'idempotency-key': randomUUID() };
  const made = await call({ method: 'POST', path: '/api/v1/project', headers, body: coupon });
  const { id } = jsonOf(made, 201) as { readonly id: string };
  coupons.set(id, true);
  if (coupons.size % 2 === 0) return;
  const path = `/api/v1/project/${id}/deactivate`;
  jsonOf(await call({ method: 'PATCH', path, headers: bearer(token) }), 200);
  coupons.set(id, false);
}

async function readOne(call: Caller, { coupons }: Ledger): Promise<void> {
  const ids = [...coupons.keys()];
  const id = ids[Math.floor(Math.random() * ids.length)];
  if (id === undefined) return;
  const { status } = await call({ path: `/r/${id}` });
  if (status !== 200 && status !== 410) throw new Error(`A coupon’s page was answered ${status}.`);
}

/** A press that is sent again is the same press. */
async function redeemOne(
  call: Caller,
  authorization: string,
  text: string | undefined,
  { redeemed }: Ledger,
): Promise<void> {
  if (text === undefined) return;
  const answer = await call({
    method: 'PUT',
    path: `/api/v1/till/uses/${randomUUID()}`,
    headers: { ...JSON_BODY, authorization },
    body: JSON.stringify({ text }),
  });
  const { state } = jsonOf(answer, 200) as { readonly state: string };
  if (state === 'redeemed') redeemed.set(text, (redeemed.get(text) ?? 0) + 1);
  else if (state !== 'used') throw new Error(`The code ${text} was answered “${state}”.`);
}

/** `longest stall 6.0 s   refused 6 of 940 calls (0.6 %): 4 × 502 of the proxy, 2 × 503 of GET /r/…` */
export function figuresOf({ calls, refused, longest }: Met): string {
  const all = refusalsOf(refused);
  const part = ((100 * all) / Math.max(1, calls)).toFixed(1);
  const stall = (longest / 1_000).toFixed(1).padStart(5);
  const by = [...refused].map(([refusal, number]) => `${number} × ${refusal}`).join(', ');
  return `longest stall ${stall} s   refused ${all} of ${calls} calls (${part} %)${by && `: ${by}`}`;
}

export function refusalsOf(refused: Met['refused']): number {
  return [...refused.values()].reduce((sum, number) => sum + number, 0);
}

/** Repeats refused calls, as the product's own clients do, and counts. */
function createWatch() {
  let calls = 0;
  /** ms from a first try to its success. */
  let longest = 0;
  /** How often calls were refused, by status and whose it is. */
  let refused = new Map<string, number>();
  const begun = new Set<number>();
  const sinceBegun = (): readonly number[] => [...begun].map((begin) => performance.now() - begin);
  return {
    look() {
      const met = { calls, refused, longest: Math.max(longest, ...sinceBegun()) };
      [calls, longest] = [0, 0];
      refused = new Map();
      return met;
    },
    persistently(call: Caller): Caller {
      return async (asked: Call) => {
        const begin = performance.now();
        begun.add(begin);
        for (;;) {
          const answer = await call(asked);
          calls += 1;
          const waited = performance.now() - begin;
          if (!isRefusal(answer)) {
            begun.delete(begin);
            longest = Math.max(longest, waited);
            return answer;
          }
          const refusal = refusalOf(asked, answer);
          refused.set(refusal, (refused.get(refusal) ?? 0) + 1);
          if (waited > MOST_MS)
            throw new Error(
              `${asked.method ?? 'GET'} ${asked.path} was not answered in ${MOST_MS} ms.`,
            );
          await pause(RETRY_MS);
        }
      };
    },
  };
}

/** 0 is a broken connection; 502 and 504 are the proxy's. A 409 says that the same call is still under way. */
function isRefusal({ status }: Answer): boolean {
  return [0, 409, 429, 502, 503, 504].includes(status);
}

/** The proxy's answers have no id of a request; of the others it matters which operation was refused. */
function refusalOf({ method = 'GET', path }: Call, { status, headers }: Answer): string {
  if (status === 0) return 'broken connection';
  if (headers['x-request-id'] === undefined) return `${status} of the proxy`;
  return `${status} of ${method} ${path.replaceAll(/[0-9a-f-]{36}/gu, '…')}`;
}

function times<Made>(number: number, make: (index: number) => Made): readonly Made[] {
  return Array.from({ length: number }, (_, index) => make(index));
}

/** Without limits of calls, and with a token that lasts for the whole run. */
export const FOR_LOAD = { ACCESS_TOKEN_SECONDS: '86400', LIMIT_PUBLIC: '0', LIMIT_CREATE: '0' };

/** Prepares a coupon with codes and counters on a running product, does what comes before, and starts the callers. */
export async function putUnderLoad(
  port: number,
  codes: number,
  before?: (call: Caller, couponId: string) => Promise<unknown>,
) {
  const caller = (number: number): Caller => createCaller(port, networkOf(number));
  const token = await signIn(caller(100), port, MARKETER);
  const scene = await prepareScene(caller(100), token, codes);
  await before?.(caller(100), scene.couponWithCodes);
  return { caller, token, scene, load: startLoad({ ...scene, caller, token }) };
}

const COUNTER_NAMES = ['Mill Street 1', 'Park Avenue'];

/** Makes a coupon with codes, and two counters with a phone each. */
async function prepareScene(call: Caller, token: string, codes: number) {
  const send = async (path: string, status: number, json: unknown) =>
    jsonOf(await call(jsonCall('POST', path, token, json)), status);
  const coupon = benchCoupon(await anyTemplate(call, token), await plainPictures());
  const { id } = (await send('/api/v1/project', 201, coupon)) as { readonly id: string };
  const values = Array.from({ length: codes }, (_, place) => `HM-${place + 1}`);
  await makeSeries(call, token, id, { values });
  const counters: string[] = [];
  for (const name of COUNTER_NAMES) {
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
    /** Barcode values that may be redeemed once each. */
    codes: values,
    /** The authorization headers of two counters. */
    counters,
  };
}

const AT_ONCE = 8;

/** Returns a sentence for each acknowledged write that is missing, and for each that is there twice. */
export async function compareWithLedger(
  call: Caller,
  token: string,
  { ledger, couponWithCodes }: { readonly ledger: Ledger; readonly couponWithCodes: string },
): Promise<readonly string[]> {
  const headers = bearer(token);
  const faults: string[] = [];
  const coupons = [...ledger.coupons];
  while (coupons.length > 0)
    await Promise.all(
      coupons.splice(0, AT_ONCE).map(async ([id, isActive]) => {
        const { status } = await call({ path: `/r/${id}` });
        if (status !== (isActive ? 200 : 410))
          faults.push(
            `The page of coupon ${id} is answered ${status}; it is ${isActive ? 'on' : 'off'}.`,
          );
        const picture = `/api/v1/media/coupons/${id}/strip?platform=apple`;
        const strip = await call({ path: picture });
        if (isActive && (strip.status !== 200 || strip.body.length === 0))
          faults.push(`The strip of coupon ${id} is answered ${strip.status}.`);
      }),
    );
  const listed = await call({ path: '/api/v1/project?size=1', headers });
  const total = Number(listed.headers['x-total-count']);
  // The coupon with the codes is no part of the ledger.
  if (total !== ledger.coupons.size + 1)
    faults.push(`${total} coupons are stored; ${ledger.coupons.size + 1} were acknowledged.`);
  for (const [code, times] of ledger.redeemed)
    if (times !== 1) faults.push(`The code ${code} was redeemed ${times} times.`);
  const path = `/api/v1/project/${couponWithCodes}/code-counts`;
  const { days } = jsonOf(await call({ path, headers }), 200) as CodeCounts;
  const redeemed = days.reduce((sum, day) => sum + day.redeemed, 0);
  if (redeemed !== ledger.redeemed.size)
    faults.push(`${redeemed} codes are redeemed; ${ledger.redeemed.size} were acknowledged.`);
  return faults;
}
