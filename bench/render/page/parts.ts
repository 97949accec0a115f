/** Modules and fonts that contestants need before they can draw. */
import { registeredName } from '../../../src/render/fonts/font-names.ts';
import { createFontLoader } from '../../../src/render/fonts/font-files.ts';
import type { Drawing, DrawnText } from './drawing.ts';

export function fontFamilyOf({ family }: DrawnText): string {
  return registeredName(family);
}

export async function loadFonts({ texts }: Drawing): Promise<void> {
  const requests = texts.map(({ family, weight, words }) => ({
    font: { family, weight, italic: false },
    text: words,
  }));
  await createFontLoader(document.fonts).load(requests);
}

export async function loadPhotos({ photos }: Drawing): Promise<readonly HTMLImageElement[]> {
  return Promise.all(
    photos.map(async ({ source }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image;
    }),
  );
}

export function canvasOn(desk: HTMLElement, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  desk.append(canvas);
  return canvas;
}
