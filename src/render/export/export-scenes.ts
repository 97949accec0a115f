/** Scenes as PNG pictures, drawn in a worker: REND-02, REND-07, REND-08. */
import { DESIGN_RETRY_MS } from '../../domain/constants.ts';
import { PartsMissing } from '../../domain/missing-parts.ts';
import { isTooLate } from '../../domain/time-limit.ts';
import { rastersOf, textsOf } from '../compose/layers.ts';
import type { Backend } from '../draw/backend.ts';
import { fontBytes } from '../fonts/font-files.ts';
import { faceName, facesOf, missingFont } from '../fonts/fonts.ts';
import type { ExportRequest } from './export-messages.ts';
import { drawRasters } from '../draw/rasters.ts';
import {
  createExportWorkerPort,
  type ExportRun,
  type ExportWorkerPort,
} from './export-worker-port.ts';
import type { Scene } from '../scene/scene.ts';
import * as drawingWords from '../../words/render/drawing.gen.ts';

/** `signal` stops the work; the promise then rejects with the signal's reason. */
type ExportOptions = ExportRun;

export interface Exporter {
  /**
   * Draws each Scene at its own size into a PNG data URL, under the same name. A lost context never gives a picture.
   * Retries once after 200 ms unless a time limit ended, then rejects with an Error whose message is a sentence for
   * people: `PartsMissing` if a font or a picture fails.
   */
  exportScenes<Name extends string>(
    scenes: Readonly<Record<Name, Scene>>,
    options?: ExportOptions,
  ): Promise<Record<Name, string>>;
  /** Ends the worker; a later export starts another. */
  close(): void;
}

/** An exporter with one worker, by default the product's; `backends` is called at the start of each export. */
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
        if (wasWaitedFor(first)) throw sentenceOf(first);
        console.warn('The export failed and is tried once more.', first);
        await pause(DESIGN_RETRY_MS, options.signal);
      }
      try {
        return await exportOnce(port, scenes, options, backends());
      } catch (cause) {
        options.signal?.throwIfAborted();
        throw sentenceOf(cause);
      }
    },
    close: port.close,
  };
}

/** The preview may have requested a font before the export did; the limit belongs to the request. */
function wasWaitedFor(reason: unknown): boolean {
  return isTooLate(reason) || (reason instanceof PartsMissing && isTooLate(reason.cause));
}

function sentenceOf(cause: unknown): Error {
  return cause instanceof PartsMissing
    ? cause
    : new Error(drawingWords.artworkNotDrawn(), { cause });
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
  const items = entries.flatMap(([, scene]) => scene.items);
  const [fonts, rasters] = await Promise.all([fontsOf(items), drawRasters(rastersOf(items))]);
  const pictures = await port.run({ scenes: entries, fonts, rasters, backends }, options);
  return Object.fromEntries(pictures) as Record<Name, string>;
}

/** Rejects with `PartsMissing`, which names every font that fails. */
async function fontsOf(items: Scene['items']): Promise<ExportRequest['fonts']> {
  const faces = facesOf(textsOf(items));
  const files = await Promise.allSettled(faces.map(fontBytes));
  const missing = faces.filter((face, index) => {
    const file = files[index];
    if (file?.status !== 'rejected') return false;
    console.error(`The font ${faceName(face)} could not be loaded; nothing is drawn.`, file.reason);
    return true;
  });
  if (missing.length > 0) {
    const reasons = files.map((file): unknown => (file.status === 'rejected' ? file.reason : null));
    throw new PartsMissing(missing.map(missingFont), { cause: reasons.find(isTooLate) });
  }
  return faces.flatMap((face, index) => {
    const file = files[index];
    return file?.status === 'fulfilled' ? [[face, file.value] as const] : [];
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
