/** Generated from en/crop.json by `npm run generate`. Do not edit. */
import { isSpanish } from './language.ts';

export const moveThePicture = (): string => (isSpanish() ? 'Mover la imagen' : 'Move the picture');
export const zoomIn = (): string => (isSpanish() ? 'Acercar' : 'Zoom in');
export const zoomOut = (): string => (isSpanish() ? 'Alejar' : 'Zoom out');
export const zoom = (): string => 'Zoom';
export const replaceImage = (): string => (isSpanish() ? 'Cambiar imagen' : 'Replace image');
export const labelReplacement = ({ label }: { readonly label: string | number }): string =>
  isSpanish() ? `Reemplazo de ${label}` : `${label} replacement`;
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
  isSpanish()
    ? `Esta parte tiene ${width} x ${height} px. Elija al menos ${widthB} x ${heightB} px para que la imagen sea nítida.`
    : `This part has ${width} x ${height} px. Choose at least ${widthB} x ${heightB} px for a sharp image.`;
export const dragThePictureTwoFingers = (): string =>
  isSpanish()
    ? 'Arrastre para mover la imagen. Pellizque para acercarla.'
    : 'Drag to move the picture. Pinch to zoom.';
export const dragThePictureOrUse = (): string =>
  isSpanish()
    ? 'Arrastre la imagen o muévala con las flechas. Mantenga Mayús para pasos pequeños. Pulse + o − para acercar o alejar.'
    : 'Drag the picture or use the arrow keys to move it. Hold Shift for small steps. Press + or − to zoom.';
export const cropYourLabel = ({ label }: { readonly label: string | number }): string =>
  isSpanish() ? `Recortar: ${label}` : `Crop your ${label}`;
export const howThePictureFillsIts = (): string =>
  isSpanish() ? 'Cómo se ajusta la imagen' : 'How the picture fits';
export const noGroundBesideIt = (): string => (isSpanish() ? 'Sin fondo' : 'No background');
export const fill = (): string => (isSpanish() ? 'Rellenar' : 'Fill');
export const allOfThePicture = (): string => (isSpanish() ? 'Imagen completa' : 'Whole picture');
export const fit = (): string => (isSpanish() ? 'Ajustar' : 'Fit');
export const partOfThePictureThat = (): string =>
  isSpanish() ? 'Parte visible de la imagen' : 'Visible part of the picture';
export const moveLeft = (): string => (isSpanish() ? 'Mover a la izquierda' : 'Move left');
export const moveUp = (): string => (isSpanish() ? 'Mover hacia arriba' : 'Move up');
export const moveDown = (): string => (isSpanish() ? 'Mover hacia abajo' : 'Move down');
export const moveRight = (): string => (isSpanish() ? 'Mover a la derecha' : 'Move right');
export const keepInside = (): string =>
  isSpanish()
    ? 'Mantenga el logotipo dentro de la línea punteada. Google lo recorta en círculo.'
    : 'Keep the logo inside the dashed line. Google crops it to a circle.';
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
  isSpanish()
    ? `Zoom ${zoom} · ${isLeftOutside ? `${left} px de fondo a la izquierda` : `borde izquierdo en ${left} px`}, ${isTopOutside ? `${top} px de fondo arriba` : `borde superior en ${top} px`} · ${width} x ${height} px a escala de ${widthB} x ${heightB} px`
    : `Zoom ${zoom} · ${isLeftOutside ? `${left} px of background on the left` : `left edge at ${left} px`}, ${isTopOutside ? `${top} px of background at the top` : `top edge at ${top} px`} · ${width} x ${height} px scaled to ${widthB} x ${heightB} px`;
