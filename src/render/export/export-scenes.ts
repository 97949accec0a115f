/** Scenes as PNG pictures, drawn in a worker: REND-02, REND-07, REND-08. */
import { DESIGN_RETRY_MS } from '../../domain/constants.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import { rastersOf } from '../compose/layers.ts';
import type { Backend } from '../draw/backend.ts';
import type { ExportRequest } from './export-messages.ts';
import { drawRasters } from '../draw/rasters.ts';
import {
  createExportWorkerPort,
  type ExportRun,
  type ExportWorkerPort,
} from './export-worker-port.ts';
import type { Scene } from '../scene/scene.ts';

const EXPORT_FAILED =
  'The artwork could not be drawn. Check your connection and try again: what you entered is kept.';

/** `signal` stops the work: the promise then rejects with the signal's reason. */
type ExportOptions = ExportRun;

export interface Exporter {
  /**
   * Draws each Scene at its own size into a PNG data URL, under the same name. Nothing comes from a lost context.
   * Tries once more after 200 ms, then rejects with an Error whose message is a sentence for people.
   */
  exportScenes<Name extends string>(
    scenes: Readonly<Record<Name, Scene>>,
    options?: ExportOptions,
  ): Promise<Record<Name, string>>;
  /** Ends the worker; a later export opens another. */
  close(): void;
}

/** An exporter with one worker of the product's own, or of another kind; `backends` are asked for as each export begins. */
export function createExporter(
  openWorker: () => Worker = openExportWorker,
  backends: () => readonly Backend[] | null = () => null,
): Exporter {
  const port = createExportWorkerPort(openWorker);
  return {
    async exportScenes(scenes, options = {}) {
      try {
        return await exportOnce(port, scenes, options, backends());
      } catch (first) {
        options.signal?.throwIfAborted();
        console.warn('The export failed and is tried once more.', first);
        await pause(DESIGN_RETRY_MS, options.signal);
      }
      try {
        return await exportOnce(port, scenes, options, backends());
      } catch (cause) {
        options.signal?.throwIfAborted();
        throw new Error(EXPORT_FAILED, { cause });
      }
    },
    close: port.close,
  };
}

function openExportWorker(): Worker {
  return new Worker(new URL('./export.worker.ts', import.meta.url), {
    type: 'module',
    name: 'artwork export',
  });
}

async function exportOnce<Name extends string>(
  port: ExportWorkerPort,
  scenes: Readonly<Record<Name, Scene>>,
  options: ExportOptions,
  backends: ExportRequest['backends'],
): Promise<Record<Name, string>> {
  const entries = Object.entries<Scene>(scenes);
  const rasters = await drawRasters(entries.flatMap(([, { items }]) => rastersOf(items)));
  const pictures = await port.run({ scenes: entries, rasters, backends }, options);
  const urls = await Promise.all(
    [...pictures].map(async ([name, png]) => [name, await dataUrlOf(png)] as const),
  );
  return Object.fromEntries(urls) as Record<Name, string>;
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
