import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { sql } from 'kysely';
import { createAccountService } from '../../server/accounts/accounts.service.ts';
import { createOwnCouponService } from '../../server/coupons/own-coupons.service.ts';
import { openDatabase, type Database } from '../../server/db/database.ts';
import type { PostgresAccess } from '../../server/db/postgres-cluster.ts';
import { connectionUrl } from '../../server/db/postgres-connection.ts';
import { createDiskMediaStore } from '../../server/media/disk-media-store.ts';
import { bakeryCoupon } from '../server/support/coupon-payload.ts';
import {
  preparedPlace,
  removePlace,
  startProduct,
  test,
  type Place,
  type Product,
} from './product.ts';

const CALLERS = 4;
const LIMIT = 40;
/** Calls that workers may accept beyond a limit: those of the last instant. */
const SLACK = 20;
const SILENCE_MS = 15_000;
const SILENT = 'There was no answer.';
const OWNER = { issuer: 'test', subject: 'owner', email: null, name: null, roles: [] };

test.describe.configure({ mode: 'serial' });

let place: Place;
let product: Product;
let database: Database;
let page: string;
const agents = Array.from({ length: CALLERS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));

test.beforeAll(async () => {
  place = await preparedPlace();
  product = await startProduct(place, {
    WORKERS: '2',
    DRAIN_SECONDS: '1',
    LIMIT_BARCODE: String(LIMIT / 5),
    ANALYTICS: 'true',
  });
  database = await databaseOf(place);
  page = `/r/${await saveCoupon(database, place)}`;
});
test.afterAll(async () => {
  for (const agent of agents) agent.destroy();
  await database.destroy();
  await product.kill();
  await removePlace(place);
});

test('[API-13] metrics count the calls of all workers, also of one that has ended @long', async () => {
  for (const agent of agents) expect((await ask(page, agent)).status).toBe(200);
  expect(await answered(page, agents[0])).toBe(CALLERS);
  expect(await answered(page, agents[1])).toBe(CALLERS);

  const [victim = 0] = await workersOf(place);
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => workersOf(place)).not.toContain(victim);
  await expect.poll(() => answered(page, new Agent()), { timeout: 60_000 }).toBe(CALLERS);
  expect(await gauge('tearline_mail_outbox{state="failed"}', new Agent())).toBe(0);
  await expect.poll(replaced, { timeout: 60_000 }).toBe(1);
});

test('[SAFE-09] each connection to a killed worker ends at once, also in its parent process @long', async () => {
  const owner = await ownerOf(place);
  const before = await socketsOf(owner);
  const ended = replaced();
  const outcomes = new Set<string>();
  const state = { isOver: false };
  const callers = Array.from({ length: 8 }, async () => {
    while (!state.isOver) {
      const outcome = ask('/config.json', new Agent());
      outcomes.add(await outcome.then(({ status }) => String(status)).catch(String));
    }
  });
  const [victim = 0] = await workersOf(place);
  process.kill(victim, 'SIGKILL');
  await expect.poll(() => workersOf(place)).not.toContain(victim);
  await expect.poll(replaced, { timeout: 60_000 }).toBe(ended + 1);
  state.isOver = true;
  await Promise.all(callers);
  expect([...outcomes]).toContain('200');
  expect([...outcomes].filter((outcome) => outcome.includes(SILENT))).toEqual([]);
  // The connection to the successor has replaced the victim's.
  await expect.poll(() => socketsOf(owner)).toBeLessThanOrEqual(before);
});

test('[PUB-10] a deactivation reaches every worker, even without a notice', async () => {
  const seen = async (): Promise<readonly number[]> =>
    Promise.all(agents.map(async (agent) => (await ask(page, agent)).status));
  const all = (status: number) => agents.map(() => status);
  expect(await seen()).toEqual(all(200));
  await setActive(database, false);
  await expect.poll(seen, { timeout: 5_000 }).toEqual(all(410));
  await setActive(database, true);
  await expect.poll(seen, { timeout: 5_000 }).toEqual(all(200));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'tearline-listen'`.execute(database);
  await setActive(database, false);
  await expect.poll(seen, { timeout: 60_000 }).toEqual(all(410));
  await setActive(database, true);
  await expect.poll(seen, { timeout: 60_000 }).toEqual(all(200));
});

test('[OBS-01] a page is reported when it is left: one view, and each of six vitals', async ({
  page: tab,
}) => {
  await tab.goto(product.url);
  const entries = () => tab.evaluate(() => window.dataLayer?.length);
  // The view, TTFB and FCP; then FID and LCP. CLS and INP are known at the end.
  await expect.poll(entries).toBe(3);
  await tab.getByRole('heading', { level: 1 }).click();
  await expect.poll(entries).toBe(5);
  // INP is taken when the page is idle.
  await tab.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
  await tab.goto('about:blank');
  const counts =
    /^tearline_(?:page_views_total|layout_shift_count|web_vital_seconds_count)\{.*screen="\/"\} 1$/gm;
  const reported = async () => (await ask('/metrics', new Agent())).body.match(counts)?.length;
  await expect.poll(reported).toBe(7);
});

test('[API-13] workers count an address together', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 2 * LIMIT; call += 1)
    statuses.push((await ask('/api/v1/media/barcode?type=QR&value=A', new Agent())).status);
  const letThrough = statuses.filter((status) => status === 401).length;
  expect(letThrough).toBeGreaterThanOrEqual(LIMIT);
  expect(letThrough).toBeLessThan(LIMIT + SLACK);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
});

test('[API-13] no call is lost while another worker replaces a stopping one @long', async () => {
  const [before = 0] = await workersOf(place);
  const statuses = new Set<number>();
  const state = { isOver: false };
  const callers = agents.map(async (agent) => {
    while (!state.isOver) {
      statuses.add((await ask(page, agent)).status);
      statuses.add((await ask('/config.json', new Agent())).status);
    }
  });
  process.kill(before, 'SIGTERM');
  await expect.poll(() => workersOf(place), { timeout: 120_000 }).not.toContain(before);
  state.isOver = true;
  await Promise.all(callers);
  expect([...statuses]).toEqual([200]);
});

test('[API-13] everything has ended ten seconds after the stop @long', async () => {
  const started = performance.now();
  expect(await product.stop()).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(await workersOf(place)).toEqual([]);
});

/** Process ids; each worker reports its own. */
async function workersOf({ dataDir }: Place): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,args=']);
  return stdout
    .split('\n')
    .filter((line) => line.endsWith(`worker.ts ${dataDir}`))
    .map((line) => Number.parseInt(line, 10));
}

/** The number of workers with a ready successor. */
const replaced = (): number =>
  product.output().split('A worker has ended and was replaced').length - 1;

/** The parent process. */
async function ownerOf(of: Place): Promise<number> {
  const [worker] = await workersOf(of);
  const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=', '-p', String(worker)]);
  return Number(stdout);
}

/** The number of open sockets of a process. */
async function socketsOf(pid: number): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  const open = await readdir(folder).catch(() => []);
  const targets = await Promise.all(
    open.map((name) => readlink(join(folder, name)).catch(() => '')),
  );
  return targets.filter((target) => target.startsWith('socket:')).length;
}

async function databaseOf({ dataDir }: Place): Promise<Database> {
  const file = join(dataDir, 'pg', 'access.json');
  const access = JSON.parse(await readFile(file, 'utf8')) as PostgresAccess;
  const url = connectionUrl(access, 'tearline');
  return openDatabase({ url, connections: 1, onIdleError: () => undefined });
}

async function saveCoupon(on: Database, { dataDir }: Place): Promise<string> {
  const media = createDiskMediaStore(join(dataDir, 'media'));
  const projects = createOwnCouponService(
    { database: on, media, defaultTimeZone: 'America/New_York' },
    createAccountService(on),
  );
  return (await projects.create(OWNER, await bakeryCoupon(), null)).id;
}

async function setActive(on: Database, active: boolean): Promise<void> {
  await on.updateTable('projects').set({ active }).execute();
}

/** The number of 200 answers for the page, by the metrics of all workers. */
async function answered(path: string, agent: Agent | undefined): Promise<number> {
  const route = path.replace(/[^/]+$/, ':id');
  return gauge(`tearline_http_requests_total{method="GET",route="${route}",status="200"}`, agent);
}

async function gauge(name: string, agent: Agent | undefined): Promise<number> {
  const lines = (await ask('/metrics', agent)).body.split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
}

function ask(
  path: string,
  agent: Agent | undefined,
): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const options = { timeout: SILENCE_MS, ...(agent && { agent }) };
    const request = get(`${product.url}${path}`, options, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.on('timeout', () => request.destroy(new Error(SILENT)));
    request.on('error', reject);
  });
}
