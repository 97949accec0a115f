/** What both contestants share. */
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

/** The opened drawing of Tearline or of a bare canvas. */
export interface Opened {
  /** Resolves, or returns, after the new text is painted. */
  setWords(text: number, words: string): Promise<void> | void;
  setScheme(scheme: number): Promise<void> | void;
  /** A PNG data URL; the drawing fills the width and is centered. */
  exportPng(width: number, height: number): Promise<string> | string;
  close(): void;
}

/** Shows the drawing in its first scheme on a canvas below `desk`; resolves when it has been painted. */
export type Contestant = (desk: HTMLElement, drawing: Drawing) => Promise<Opened>;
