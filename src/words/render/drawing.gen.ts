/** Generated from en/render/drawing.json by `npm run generate`. Do not edit. */
export const artworkNotDrawn = (): string =>
  'The artwork could not be drawn. Check your connection and try again: what you entered is kept.';
export const graphicsReset = (): string =>
  'The graphics of this device were reset while the artwork was drawn.';
