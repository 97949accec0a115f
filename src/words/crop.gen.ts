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
  `This part has ${width} x ${height} px. It would look sharp with ${widthB} x ${heightB} px or more.`;
export const zoomZoomLeftEdgeAt = ({
  zoom,
  x,
  y,
  width,
  height,
  widthB,
  heightB,
}: {
  readonly zoom: string | number;
  readonly x: string | number;
  readonly y: string | number;
  readonly width: string | number;
  readonly height: string | number;
  readonly widthB: string | number;
  readonly heightB: string | number;
}): string =>
  `Zoom ${zoom} · left edge at ${x} px, top edge at ${y} px · ${width} x ${height} px become ${widthB} x ${heightB} px`;
export const dragThePictureTwoFingers = (): string => 'Drag the picture; two fingers zoom.';
export const dragThePictureOrUse = (): string =>
  'Drag the picture, or use the arrow keys; Shift makes small steps, + and − zoom.';
export const cropYourLabel = ({ label }: { readonly label: string | number }): string =>
  `Crop your ${label}`;
export const groundColor = (): string => 'Ground color';
export const howThePictureFillsIts = (): string => 'How the picture fills its place';
export const noGroundBesideIt = (): string => 'No ground beside it';
export const fill = (): string => 'Fill';
export const allOfThePicture = (): string => 'All of the picture';
export const fit = (): string => 'Fit';
export const partOfThePictureThat = (): string => 'Part of the picture that is shown';
export const moveLeft = (): string => 'Move left';
export const moveUp = (): string => 'Move up';
export const moveDown = (): string => 'Move down';
export const moveRight = (): string => 'Move right';
export const keepInside = (): string =>
  'Keep the logo inside the dashed line: Google cuts a circle.';
