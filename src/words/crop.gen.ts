/** Generated from en/crop.json by `npm run generate`. Do not edit. */
export const moveThePicture = (): string => 'Move the picture';
export const zoomIn = (): string => 'Zoom in';
export const zoomOut = (): string => 'Zoom out';
export const zoom = (): string => 'Zoom';
export const replaceImage = (): string => 'Replace image';
export const labelReplacement = ({ label }: { readonly label: string | number }): string =>
  `${label} replacement`;
export const thisPartHasWidthX = ({
  width,
  height,
  widthB,
  heightB,
}: {
  readonly width: string | number;
  readonly height: string | number;
  readonly widthB: string | number;
  readonly heightB: string | number;
}): string =>
  `This part has ${width} x ${height} px. Choose at least ${widthB} x ${heightB} px for a sharp image.`;
export const dragThePictureTwoFingers = (): string => 'Drag to move the picture. Pinch to zoom.';
export const dragThePictureOrUse = (): string =>
  'Drag the picture or use the arrow keys to move it. Hold Shift for small steps. Press + or − to zoom.';
export const cropYourLabel = ({ label }: { readonly label: string | number }): string =>
  `Crop your ${label}`;
export const howThePictureFillsIts = (): string => 'How the picture fits';
export const noGroundBesideIt = (): string => 'No background';
export const fill = (): string => 'Fill';
export const allOfThePicture = (): string => 'Whole picture';
export const fit = (): string => 'Fit';
export const partOfThePictureThat = (): string => 'Visible part of the picture';
export const moveLeft = (): string => 'Move left';
export const moveUp = (): string => 'Move up';
export const moveDown = (): string => 'Move down';
export const moveRight = (): string => 'Move right';
export const keepInside = (): string =>
  'Keep the logo inside the dashed line. Google crops it to a circle.';
export const place = ({
  zoom,
  isLeftOutside,
  left,
  isTopOutside,
  top,
  width,
  height,
  widthB,
  heightB,
}: {
  readonly zoom: string | number;
  readonly isLeftOutside: boolean;
  readonly left: string | number;
  readonly isTopOutside: boolean;
  readonly top: string | number;
  readonly width: string | number;
  readonly height: string | number;
  readonly widthB: string | number;
  readonly heightB: string | number;
}): string =>
  `Zoom ${zoom} · ${isLeftOutside ? `${left} px of background on the left` : `left edge at ${left} px`}, ${isTopOutside ? `${top} px of background at the top` : `top edge at ${top} px`} · ${width} x ${height} px scaled to ${widthB} x ${heightB} px`;
