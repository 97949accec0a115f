/** Converts a crop, in px of its image, to the cropper's view, in px of the screen, and back. */
import type { Size } from '../../../domain/constants.ts';
import {
  CROP_ZOOM_MAX,
  centeredCrop,
  centerOf,
  type CropFrame,
  middleOf,
  type Point,
} from '../../../domain/images/crop.ts';
import type { Crop } from '../../../domain/coupon/fields/coupon-images.ts';

/** px left free on either side of the crop, so that the excluded parts show. */
const STAGE_MARGIN = 24;

/** The size of a crop on a stage of this width: its own size, if there is space. */
export function viewportOn(stageWidth: number, viewport: Size): Size {
  const shrunk = Math.min(1, (stageWidth - 2 * STAGE_MARGIN) / viewport.width);
  return { width: viewport.width * shrunk, height: viewport.height * shrunk };
}

export type CropView = ReturnType<typeof cropViewOf>;

/** The crop's place on the screen and the image under it. */
export function cropViewOf(
  crop: Crop,
  { image, largest }: CropFrame,
  viewport: Size,
  stageWidth: number,
) {
  const scale = viewport.width / crop.width;
  const center = centerOf(crop);
  const middle = middleOf(image);
  const filled = viewport.width / centeredCrop(image, largest).width;
  const zoomAt = (each: number) => (each * image.width) / stageWidth;
  return {
    /** px of the screen; the crop. */
    viewport,
    /** px of the screen per px of the image. */
    scale,
    /** px of the screen; the distance of the image's center from the crop's. */
    offset: { x: (middle.x - center.x) * scale, y: (middle.y - center.y) * scale },
    /** The cropper's zoom: at 1 the image is as wide as the stage. */
    zoom: zoomAt(scale),
    /** The cropper's zoom at which the image just fills the crop. */
    filledZoom: zoomAt(filled),
    minZoom: zoomAt(viewport.width / largest.width),
    maxZoom: zoomAt(filled * CROP_ZOOM_MAX),
  };
}

/** The crop's center, in px of the image, after its image was dragged to `offset`. */
export function centerAt(view: CropView, image: Size, offset: Point): Point {
  const middle = middleOf(image);
  return { x: middle.x - offset.x / view.scale, y: middle.y - offset.y / view.scale };
}

/** The slider's 0 to 100 spans least to most zoom; each step zooms by the same factor. */
export function sliderOf(zoom: number, least: number): number {
  return (Math.log(zoom / least) / Math.log(CROP_ZOOM_MAX / least)) * 100;
}

export function zoomAtSlider(slider: number, least: number): number {
  return least * (CROP_ZOOM_MAX / least) ** (slider / 100);
}
