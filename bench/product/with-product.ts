import { spawnSync } from 'node:child_process';
import { anyTemplate, plainPictures } from '../../scripts/testing/attack/account-calls.ts';
import { benchCoupon } from '../../scripts/testing/attack/bench-coupon.ts';
import { createCaller, type Caller } from '../../scripts/testing/attack/caller.ts';
import { databaseUrlOf } from '../../scripts/testing/attack/many-coupons.ts';
import { MARKETER, signIn } from '../../scripts/testing/attack/sign-in.ts';
import { withOwnProduct } from '../../scripts/testing/running-product.ts';

/** A started product, and one account. */
export interface BenchedProduct {
  readonly port: number;
  readonly pid: number;
  readonly call: Caller;
  readonly databaseUrl: string;
  /** An access token of the account. */
  readonly token: string;
  /** A coupon that the account may save, as JSON. */
  readonly coupon: string;
}

const UNLIMITED = {
  ACCESS_TOKEN_SECONDS: '86400',
  LIMIT_CREATE: '0',
  LIMIT_UPLOAD: '0',
  LIMIT_BARCODE: '0',
  LIMIT_PUBLIC: '0',
};

/** Gives the work a started product without limits, on a core of its own, and stops it afterwards. */
export function withProduct<Result>(work: (product: BenchedProduct) => Promise<Result>) {
  return withOwnProduct(UNLIMITED, async ({ port, child, dataDir }) => {
    const pid = child.pid ?? 0;
    runOn('0', pid);
    runOn('1', process.pid);
    const call = createCaller(port, '127.0.0.1');
    const token = await signIn(call, port, MARKETER);
    const templateId = await anyTemplate(call, token);
    const coupon = JSON.stringify(benchCoupon(templateId, await plainPictures()));
    const databaseUrl = await databaseUrlOf(dataDir);
    return work({ port, pid, call, databaseUrl, token, coupon });
  });
}

function runOn(core: string, pid: number): void {
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', core, String(pid)]);
}
