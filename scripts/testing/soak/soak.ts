/** Keeps the product busy: its memory, its descriptors and its slowest answers stay as they are. */
import { bearer } from '../attack/account-calls.ts';
import { askEach, repeatedly, type Caller, type Answer } from '../attack/caller.ts';
import { copyCoupon, databaseUrlOf } from '../attack/many-coupons.ts';
import { measureWaits, share, type Waits } from '../attack/waits.ts';
import { figuresOf, FOR_LOAD, type Load, putUnderLoad, refusalsOf } from '../cluster/load.ts';
import { withOwnProduct } from '../running-product.ts';
import { countSteps } from '../test-counts.ts';

const METRICS_TOKEN = 'soak-metrics-token';
/** The load redeems twenty codes a second at most. */
const CODES_IN_MINUTE = 1_200;
/** More than the pages in memory: they would grow for as long as the load makes coupons. */
const COUPONS = 15_000;
/** Shares of the time. The compiler finishes in the first part. */
const PARTS = [1 / 2, 1 / 4, 1 / 4];
const SAMPLE_MS = 10_000;
/** Percent in ten minutes. */
const MOST_GROWTH = 1;
/** Connections of callers and of the pool come and go. */
const MOST_NEW_DESCRIPTORS = 20;
/** The p99 of the last part beside that of the part before. */
const MOST_SLOWER = 1.5;

/** Prints a row for each part, and a sentence for each fault. */
export function soakProduct(minutes: number) {
  return withOwnProduct({ ...FOR_LOAD, METRICS_TOKEN }, async ({ port, dataDir }) => {
    const fill = async (call: Caller, couponId: string): Promise<void> => {
      const ids = await copyCoupon(await databaseUrlOf(dataDir), couponId, COUPONS);
      const pages = ids.map((id) => ({ path: `/r/${id}` }));
      const statuses = await askEach(call, pages);
      if (statuses[200] !== COUPONS)
        throw new Error(`Not every page: ${JSON.stringify(statuses)}.`);
    };
    const { caller, token, load } = await putUnderLoad(port, minutes * CODES_IN_MINUTE, fill);
    const parts: Part[] = [];
    for (const part of PARTS) {
      const met = await measurePart(caller, { load, token, seconds: minutes * 60 * part });
      parts.push(met);
      console.log(`Part ${parts.length}: ${rowOf(met)}`);
    }
    await load.end();
    return countSteps([faultsOf(parts)]);
  });
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
  const call = caller(103);
  const sampling = repeatedly(async () => {
    const answer = await call({ path: '/metrics', headers: bearer(METRICS_TOKEN) });
    samples.push(sampleOf(answer, performance.now()));
  }, SAMPLE_MS);
  const waits = await measureWaits(probes, seconds * 1_000);
  await sampling.end();
  return { samples, waits, met: load.look() };
}

function rowOf({ samples, waits, met }: Part): string {
  const last = samples.at(-1);
  const slowest = waits.map(({ probe, times }) => `${probe} ${share(times, 0.99).toFixed(0)} ms`);
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
  // The smallest sample shows what garbage collection leaves.
  const heap = Math.min(...samples.map((sample) => sample.heap));
  const external = Math.min(...samples.map((sample) => sample.external));
  return (
    `${megabytes(last?.bytes ?? 0)} (heap ${megabytes(heap)}, outside it ${megabytes(external)}), ` +
    `${last?.descriptors ?? 0} descriptors, ` +
    `p99: ${slowest.join(', ')}; ${figuresOf(met)}`
  );
}

/** The first part warms the product up; the others are compared. */
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

/** What a process uses at one moment. */
type Sample = ReturnType<typeof sampleOf>;

const TEN_MINUTES_MS = 600_000;

/** Reads an answer of `/metrics`. Throws if it lacks a figure. */
function sampleOf({ status, body }: Answer, at: number) {
  const figure = (name: string): number => {
    const [, value] =
      new RegExp(`^tearline_${name} (\\S+)$`, 'mu').exec(body.toString('utf8')) ?? [];
    if (value === undefined) throw new Error(`/metrics was answered ${status} without ${name}.`);
    return Number(value);
  };
  return {
    /** ms; the zero point does not matter. */
    at,
    /** Resident memory. */
    bytes: figure('process_resident_memory_bytes'),
    /** Bytes of objects, with garbage. */
    heap: figure('nodejs_heap_size_used_bytes'),
    /** Bytes of buffers and of libraries. */
    external: figure('nodejs_external_memory_bytes'),
    descriptors: figure('process_open_fds'),
  };
}

/** The slope of the memory by least squares, in percent of its mean. */
function percentInTenMinutes(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const middle = mean(samples.map(({ at }) => at));
  const bytes = mean(samples.map((one) => one.bytes));
  const spread = mean(samples.map(({ at }) => (at - middle) ** 2));
  const together = mean(samples.map((one) => (one.at - middle) * (one.bytes - bytes)));
  return (100 * TEN_MINUTES_MS * together) / (spread * bytes);
}
