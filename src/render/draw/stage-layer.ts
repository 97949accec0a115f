import type { Container } from 'pixi.js';
import type { Picture } from './picture.ts';

/** One layer of a Scene on the stage; it persists across edits. */
export interface StageLayer<Content> {
  readonly node: Container;
  /** Shows other content at the same size; repaints only what changed. */
  show(content: Content, picture: Picture): void;
  /** Frees the textures; the parent removes the node. */
  destroy(): void;
}
