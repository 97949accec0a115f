/** The visible part of an image, and moving it: arithmetic on rectangles in px of the image (STEP-01 to STEP-03). */
import type { Size } from '../constants.ts';
import type { Crop } from '../coupon/fields/coupon-images.ts';

/** The closest crop, relative to the largest part that fills its shape. */
export const CROP_ZOOM_MAX = 10;

/** The color beyond the image if the crop names no other. */
export const CROP_GROUND = '#FFFFFF';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An image, and how far a crop may extend beyond it; the ground shows there. */
export interface CropFrame {
  readonly image: Size;
  /** Has the proportions of the crop. */
  readonly shape: Size;
  /** px of the image. */
  readonly largest: Size;
}

/** The largest centered part of an image with the proportions of `shape`. */
export function centeredCrop(image: Size, shape: Size): Crop {
  const scale = Math.min(image.width / shape.width, image.height / shape.height);
  return around(middleOf(image), scaled(shape, scale));
}

/** The smallest rectangle with the proportions of `shape` that contains the whole image. */
export function wholeCrop(image: Size, shape: Size): Crop {
  const scale = Math.max(image.width / shape.width, image.height / shape.height);
  return around(middleOf(image), scaled(shape, scale));
}

/** The centered crop that the image just fills. */
export function filledCrop({ image, shape }: CropFrame): Crop {
  return centeredCrop(image, shape);
}

/** The crop that contains the whole image. */
export function fittedCrop({ image, largest }: CropFrame): Crop {
  return around(middleOf(image), largest);
}

/** Whether two crops show the same part, to the nearest px. */
export function isSamePart(one: Crop, other: Crop): boolean {
  return (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) < 1,
  );
}

/** 1 if the image just fills the crop; less if ground shows; at most `CROP_ZOOM_MAX`. */
export function zoomOf(crop: Crop, { image }: CropFrame): number {
  return centeredCrop(image, crop).width / crop.width;
}

/** The zoom of the largest crop. */
export function leastZoom(frame: CropFrame): number {
  return filledCrop(frame).width / frame.largest.width;
}

/** The crop at another zoom around its center, within its frame. */
export function zoomedTo(crop: Crop, frame: CropFrame, zoom: number): Crop {
  return within(frame, around(centerOf(crop), sizeAt(frame, zoom)));
}

/**
 * The crop at another zoom while the image's center stays at its place on the screen; for croppers that keep an
 * image's offset in screen px.
 */
export function zoomedBeside(crop: Crop, frame: CropFrame, zoom: number): Crop {
  const size = sizeAt(frame, zoom);
  const shrunk = size.width / crop.width;
  const center = centerOf(crop);
  const middle = middleOf(frame.image);
  const besides = {
    x: middle.x + (center.x - middle.x) * shrunk,
    y: middle.y + (center.y - middle.y) * shrunk,
  };
  return within(frame, around(besides, size));
}

/** The crop moved by this many px of the image, within its frame. */
export function movedBy(crop: Crop, frame: CropFrame, { x, y }: Point): Crop {
  return within(frame, { ...crop, x: crop.x + x, y: crop.y + y });
}

/** The crop around another center, which may exceed its frame. */
export function centeredOn(crop: Crop, center: Point): Crop {
  return around(center, crop);
}

export function centerOf({ x, y, width, height }: Crop): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function middleOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 };
}

/** Shrinks and moves the crop into its frame: it lies in the image, or the image lies in it. */
export function within({ image, largest }: CropFrame, crop: Crop): Crop {
  const { width, height } = scaled(crop, Math.min(1, largest.width / crop.width));
  return {
    x: between(0, crop.x, image.width - width),
    y: between(0, crop.y, image.height - height),
    width,
    height,
  };
}

function sizeAt(frame: CropFrame, zoom: number): Size {
  const filled = filledCrop(frame);
  const closer = Math.max(leastZoom(frame), Math.min(zoom, CROP_ZOOM_MAX));
  return scaled(filled, 1 / closer);
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: width * scale, height: height * scale };
}

function around({ x, y }: Point, { width, height }: Size): Crop {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Clamps a value between two ends in either order. */
function between(one: number, value: number, other: number): number {
  return Math.max(Math.min(one, other), Math.min(value, Math.max(one, other)));
}
