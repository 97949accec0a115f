/** Keeps the product busy: its memory, its descriptors and its slowest answers stay as they are. */
import { setTimeout as pause } from 'node:timers/promises';
import { bearer } from '../attack/account-calls.ts';
import { createCaller, networkOf, type Caller } from '../attack/caller.ts';
import { signIn } from '../attack/sign-in.ts';
import { measureWaits, share, type Waits } from '../attack/waits.ts';
import { prepareScene } from '../cluster/scene.ts';
import { figuresOf, refusalsOf, startLoad, type Load } from '../cluster/load.ts';
import { startOwnProduct } from '../running-product.ts';
import { NO_TESTS, type TestCounts } from '../test-counts.ts';
import { percentInTenMinutes, sampleOf, type Sample } from './samples.ts';

const MARKETER = 'marketer@example.com';
const METRICS_TOKEN = 'soak-metrics-token';
/** The load redeems twenty codes a second at most. */
const CODES_IN_MINUTE = 1_200;
/** Shares of the time. The caches fill and the compiler finishes in the first part. */
const PARTS = [1 / 2, 1 / 4, 1 / 4];
const SAMPLE_MS = 10_000;
/** Percent in ten minutes. */
const MOST_GROWTH = 1;
/** Connections of callers and of the pool come and go. */
const MOST_NEW_DESCRIPTORS = 20;
/** The p99 of the last part beside that of the part before. */
const MOST_SLOWER = 1.5;

/** Prints a row for each part, and a sentence for each fault. */
export async function soakProduct(
  minutes: number,
  say: (line: string) => void,
): Promise<TestCounts> {
  const product = await startOwnProduct({
    METRICS_TOKEN,
    ACCESS_TOKEN_SECONDS: String(2 * 60 * minutes),
    LIMIT_PUBLIC: '0',
    LIMIT_CREATE: '0',
  });
  try {
    const port = Number(new URL(product.url).port);
    const caller = (number: number): Caller => createCaller(port, networkOf(number));
    const token = await signIn(caller(100), port, MARKETER);
    const scene = await prepareScene(caller(100), token, minutes * CODES_IN_MINUTE);
    const load = startLoad({ ...scene, caller, token });
    const parts: Part[] = [];
    for (const part of PARTS) {
      const met = await measurePart(caller, { load, token, seconds: minutes * 60 * part });
      parts.push(met);
      say(`Part ${parts.length}: ${rowOf(met)}`);
    }
    await load.end();
    const faults = faultsOf(parts);
    for (const fault of faults) say(`✗ ${fault}`);
    return faults.length === 0 ? { ...NO_TESTS, passed: 1 } : { ...NO_TESTS, failed: 1 };
  } finally {
    await product.remove();
  }
}

interface Part {
  readonly samples: readonly Sample[];
  readonly waits: readonly Waits[];
  readonly met: ReturnType<Load['look']>;
}

async function measurePart(
  caller: (number: number) => Caller,
  { load, token, seconds }: { load: Load; token: string; seconds: number },
): Promise<Part> {
  const list = { path: '/api/v1/project?size=20', headers: bearer(token) };
  const probe = { everyMs: 100, status: 200 };
  const probes = [
    { ...probe, name: 'health', from: caller(101), call: { path: '/healthz' } },
    { ...probe, name: 'list', from: caller(102), call: list },
  ];
  const samples: Sample[] = [];
  const state = { isOver: false };
  const sampling = (async () => {
    const call = caller(103);
    while (!state.isOver) {
      samples.push(
        sampleOf(
          await call({ path: '/metrics', headers: bearer(METRICS_TOKEN) }),
          performance.now(),
        ),
      );
      await pause(SAMPLE_MS);
    }
  })();
  const waits = await measureWaits(probes, seconds * 1_000);
  state.isOver = true;
  await sampling;
  return { samples, waits, met: load.look() };
}

function rowOf({ samples, waits, met }: Part): string {
  const last = samples.at(-1);
  const slowest = waits.map(({ probe, times }) => `${probe} ${share(times, 0.99).toFixed(0)} ms`);
  return (
    `${((last?.bytes ?? 0) / 1e6).toFixed(0)} MB, ${last?.descriptors ?? 0} descriptors, ` +
    `p99: ${slowest.join(', ')}; ${figuresOf(met)}`
  );
}

/** The first part fills the caches; the others are compared. */
function faultsOf([, ...parts]: readonly Part[]): readonly string[] {
  const growth = percentInTenMinutes(parts.flatMap(({ samples }) => samples));
  const most = parts.map(({ samples }) =>
    Math.max(...samples.map(({ descriptors }) => descriptors)),
  );
  const [before = 0, after = 0] = most;
  const refused = parts.reduce((sum, { met }) => sum + refusalsOf(met.refused), 0);
  return [
    ...(growth > MOST_GROWTH ? [`Memory grows by ${growth.toFixed(1)} % in ten minutes.`] : []),
    ...(after > before + MOST_NEW_DESCRIPTORS
      ? [`Descriptors grow from ${before} to ${after}.`]
      : []),
    ...(refused > 0 ? [`${refused} calls were refused.`] : []),
    ...slowerProbes(parts),
  ];
}

function slowerProbes([middle, last]: readonly Part[]): readonly string[] {
  return (last?.waits ?? []).flatMap(({ probe, times }) => {
    const before = middle?.waits.find((one) => one.probe === probe)?.times ?? [];
    const usual = share(before, 0.99);
    const now = share(times, 0.99);
    if (now <= MOST_SLOWER * usual) return [];
    return [`The p99 of ${probe} grows from ${usual.toFixed(0)} to ${now.toFixed(0)} ms.`];
  });
}
