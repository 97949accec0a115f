/** An SVG source as the browser draws it; the importer's drawing is compared with it (REND-04). */
import { PartsMissing } from '../../domain/missing-parts.ts';
import { embeddedFontsOf, type EmbeddedFont } from '../fonts/font-faces.ts';
import { type Brush, createBrush } from '../draw/brush.ts';
import { loadSvg } from '../draw/rasters.ts';
import type { Size } from '../../domain/constants.ts';
import { ANIMATIONS } from '../../domain/svg/allow-list.ts';
import { pageOf } from './reading/page.ts';
import { fileRefused } from './reading/refusal.ts';
import { settlePaints } from './reading/mean-paints.ts';
import { INERT_NAMESPACE, withOwnNamespaces } from './reading/namespaces.ts';
import { parseInert } from './reading/read-svg.ts';
import type { Slices } from './reading/slices.ts';
import type { SettledFont } from './words.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';

/** Replaces a font that the source leaves to the browser: `sans-serif` cannot have a font file, this name can. */
const GENERICS = 'sans-serif|serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math|emoji';
const GENERIC = new RegExp(`^(?:${GENERICS})$`, 'u');
/** After `font-family`, or after the size in the shorthand `font`. */
const GENERIC_IN_SOURCE = new RegExp(
  `(font-family\\s*[:=]\\s*(?:["']\\s*)?|font\\s*:[^;{}"',]{0,80}\\d[^;{}"',]{0,20}\\s)(${GENERICS})(?=\\s*[,;!"'}<]|\\s*$)`,
  'gmu',
);
const STAND_IN_PREFIX = 'Tearline-';
const UNNAMED = `${STAND_IN_PREFIX}unnamed`;

/**
 * Pixels of the source at `size`, on white, as a strip is printed. An image runs no script and fetches nothing; the
 * product's fonts are embedded under the source's names. `unnamed` is the family of text that names no font.
 * Says as `isSlow` whether the browser took long to paint it; rejects with `DesignRefused` if it takes too long.
 */
export async function drawReference(
  source: string,
  size: Size,
  fonts: readonly SettledFont[],
  unnamed: string,
  { pause }: Pick<Slices, 'pause'>,
) {
  const named = source.replaceAll(GENERIC_IN_SOURCE, `$1${STAND_IN_PREFIX}$2`);
  const { documentElement: root } = parseInert(named);
  settlePaints(root);
  for (const part of root.querySelectorAll([...ANIMATIONS, 'foreignObject', 'feImage'].join(',')))
    part.remove();
  fitTo(size, root);
  if (!root.hasAttribute('font-family')) root.setAttribute('font-family', UNNAMED);
  const { rules, missing } = await embeddedFontsOf(
    fonts.flatMap((font) => aliasesOf(font, unnamed)),
  );
  if (missing.length > 0) throw new PartsMissing(missing);
  const style = root.ownerDocument.createElementNS(INERT_NAMESPACE, 'style');
  style.textContent = rules;
  root.prepend(style);
  const text = new XMLSerializer().serializeToString(root);
  await pause();
  const image = await loadSvg(withOwnNamespaces(text));
  await pause();
  const began = performance.now();
  const painted = await paintedInTime(image);
  const isSlow = performance.now() - began > SLOW_MS;
  return { pixels: await pixelsOf(painted, size, pause), isSlow };
}

/** ms of browser painting, so that an import ends within ten seconds: ours takes as long, and may run twice (ADMT-11). */
const LONGEST_MS = 3_000;
const SLOW_MS = 1_000;

/** The browser paints outside the page's thread, which stays responsive. */
function paintedInTime(image: HTMLImageElement): Promise<ImageBitmap> {
  const painting = createImageBitmap(image);
  return new Promise((resolve, reject) => {
    const late = () => {
      void painting.then((painted) => painted.close());
      reject(fileRefused(importReportWords.tooSlow({ seconds: LONGEST_MS / 1_000 })));
    };
    const timer = setTimeout(late, LONGEST_MS);
    painting.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** px of the pixels that are read at once. */
const ROWS = 400;

async function pixelsOf(painted: ImageBitmap, { width, height }: Size, pause: Slices['pause']) {
  await pause(0.4);
  const context = whiteCanvas({ width, height });
  context.drawImage(painted, 0, 0);
  painted.close();
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let top = 0; top < height; top += ROWS) {
    const rows = Math.min(ROWS, height - top);
    pixels.set(context.getImageData(0, top, width, rows).data, top * width * 4);
    await pause(0.4);
  }
  return new ImageData(pixels, width, height);
}

/** A canvas in main memory, for reading its pixels. */
export function whiteCanvas({ width, height }: Size): Brush {
  const brush = createBrush(width, height);
  brush.fillStyle = '#FFFFFF';
  brush.fillRect(0, 0, width, height);
  return brush;
}

function fitTo({ width, height }: Size, root: Element): void {
  const { viewBox } = pageOf(root);
  if (!root.hasAttribute('viewBox'))
    root.setAttribute('viewBox', `${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  const fixed = `width:${width}px!important;height:${height}px!important`;
  root.setAttribute(
    'style',
    `${root.getAttribute('style') ?? ''};${fixed};max-width:none!important`,
  );
}

function aliasesOf({ font, text, as }: SettledFont, unnamed: string): readonly EmbeddedFont[] {
  const initial = unnamed.replaceAll(/["']/gu, '');
  const families = as.family === initial ? [UNNAMED, initial] : [as.family];
  return families.map((family) => ({
    font,
    text,
    as: { ...as, family: GENERIC.test(family) ? `${STAND_IN_PREFIX}${family}` : family },
  }));
}
