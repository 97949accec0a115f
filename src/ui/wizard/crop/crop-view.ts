/** From a crop, in px of its image, to what the cropper shows, in px of the screen, and back. */
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

/** px left free on either side of the crop, so that one sees what is left out. */
const STAGE_MARGIN = 24;

/** The crop's place on the screen and the image under it. */
export interface CropView {
  /** px of the screen; the crop. */
  readonly viewport: Size;
  /** px of the screen to one of the image. */
  readonly scale: number;
  /** px of the screen; how far the image's middle lies from the crop's. */
  readonly offset: Point;
  /** The cropper's zoom: at 1 the image is as wide as the stage. */
  readonly zoom: number;
  /** The cropper's zoom where the image just fills the crop. */
  readonly filledZoom: number;
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** How large a crop is shown on a stage of this width: at its own size, where there is room. */
export function viewportOn(stageWidth: number, viewport: Size): Size {
  const shrunk = Math.min(1, (stageWidth - 2 * STAGE_MARGIN) / viewport.width);
  return { width: viewport.width * shrunk, height: viewport.height * shrunk };
}

export function cropViewOf(
  crop: Crop,
  { image, largest }: CropFrame,
  viewport: Size,
  stageWidth: number,
): CropView {
  const scale = viewport.width / crop.width;
  const [center, middle] = [centerOf(crop), middleOf(image)];
  const filled = viewport.width / centeredCrop(image, largest).width;
  const zoomAt = (each: number) => (each * image.width) / stageWidth;
  return {
    viewport,
    scale,
    offset: { x: (middle.x - center.x) * scale, y: (middle.y - center.y) * scale },
    zoom: zoomAt(scale),
    filledZoom: zoomAt(filled),
    minZoom: zoomAt(viewport.width / largest.width),
    maxZoom: zoomAt(filled * CROP_ZOOM_MAX),
  };
}

/** The crop's middle, in px of the image, where its image was dragged to `offset`. */
export function centerAt(view: CropView, image: Size, offset: Point): Point {
  const middle = middleOf(image);
  return { x: middle.x - offset.x / view.scale, y: middle.y - offset.y / view.scale };
}

/** The slider's 0 to 100 runs from the least zoom to the most; each step comes closer by the same share. */
export function sliderOf(zoom: number, least: number): number {
  return (Math.log(zoom / least) / Math.log(CROP_ZOOM_MAX / least)) * 100;
}

export function zoomAtSlider(slider: number, least: number): number {
  return least * (CROP_ZOOM_MAX / least) ** (slider / 100);
}
