import { spawnSync } from 'node:child_process';
import { anyTemplate, plainPictures } from '../../scripts/testing/attack/account-calls.ts';
import { benchCoupon } from '../../scripts/testing/attack/bench-coupon.ts';
import { createCaller, type Caller } from '../../scripts/testing/attack/caller.ts';
import { MARKETER, signIn } from '../../scripts/testing/attack/sign-in.ts';
import { startOwnProduct } from '../../scripts/testing/running-product.ts';
import { withScratch } from './scratch.ts';

/** A started product with a database of its own, and one account. */
export interface BenchedProduct {
  readonly port: number;
  readonly pid: number;
  readonly call: Caller;
  readonly databaseUrl: string;
  readonly dataDir: string;
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
  return withScratch(async (databaseUrl, dataDir) => {
    const settings = { ...UNLIMITED, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    const product = await startOwnProduct(settings);
    try {
      const port = Number(new URL(product.url).port);
      const pid = product.child.pid ?? 0;
      runOn('0', pid);
      runOn('1', process.pid);
      const call = createCaller(port, '127.0.0.1');
      const token = await signIn(call, port, MARKETER);
      const templateId = await anyTemplate(call, token);
      const coupon = JSON.stringify(benchCoupon(templateId, await plainPictures()));
      return await work({ port, pid, call, databaseUrl, dataDir, token, coupon });
    } finally {
      await product.remove();
    }
  });
}

function runOn(core: string, pid: number): void {
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', core, String(pid)]);
}
