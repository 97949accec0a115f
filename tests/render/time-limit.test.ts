import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../src/app/query-client.ts';
import { barcodeOf } from '../../src/app/wizard/draw-artwork.ts';
import { PART_LIMIT_MS } from '../../src/domain/constants.ts';
import { COUPON_FORM_DEFAULTS } from '../../src/domain/coupon/fields/coupon-form.ts';
import { isTooLate } from '../../src/domain/time-limit.ts';
import { createExportWorkerPort } from '../../src/render/export/export-worker-port.ts';
import { clientInNode } from '../support/services/in-node.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Fake workers; `answer` decides what each one posts, or nothing. */
function workers(answer: (worker: EventTarget, number: number) => void) {
  const opened: EventTarget[] = [];
  const ended: EventTarget[] = [];
  const open = () => {
    const worker = Object.assign(new EventTarget(), {
      postMessage: () => answer(worker, opened.length),
      terminate: () => ended.push(worker),
    });
    opened.push(worker);
    return worker as unknown as Worker;
  };
  return { opened, ended, open };
}

const says = (worker: EventTarget, data: unknown) =>
  worker.dispatchEvent(new MessageEvent('message', { data }));

const NOTHING = { scenes: [], fonts: [], rasters: [], backends: null };

test('[REND-05, REND-08] a silent worker and its queue end after 15 s; the next run gets another worker', async () => {
  const { opened, ended, open } = workers((worker, number) => {
    if (number > 2) says(worker, { kind: 'finished' });
  });
  const port = createExportWorkerPort(open);
  const results: boolean[] = [];
  const note = (reason: unknown) => results.push(isTooLate(reason));
  port.run(NOTHING, {}).catch(note);
  port.run(NOTHING, {}).catch(note);
  await vi.advanceTimersByTimeAsync(PART_LIMIT_MS - 1);
  expect(results).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(results).toEqual([true, true]);
  expect(ended).toEqual(opened);

  expect((await port.run(NOTHING, {})).size).toBe(0);
  expect(opened).toHaveLength(3);
  port.close();
});

test('[REND-05, REND-08] a worker that sends a picture from time to time is awaited, by the runs behind it too; a stopped one frees its rasters', async () => {
  let posted = 0;
  const slow = workers((worker) => {
    if ((posted += 1) > 1) return says(worker, { kind: 'finished' });
    const png = new Blob(['a picture'], { type: 'image/png' });
    setTimeout(says, PART_LIMIT_MS - 1, worker, { kind: 'picture', name: 'one', png });
    setTimeout(says, 2 * PART_LIMIT_MS - 2, worker, { kind: 'finished' });
  });
  const port = createExportWorkerPort(slow.open);
  const finished = port.run(NOTHING, {});
  const close = vi.fn();
  const raster = { close } as unknown as ImageBitmap;
  const signal = AbortSignal.abort();
  const stopped = port
    .run({ ...NOTHING, rasters: [['raster', raster]] }, { signal })
    .catch(Boolean);
  const waiting = port.run(NOTHING, {});
  await vi.advanceTimersByTimeAsync(2 * PART_LIMIT_MS - 2);
  expect([...(await finished).keys()]).toEqual(['one']);
  expect([await stopped, (await waiting).size]).toEqual([true, 0]);
  expect(close).toHaveBeenCalledOnce();
});

test('[REND-05, API-07] a barcode that never arrives is given up after 15 s, and requested again only by "Try again"', async () => {
  let requests = 0;
  const client = clientInNode();
  vi.stubGlobal('fetch', () => {
    requests += 1;
    return new Promise(() => {});
  });
  const queryClient = createQueryClient();
  const form = { ...COUPON_FORM_DEFAULTS, barcodeType: 'QR', barcodeValue: 'TEAR-0042' } as const;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const attempt of [1, 2]) {
    const proof = barcodeOf(form, { client, queryClient });
    const result = proof.catch(({ message }: Error) => message);
    await vi.advanceTimersByTimeAsync(PART_LIMIT_MS);
    expect(await result).toBe(
      'Nothing was drawn: the barcode did not load. Check your connection and try again: what you entered is kept.',
    );
    expect(requests).toBe(attempt);
  }
});
