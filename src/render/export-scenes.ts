/** Scenes as PNG pictures, drawn in a worker: REND-02, REND-07, REND-08. */
import type { ExportReply, ExportRequest } from './export-messages.ts';
import type { Scene } from './scene.ts';

/** Pause before the one retry (REND-07). */
export const EXPORT_RETRY_DELAY_MS = 200;

const EXPORT_FAILED =
  'The artwork could not be drawn. Check your connection and try again: what you entered is kept.';

export interface ExportOptions {
  /** Stops the work; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, all: number) => void;
  /** Another worker in place of the product's own. */
  readonly openWorker?: () => Worker;
}

/**
 * Draws each Scene at its own size into a PNG data URL, under the same name. Nothing comes from a lost context.
 * Tries once more after 200 ms, then rejects with an Error whose message is a sentence for people.
 */
export async function exportScenes<Name extends string>(
  scenes: Readonly<Record<Name, Scene>>,
  options: ExportOptions = {},
): Promise<Record<Name, string>> {
  try {
    return await exportOnce(scenes, options);
  } catch (first) {
    options.signal?.throwIfAborted();
    console.warn('The export failed and is tried once more.', first);
    await pause(EXPORT_RETRY_DELAY_MS, options.signal);
  }
  try {
    return await exportOnce(scenes, options);
  } catch (cause) {
    options.signal?.throwIfAborted();
    throw new Error(EXPORT_FAILED, { cause });
  }
}

async function exportOnce<Name extends string>(
  scenes: Readonly<Record<Name, Scene>>,
  { signal, onProgress, openWorker = openExportWorker }: ExportOptions,
): Promise<Record<Name, string>> {
  signal?.throwIfAborted();
  const worker = openWorker();
  try {
    const request: ExportRequest = { scenes: Object.entries<Scene>(scenes) };
    const pictures = await picturesFrom(worker, request, signal, onProgress);
    const urls = await Promise.all(
      pictures.map(async ([name, png]) => [name, await dataUrlOf(png)] as const),
    );
    return Object.fromEntries(urls) as Record<Name, string>;
  } finally {
    worker.terminate();
  }
}

function openExportWorker(): Worker {
  return new Worker(new URL('./export.worker.ts', import.meta.url), {
    type: 'module',
    name: 'artwork export',
  });
}

function picturesFrom(
  worker: Worker,
  request: ExportRequest,
  signal: AbortSignal | undefined,
  onProgress: ExportOptions['onProgress'],
): Promise<readonly (readonly [name: string, png: Blob])[]> {
  return new Promise((resolve, reject) => {
    const pictures: (readonly [string, Blob])[] = [];
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(`The export worker failed: ${message}`)),
    );
    worker.addEventListener('message', ({ data }: MessageEvent<ExportReply>) => {
      if (data.kind === 'failed') return reject(new Error(data.reason));
      if (data.kind === 'finished') return resolve(pictures);
      pictures.push([data.name, data.png]);
      onProgress?.(pictures.length, request.scenes.length);
    });
    worker.postMessage(request);
  });
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(reader.error ?? new Error('The picture could not be read.'));
    });
    reader.readAsDataURL(blob);
  });
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
