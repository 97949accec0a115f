/** The importer for the template editor: converts an SVG to a design with a report, or refuses it (ADMT-02, ADMT-05). */
import { fromCallback } from 'xstate';
import { EXPORT_SIZES, type Size } from '../../domain/constants.ts';
import { blobOfDataUrl } from '../../domain/images/data-url.ts';
import { PartsMissing } from '../../domain/missing-parts.ts';
import type { PartName } from '../../domain/template/template-draft.ts';
import type {
  ImportedElement,
  ImportOutcome,
  SvgFile,
} from '../../machines/admin/template-editor-context.ts';
import type { ImportOrder, ImportEvent } from '../../machines/admin/template-editor.setup.ts';
import type { ImportProgress } from '../../render/svg/reading/slices.ts';
import type { DrawnElement } from '../../render/svg/elements.ts';
import { createExporter } from '../../render/export/export-scenes.ts';
import type { Scene } from '../../render/scene/scene.ts';
import { importDesign } from '../../render/svg/import-design.ts';
import { DesignRefused } from '../../render/svg/reading/refusal.ts';
import * as adminWords from '../../words/admin.gen.ts';

/** px; the services accept one Ride-Along size, and a strip of the drawing's own height. */
const PAGES: Readonly<Record<PartName, { readonly width: number; readonly height?: number }>> = {
  strip: { width: EXPORT_SIZES.appleStrip.width },
  rideAlong: EXPORT_SIZES.rideAlong,
};

/** Reports `import.progress`, then `import.done` or `import.refused`; nothing after a cancel. */
export const importDrawing = fromCallback(
  ({ input, sendBack }: { input: ImportOrder; sendBack: (report: ImportEvent) => void }) => {
    const stop = new AbortController();
    const report = (said: ImportEvent) => {
      if (!stop.signal.aborted) sendBack(said);
    };
    void imported(input, report, stop.signal).then(report);
    return () => stop.abort();
  },
);

/** The message of each import stage. */
const STAGES: Readonly<Record<ImportProgress['stage'], () => string>> = {
  reading: adminWords.readingDrawing,
  fonts: adminWords.fontsDrawing,
  drawing: adminWords.drawingDrawing,
  comparing: adminWords.comparingDrawing,
};

/** Never rejects: an unreadable file is refused with a sentence. */
export async function imported(
  { file, part }: ImportOrder,
  report: (said: ImportEvent) => void,
  signal: AbortSignal,
): Promise<ImportEvent> {
  let seen: Pick<ImportOutcome, 'dropped'> = {};
  try {
    const {
      design,
      report: { difference, patch },
      elements: drawn,
      cleanSource,
    } = await importDesign(file.text, {
      host: document,
      type: 'strip',
      ...PAGES[part],
      signal,
      draw: drawElsewhere,
      onReference: (dropped) => {
        seen = { dropped };
      },
      onProgress({ stage, share }) {
        const done = Math.round(100 * share);
        const words = STAGES[stage]();
        report({ type: 'import.progress', stage: { words, done, total: 100, ...seen } });
      },
    });
    const elements = merged([...pageElements(part, design.data), ...drawn.map(elementOf)]);
    logFindings(file, elements);
    return {
      type: 'import.done',
      part: { design, svg: cleanSource, fileName: file.name },
      outcome: { ...aboutFile(file), elements, difference, patch, ...seen },
    };
  } catch (reason) {
    const elements = merged(refusedElements(reason));
    if (!signal.aborted) logFindings(file, elements);
    const outcome = { ...aboutFile(file), elements, difference: null, patch: null };
    return { type: 'import.refused', outcome };
  }
}

const RENDERER = [{ kind: 'renderer' }] as const;

/** Outside the page's thread, with the engine that uses none of the few WebGL contexts. */
const exporter = createExporter(undefined, () => ['canvas', 'webgl']);

async function drawElsewhere(scene: Scene, signal: AbortSignal): Promise<ImageBitmap> {
  const { drawn } = await exporter.exportScenes({ drawn: scene }, { signal }).catch((cause) => {
    throw cause instanceof PartsMissing || signal.aborted ? cause : new PartsMissing(RENDERER);
  });
  return createImageBitmap(blobOfDataUrl(drawn, 'image/png'));
}

function aboutFile({ name, text }: SvgFile): Pick<ImportOutcome, 'fileName' | 'bytes'> {
  return { fileName: name, bytes: new Blob([text]).size };
}

function refusedElements(reason: unknown): readonly ImportedElement[] {
  if (reason instanceof DesignRefused && reason.cause instanceof PartsMissing)
    return [refusedFor(reason.cause.message)];
  if (reason instanceof DesignRefused)
    return reason.problems.map((problem) => elementOf({ ...problem, fate: 'refused', box: null }));
  console.error('The drawing could not be imported.', reason);
  return [refusedFor(adminWords.theDrawingCouldNotBe())];
}

/**
 * One entry for each part and what became of it, with all reasons. A part that is drawn as an image is not also a
 * changed one. Each remark about the whole file is an entry.
 */
function merged(elements: readonly ImportedElement[]): readonly ImportedElement[] {
  const partOf = ({ tag, name }: ImportedElement): string => JSON.stringify([tag, name]);
  const images = new Set(elements.filter(({ fate }) => fate === 'image').map(partOf));
  const found = new Map<
    string,
    { readonly first: ImportedElement; readonly reasons: Set<string> }
  >();
  for (const element of elements) {
    const { tag, reason } = element;
    const isImage = element.fate === 'changed' && tag !== '' && images.has(partOf(element));
    const fate = isImage ? 'image' : element.fate;
    const key = JSON.stringify([fate, partOf(element), tag === '' && reason]);
    const known = found.get(key) ?? { first: { ...element, fate }, reasons: new Set() };
    known.reasons.add(reason);
    found.set(key, known);
  }
  return [...found.values()].map(({ first, reasons }) => ({
    ...first,
    reason: [...reasons].join(' '),
  }));
}

/** A strip may be higher or lower than its place on a coupon, which then shows only a part of it. */
function pageElements(part: PartName, { width, height }: Size): readonly ImportedElement[] {
  const strip = EXPORT_SIZES.appleStrip;
  if (part !== 'strip' || Math.abs((height * strip.width) / width - strip.height) <= 1) return [];
  const own = `${Math.round(width)} × ${Math.round(height)}`;
  const reason = adminWords.otherProportions({ own, strip: `${strip.width} × ${strip.height}` });
  return [{ fate: 'changed', tag: '', name: '', line: null, reason, box: null }];
}

/** A refusal of the whole file. */
function refusedFor(sentence: string): ImportedElement {
  return { fate: 'refused', tag: '', name: '', line: null, reason: sentence, box: null };
}

function elementOf(drawn: Omit<DrawnElement, 'fate'> & Pick<ImportedElement, 'fate'>) {
  const { element, fate, line, reason, box } = drawn;
  const [, tag = '', id, number] = /^<([^>]+)>(?: #(.*)| \(\D*(\d+)\D*\))?$/u.exec(element) ?? [];
  const name = id ?? (number === undefined ? '' : adminWords.elementNumber({ number }));
  return { fate, tag, name, line, reason, box };
}

/** Parts that are not drawn as in the source are always reported (ADMT-05). */
function logFindings({ name }: SvgFile, elements: readonly ImportedElement[]): void {
  for (const { fate, tag, name: element, line, reason } of elements) {
    if (fate === 'kept') continue;
    const what = tag === '' ? '' : `<${tag}> ${element}`;
    const where = [what, line === null ? '' : `line ${line}`].filter((words) => words !== '');
    console.warn([name, where.join(', '), reason].filter((words) => words !== '').join(': '));
  }
}
