/** Redraws images that a design cannot contain: GIF, SVG, and images that are too large for a document. */
import { dataUrlOf } from '../../../domain/images/data-url.ts';
import { problemAt } from './refusal.ts';
import type { ShownProblems } from './shown-problems.ts';
import * as svgFaultsWords from '../../../words/domain/svg-faults.gen.ts';

/** An embedded image in a format that the services do not accept. */
const FOREIGN = /^data:image\/(?:gif|svg\+xml)[;,]/u;

/** Letters of a `data:` URL in a design document. */
const LONGEST = 4_194_328;

/** px of the longer side: twice a strip, as sharp as any print of it. */
const LONGER_SIDE = 2_250;

/** The largest side that can be drawn, in px. */
const LARGEST_SIDE = 8_192;

export function isForeignImage(element: string, reference: string): boolean {
  return element === 'image' && FOREIGN.test(reference);
}

/** Replaces each such image with a PNG or WebP. Their contents neither run nor fetch. */
export async function settleImages(root: SVGSVGElement, ifShown: ShownProblems): Promise<void> {
  for (const element of root.querySelectorAll('image')) {
    const reference = element.getAttribute('href') ?? '';
    if (!FOREIGN.test(reference) && reference.length <= LONGEST) continue;
    const settled = await redrawn(reference).catch(() => null);
    if (settled === null)
      ifShown.add(element, problemAt(element, svgFaultsWords.imageUnreadable()));
    else element.setAttribute('href', settled);
  }
}

async function redrawn(reference: string): Promise<string | null> {
  const image = new Image();
  image.src = reference;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const longer = Math.max(naturalWidth, naturalHeight);
  if (longer === 0 || longer > LARGEST_SIDE) return null;
  const isVector = /^data:image\/svg/u.test(reference);
  const scale = isVector ? LONGER_SIDE / longer : Math.min(1, LONGER_SIDE / longer);
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const png = await dataUrlOf(await canvas.convertToBlob({ type: 'image/png' }));
  if (png.length <= LONGEST) return png;
  return dataUrlOf(await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 }));
}
