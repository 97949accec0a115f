/** Runs the product behind Varnish with the settings of `docs/varnish.vcl` (PUB-11). */
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createCaller, type Answer, type Caller } from '../attack/caller.ts';
import { MARKETER, signIn } from '../attack/sign-in.ts';
import { anyTemplate, bearer } from '../attack/account-calls.ts';
import { makePhotographs } from '../attack/target.ts';
import { createProgram, type Program } from '../programs.ts';
import { startOwnProduct } from '../running-product.ts';
import { NO_TESTS, type TestCounts } from '../test-counts.ts';
import { freePort } from '../../../server/db/postgres-cluster.ts';
import { DEBIAN, providePrograms } from '../debian-package.ts';
import { until } from '../until.ts';

const VIEWS = 300;
/** Time within which a change must be seen (PUB-10, PUB-11). */
const GONE_WITHIN_MS = 60_000;
const CHECK_MS = 500;
/** By then the product has stored its counts. */
const STORED_MS = 3_000;
/** By then Varnish knows that the product is down, and pages are older than their half minute. */
const OUTAGE_MS = 35_000;
const BROWSER = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0' };

/** Checks queries, counts, purges and an outage. Prints a line for each check. */
export async function shareByCache(): Promise<TestCounts> {
  const varnish = await prepareVarnish();
  const product = await startOwnProduct({ PURGE_PROVIDER: 'generic', PURGE_URL: varnish.url });
  let passed = 0;
  let failed = 0;
  const check = (sentence: string, isTrue: boolean): void => {
    console.log(`${isTrue ? '✓' : '✗'} ${sentence}`);
    if (isTrue) passed += 1;
    else failed += 1;
  };
  try {
    const { port } = product;
    const owner = createCaller(port, '127.0.0.1');
    const token = await signIn(owner, port, MARKETER);
    const templateId = await anyTemplate(owner, token);
    const coupons = await makePhotographs(owner, { token, templateId, count: 2 });
    await varnish.front(port);
    const visitor = createCaller(Number(new URL(varnish.url).port), '127.0.0.1');
    const headers = { ...BROWSER, host: `localhost:${port}` };
    const scene: Scene = {
      check,
      ask: (call) => visitor({ ...call, headers }),
      own: (call) => owner({ ...call, headers: bearer(token) }),
    };
    const [stays = '', goes = ''] = coupons;
    await countViews(scene, stays);
    await deactivate(scene, goes);
    await page(scene, stays);
    product.child.kill('SIGKILL');
    await once(product.child, 'exit');
    await pause(OUTAGE_MS);
    check('An active coupon stays during an outage', (await page(scene, stays)).status === 200);
    check('A deactivated coupon stays away', (await page(scene, goes)).status !== 200);
  } finally {
    await varnish.stop();
    await product.remove();
  }
  return { ...NO_TESTS, passed, failed };
}

interface Scene {
  readonly check: (sentence: string, isTrue: boolean) => void;
  /** A visitor asks the cache. */
  readonly ask: Caller;
  /** The owner asks the product. */
  readonly own: Caller;
}

const page = ({ ask }: Scene, id: string, query = '') => ask({ path: `/r/${id}${query}` });

async function countViews(scene: Scene, id: string): Promise<void> {
  const { ask, check, own } = scene;
  await page(scene, id);
  check('A page with another query comes from the cache', isHit(await page(scene, id, '?s=mail')));
  for (let view = 0; view < VIEWS; view += 1) await ask({ method: 'POST', path: `/r/${id}/views` });
  await pause(STORED_MS);
  const { body } = await own({ path: `/api/v1/project?id=${id}` });
  const [coupon] = JSON.parse(body.toString('utf8')) as readonly { readonly views: number }[];
  const counted = coupon?.views ?? 0;
  check(`${counted} of ${VIEWS} views were counted`, Math.abs(counted - VIEWS) <= VIEWS / 100);
}

async function deactivate(scene: Scene, id: string): Promise<void> {
  const { check, own } = scene;
  await page(scene, id);
  await own({ method: 'PATCH', path: `/api/v1/project/${id}/deactivate` });
  const begin = performance.now();
  while ((await page(scene, id)).status === 200 && performance.now() < begin + GONE_WITHIN_MS)
    await pause(CHECK_MS);
  const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
  check(`A deactivated coupon was gone after ${seconds} s`, (await page(scene, id)).status === 410);
}

/** Varnish names the request that stored the page too. */
function isHit({ headers }: Answer): boolean {
  return String(headers['x-varnish']).includes(' ');
}

/** The file that operators get. */
const SETTINGS = join(import.meta.dirname, '../../../docs/varnish.vcl');

/** Prepares Debian's Varnish on a free port. Installs it with apt if possible. */
async function prepareVarnish() {
  await providePrograms({ varnish: DEBIAN.varnish });
  const folder = await mkdtemp(join(tmpdir(), 'tearline-varnish-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  let program: Program | undefined;
  return {
    /** `http://127.0.0.1:…` */
    url: `http://127.0.0.1:${port}`,
    /** Starts it in front of a product. */
    async front(productPort: number) {
      const settings = join(folder, 'default.vcl');
      const text = await readFile(SETTINGS, 'utf8');
      await writeFile(settings, text.replace('.port = "4000"', `.port = "${productPort}"`));
      const address = `127.0.0.1:${port}`;
      const work = ['-n', join(folder, 'work'), '-s', 'malloc,64m'];
      const parameters = ['-F', '-f', settings, '-a', address, ...work];
      program = createProgram({ command: DEBIAN.varnish, parameters, log: '/dev/null' });
      program.start();
      const ask = () => fetch(`http://${address}/healthz`);
      await until('The start of Varnish', async () => (await ask()).ok);
    },
    async stop() {
      await program?.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
