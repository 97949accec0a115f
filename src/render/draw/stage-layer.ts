import type { Container } from 'pixi.js';
import type { Picture } from './picture.ts';

/** One layer of a Scene on the stage; it lasts from edit to edit. */
export interface StageLayer<Content> {
  readonly node: Container;
  /** Shows other content at the same size; repaints only where something has changed. */
  show(content: Content, picture: Picture): void;
  /** Frees the textures; the node goes with its parent. */
  destroy(): void;
}
