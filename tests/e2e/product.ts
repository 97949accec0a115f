import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  test as base,
  type WebError,
} from '@playwright/test';
import { plainImages } from '../../paths/hand/sample-coupon.ts';
import { accountOf, openContext, type Place as WalkedPlace } from '../../paths/run/context.ts';
import { freePort, writeAccess, type PostgresAccess } from '../../server/db/postgres-cluster.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const READY = /Tearline is ready after .*: (http\S+)/;

/** A running Tearline, as `npm start` runs it. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly port: number;
  /** Its output so far. */
  output(): string;
  /** Closes the other end of its output, as a log reader that dies. */
  deafen(): void;
  /** Kills it at once. */
  kill(): Promise<void>;
  /** Stops it; returns its exit code. */
  stop(): Promise<number | null>;
}

/** How a failed start ended. */
interface FailedStart {
  readonly code: number | null;
  readonly output: string;
}

interface TestFixtures {
  /** What a test that lets something fail expects in the console. */
  readonly expectedComplaint: RegExp | null;
  /** Fails a test in which any page, in whatever context, writes an error or a warning to the console. */
  readonly quietConsole: void;
}

/** The browser itself logs calls that fail, and its own emulation of a graphics card. */
const OF_THE_BROWSER = /^Failed to load resource|GL Driver Message/u;

interface WorkerFixtures {
  readonly product: Product;
  /** For path tests, which need a product without other coupons; one sign-in serves all of a worker. */
  readonly walked: WalkedPlace;
}

/** The test function of this folder; `product` is one Tearline for all files of a worker. All worker fixtures are here: a file that adds one would get its own workers, with their own Tearline. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedComplaint: [null, { option: true }],
  quietConsole: [
    async ({ browser, expectedComplaint }, use) => {
      const said: string[] = [];
      const hear = (text: string) => {
        if (!OF_THE_BROWSER.test(text) && expectedComplaint?.test(text) !== true) said.push(text);
      };
      const hearMessage = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) hear(message.text());
      };
      const hearError = (error: WebError) => hear(error.error().message);
      const listen = (context: BrowserContext) =>
        void context.on('console', hearMessage).on('weberror', hearError);
      // A worker's own context lives through many tests.
      const earlier = browser.contexts();
      earlier.forEach(listen);
      browser.on('context', listen);
      await use();
      browser.off('context', listen);
      for (const context of earlier) context.off('console', hearMessage).off('weberror', hearError);
      expect(said, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
  product: [
    async ({}, use) => {
      const place = await preparedPlace();
      const product = await startProduct(place);
      await use(product);
      await product.stop();
      await removePlace(place);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  walked: [
    async ({ browser, product: { url } }, use) => {
      const account = await accountOf(browser, url, 'marketer');
      const context = await openContext(browser, { account, isTraced: false });
      await use({ context, url, account, images: await plainImages(), folder: null });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The place of a Tearline: port and data folder. */
export interface Place {
  readonly dataDir: string;
  readonly port: number;
}

/** A free port and an empty data folder, for tests whose subject is a first start. */
export async function newPlace(): Promise<Place> {
  return { dataDir: await mkdtemp(join(tmpdir(), 'tearline-e2e-')), port: await freePort() };
}

/** A free port and a data folder after a first start, copied from the one of `prepared-place.setup.ts`. */
export async function preparedPlace(): Promise<Place> {
  const place = await newPlace();
  const prepared = process.env['PREPARED_DATA_DIR'];
  if (prepared === undefined) return place;
  // PostgreSQL requires the owner of its files.
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, place.dataDir]);
  const accessFile = join(place.dataDir, 'pg', 'access.json');
  const access = JSON.parse(await readFile(accessFile, 'utf8')) as PostgresAccess;
  // Two copies that start at once would both use the port of the original.
  await writeAccess(accessFile, { ...access, port: await freePort() });
  return place;
}

/** Deletes the data folder; the product must have ended. */
export async function removePlace(place: Place): Promise<void> {
  await rm(place.dataDir, { recursive: true, force: true });
}

/** Starts the product and waits until it is ready. */
export async function startProduct(
  place: Place,
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const { child, output } = launch(place, settings);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, address] = READY.exec(output()) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`Tearline ended with ${code}:\n${output()}`)));
  });
  return {
    ...place,
    url,
    output,
    deafen: () => {
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
    kill: async () => {
      await end(child, 'SIGKILL');
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

/** Starts the product with wrong settings and waits for its end. */
export async function failToStart(
  place: Place,
  settings: Readonly<Record<string, string>>,
): Promise<FailedStart> {
  const { child, output } = launch(place, settings);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

function launch(
  place: Place,
  settings: Readonly<Record<string, string>>,
): { readonly child: ChildProcess; readonly output: () => string } {
  const child = spawn(process.execPath, ['scripts/preflight.mjs', 'scripts/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: place.dataDir,
      PORT: String(place.port),
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { child, output: () => Buffer.concat(chunks).toString('utf8') };
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}
