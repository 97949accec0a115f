/** Embedded images. */
import type { Clip, ImageObject } from '../../domain/design/design-document.ts';
import { decodeImage } from '../draw/images.ts';
import type { EmbeddedImage, Importing } from './importing.ts';
import { matrixOf } from './matrices.ts';
import { fittedInto } from './reading/page.ts';
import type { Box } from '../../domain/constants.ts';
import { problemAt } from './reading/refusal.ts';
import type { ShownProblems } from './reading/shown-problems.ts';
import * as importReportWords from '../../words/render/import-report.gen.ts';
import * as svgFaultsWords from '../../words/domain/svg-faults.gen.ts';

/** px of an embedded image's longer side: the largest texture that every device supports. */
const LARGEST_IMAGE_SIDE = 8_192;

/** Reads every embedded image once, because their sizes decide their layout. */
export async function readImages(
  root: SVGSVGElement,
  ifShown: ShownProblems,
): Promise<ReadonlyMap<Element, EmbeddedImage>> {
  const images = new Map<Element, EmbeddedImage>();
  await Promise.all(
    [...root.querySelectorAll('image')].map(async (element) => {
      const source = element.getAttribute('href');
      if (source === null) return;
      const size = await sizeOf(source.trim());
      if (typeof size === 'string') ifShown.add(element, problemAt(element, size));
      else images.set(element, { source: source.trim(), ...size });
    }),
  );
  return images;
}

async function sizeOf(source: string): Promise<{ width: number; height: number } | string> {
  try {
    const bitmap = await decodeImage(source);
    const { width, height } = bitmap;
    bitmap.close();
    if (Math.max(width, height) <= LARGEST_IMAGE_SIDE) return { width, height };
    return importReportWords.imageSides({ most: LARGEST_IMAGE_SIDE });
  } catch (reason) {
    return reason instanceof Error ? reason.message : svgFaultsWords.imageUnreadable();
  }
}

/** The image in its frame, placed by `preserveAspectRatio`. */
export function imageObject(
  element: SVGImageElement,
  clips: readonly Clip[],
  importing: Importing,
): ImageObject | null {
  const image = importing.images.get(element);
  if (image === undefined) return null;
  const frame = frameOf(element, image);
  const layout = fittedInto(element, image, frame);
  const matrix = importing.toDocument(element);
  const isCut = layout.width > frame.width + 0.01 || layout.height > frame.height + 0.01;
  return {
    kind: 'image',
    id: importing.idOf(element, 'image'),
    tokens: { fill: null, stroke: null, text: null },
    opacity: Number(getComputedStyle(element).opacity),
    clips: isCut ? [...clips, cutTo(frame, matrix)] : clips,
    source: image.source,
    width: image.width,
    height: image.height,
    transform: matrixOf(
      matrix
        .translate(layout.x, layout.y)
        .scale(layout.width / image.width, layout.height / image.height),
    ),
  };
}

/** Width and height follow the image if the source has none. */
function frameOf(element: SVGImageElement, image: EmbeddedImage): Box {
  const { x, y, width, height } = element;
  const given = { width: element.hasAttribute('width'), height: element.hasAttribute('height') };
  const ratio = image.width / image.height;
  const across = given.width
    ? width.baseVal.value
    : given.height
      ? height.baseVal.value * ratio
      : image.width;
  return {
    x: x.baseVal.value,
    y: y.baseVal.value,
    width: across,
    height: given.height ? height.baseVal.value : across / ratio,
  };
}

function cutTo({ x, y, width, height }: Box, matrix: DOMMatrix): Clip {
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  const points = corners.map(([left, top]) => matrix.transformPoint({ x: left, y: top }));
  return { d: `M${points.map((point) => `${point.x} ${point.y}`).join('L')}Z`, rule: 'nonzero' };
}
