import type { Drawing } from './drawing.ts';

/** One way to draw the drawing: Tearline or a peer. */
export interface Contestant {
  readonly name: string;
  readonly version: string;
  /** Shows the drawing in its first scheme on a canvas below `desk`; resolves when it has been painted. */
  open(desk: HTMLElement, drawing: Drawing): Promise<Opened>;
}

export interface Opened {
  /** What draws, where the contestant chooses among several. */
  readonly backend?: string;
  /** Resolves, or returns, when the new words have been painted. */
  setWords(text: number, words: string): Promise<void> | void;
  setScheme(scheme: number): Promise<void> | void;
  /** A PNG data URL; the drawing fills the width and stands in the middle. */
  exportPng(width: number, height: number): Promise<string> | string;
  close(): Promise<void> | void;
}
