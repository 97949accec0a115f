/** Which part of an image is shown, and how a hand moves it: arithmetic on rectangles in px of the image (STEP-01 to STEP-03). */
import type { Size } from './constants.ts';
import type { Crop } from './coupon-form.ts';

/** How many times closer than the whole image a crop may come. */
export const CROP_ZOOM_MAX = 10;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The largest part of an image, in its middle, that has the proportions of `shape`. */
export function centredCrop(image: Size, shape: Size): Crop {
  const scale = Math.min(image.width / shape.width, image.height / shape.height);
  const size = { width: shape.width * scale, height: shape.height * scale };
  return around(middleOf(image), size);
}

/** 1 where the crop is as large as the image allows, up to `CROP_ZOOM_MAX`. */
export function zoomOf(crop: Crop, image: Size): number {
  return centredCrop(image, crop).width / crop.width;
}

/** The crop at another zoom around its own middle, as far as the image reaches. */
export function zoomedTo(crop: Crop, image: Size, zoom: number): Crop {
  return within(image, around(centreOf(crop), sizeAt(crop, image, zoom)));
}

/**
 * The crop at another zoom while the image's middle stays where it is on the screen: what a cropper
 * means that keeps an image's offset in screen px.
 */
export function zoomedBeside(crop: Crop, image: Size, zoom: number): Crop {
  const size = sizeAt(crop, image, zoom);
  const shrunk = size.width / crop.width;
  const [centre, middle] = [centreOf(crop), middleOf(image)];
  return within(
    image,
    around(
      {
        x: middle.x + (centre.x - middle.x) * shrunk,
        y: middle.y + (centre.y - middle.y) * shrunk,
      },
      size,
    ),
  );
}

/** The crop moved by so many px of the image, as far as the image reaches. */
export function movedBy(crop: Crop, image: Size, { x, y }: Point): Crop {
  return within(image, { ...crop, x: crop.x + x, y: crop.y + y });
}

/** The crop around another middle, also where that reaches over the image's edge. */
export function centredOn(crop: Crop, centre: Point): Crop {
  return around(centre, crop);
}

export function centreOf({ x, y, width, height }: Crop): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function middleOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 };
}

/** The crop moved, and where it is too large made smaller, so that it lies inside the image. */
export function within(image: Size, crop: Crop): Crop {
  const shrunk = Math.min(1, image.width / crop.width, image.height / crop.height);
  const [width, height] = [crop.width * shrunk, crop.height * shrunk];
  return {
    x: between(0, crop.x, image.width - width),
    y: between(0, crop.y, image.height - height),
    width,
    height,
  };
}

function sizeAt(crop: Crop, image: Size, zoom: number): Size {
  const { width, height } = centredCrop(image, crop);
  const closer = between(1, zoom, CROP_ZOOM_MAX);
  return { width: width / closer, height: height / closer };
}

function around({ x, y }: Point, { width, height }: Size): Crop {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
