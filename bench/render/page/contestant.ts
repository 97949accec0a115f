import type { Drawing } from './drawing.ts';

/** One way to draw the drawing: Tearline or a bare canvas. */
export interface Contestant {
  readonly name: string;
  readonly version: string;
  /** Shows the drawing in its first scheme on a canvas below `desk`; resolves when it has been painted. */
  open(desk: HTMLElement, drawing: Drawing): Promise<Opened>;
}

export interface Opened {
  /** The backend, if the contestant can choose one. */
  readonly backend?: string;
  /** Resolves, or returns, after the new text is painted. */
  setWords(text: number, words: string): Promise<void> | void;
  setScheme(scheme: number): Promise<void> | void;
  /** A PNG data URL; the drawing fills the width and is centered. */
  exportPng(width: number, height: number): Promise<string> | string;
  close(): Promise<void> | void;
}
