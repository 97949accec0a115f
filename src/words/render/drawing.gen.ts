/** Generated from en/render/drawing.json by `npm run generate`. Do not edit. */
import { isSpanish } from '../language.ts';

export const artworkNotDrawn = (): string =>
  isSpanish()
    ? 'No se pudo dibujar el arte. Revise su conexión e intente de nuevo: lo que escribió se conserva.'
    : 'The artwork could not be drawn. Check your connection and try again: what you entered is kept.';
export const graphicsReset = (): string =>
  isSpanish()
    ? 'Los gráficos de este dispositivo se reiniciaron mientras se dibujaba el arte.'
    : 'The graphics of this device were reset while the artwork was drawn.';
