/** The page's side of the export worker, which stays alive for further exports. */
import { PART_LIMIT_MS } from '../../domain/constants.ts';
import { PartsMissing } from '../../domain/missing-parts.ts';
import { timeLimit } from '../../domain/time-limit.ts';
import type { ExportReply, ExportRequest } from './export-messages.ts';

/** How long an idle worker stays alive: its renderer, fonts and images take some tens of megabytes. */
const IDLE_MS = 30_000;

export interface ExportRun {
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, all: number) => void;
}

export interface ExportWorkerPort {
  /**
   * Name → PNG data URL. Runs start in call order, one at a time, so that one renderer serves all. Rejects if no picture arrives
   * for `PART_LIMIT_MS`, because a hanging worker script sends nothing.
   */
  run(request: ExportRequest, run: ExportRun): Promise<ReadonlyMap<string, string>>;
  close(): void;
}

/** Starts a worker on demand, and a new one after a failed or stopped run. */
export function createExportWorkerPort(openWorker: () => Worker): ExportWorkerPort {
  let worker: Worker | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** Of all runs: a run that waits lives as long as the worker does. */
  const limits = new Set<ReturnType<typeof timeLimit>>();

  const close = () => {
    clearTimeout(idle);
    worker?.terminate();
    worker = null;
  };
  const runNow = async (request: ExportRequest, run: ExportRun) => {
    if (run.signal?.aborted === true) for (const [, pixels] of request.rasters) pixels.close();
    run.signal?.throwIfAborted();
    clearTimeout(idle);
    try {
      const pictures = await picturesFrom((worker ??= openWorker()), request, run);
      idle = setTimeout(close, IDLE_MS);
      return pictures;
    } catch (reason) {
      close();
      throw reason;
    }
  };
  return {
    run(request, { signal, onProgress }) {
      const limit = timeLimit(PART_LIMIT_MS, signal);
      limits.add(limit);
      const limited: ExportRun = {
        signal: limit.signal,
        onProgress(done, all) {
          for (const waiting of limits) waiting.renew();
          onProgress?.(done, all);
        },
      };
      const running = last.then(() => runNow(request, limited));
      last = running.catch(() => undefined);
      return Promise.race([running, limit.over]).finally(() => {
        limits.delete(limit);
        limit.end();
      });
    },
    close,
  };
}

function picturesFrom(worker: Worker, request: ExportRequest, { signal, onProgress }: ExportRun) {
  const listening = new AbortController();
  const during = { signal: listening.signal };
  return new Promise<ReadonlyMap<string, string>>((resolve, reject) => {
    const pictures = new Map<string, string>();
    signal?.addEventListener('abort', () => reject(signal.reason), during);
    const { length: all } = request.scenes;
    worker.addEventListener(
      'error',
      ({ message }) => reject(new Error(`The worker failed: ${message}`)),
      during,
    );
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<ExportReply>) => {
        if (data.kind === 'failed') return reject(new Error(data.reason));
        if (data.kind === 'missing') return reject(new PartsMissing(data.parts));
        if (data.kind === 'finished') return resolve(pictures);
        pictures.set(data.name, data.png);
        onProgress?.(pictures.size, all);
      },
      during,
    );
    const pixels = request.rasters.map(([, raster]) => raster);
    worker.postMessage(request, pixels);
  }).finally(() => listening.abort());
}
