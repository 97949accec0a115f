/**
 * The only entry to rendering. One engine draws any number of views on one canvas, one after the other:
 * copy a drawing before the next one is drawn. Nothing is drawn without a call of `draw`.
 */
import { autoDetectRenderer, WebGLRenderer, type Renderer } from 'pixi.js';
import { backendsFor, canvasFor, rendererOptions, type Backend } from './draw/backend.ts';
import type { PartLease } from './scene/part-store.ts';
import type { Picture } from './draw/picture.ts';
import { createResources } from './draw/page-resources.ts';
import { SceneView } from './draw/scene-view.ts';
import { probeWebGL, type WebGL } from './draw/webgl-probe.ts';
import type { Size } from './scene/sizes.ts';
import * as drawingWords from '../words/render/drawing.gen.ts';

export { backendsFor, canvasFor, createResources, probeWebGL, rendererOptions, SceneView };
export type { Backend, PartLease, Picture, WebGL };

/** The context was lost while drawing, so the drawing must not be used (REND-06). */
export class ContextLost extends Error {
  override readonly name = 'ContextLost';
  constructor() {
    super(drawingWords.graphicsReset());
  }
}

export interface Engine {
  readonly backend: Backend;
  /** True from the loss of the context to its return. */
  readonly isLost: boolean;
  /** Draws the view into the top left corner of the engine's canvas. Throws `ContextLost`. */
  draw(view: SceneView): HTMLCanvasElement | OffscreenCanvas;
  /** Calls back when a lost context has returned and everything must be drawn again. Returns the unsubscribe function. */
  onRestored(listener: () => void): () => void;
  onLost(listener: () => void): () => void;
  destroy(): void;
}

/**
 * An engine on an existing renderer, created with `rendererOptions`. `isFitted` resizes its canvas to each picture,
 * which is free in main memory, so that the canvas itself is the picture.
 */
export function engineOn(renderer: Renderer, isFitted = false): Engine {
  const canvas: HTMLCanvasElement | OffscreenCanvas = renderer.canvas;
  const isLost = () => renderer instanceof WebGLRenderer && renderer.context.isLost;
  return {
    backend: renderer instanceof WebGLRenderer ? 'webgl' : 'canvas',
    get isLost() {
      return isLost();
    },
    draw(view) {
      const picture = view.content?.picture;
      if (picture === undefined) throw new Error('The view shows nothing yet.');
      if (isLost()) throw new ContextLost();
      if (isFitted) fitTo(renderer, picture);
      else growTo(renderer, picture);
      renderer.render({ container: view, clear: true });
      if (isLost()) throw new ContextLost();
      return canvas;
    },
    onRestored: (listener) => listen(canvas, 'webglcontextrestored', listener),
    onLost: (listener) => listen(canvas, 'webglcontextlost', listener),
    destroy: () => renderer.destroy(),
  };
}

/**
 * An engine on its own canvas of at least `size` px, on the best backend that starts. In a worker this is Pixi's whole
 * setup. Rejects if no backend starts.
 */
export async function createEngine(size: Size, backends?: readonly Backend[]): Promise<Engine> {
  const [backend, ...others] = backends ?? backendsFor(probeWebGL());
  if (backend === undefined) throw new Error('This browser offers neither WebGL nor a 2D canvas.');
  try {
    const options = rendererOptions(backend);
    const canvas = canvasFor(new OffscreenCanvas(size.width, size.height), backend);
    const renderer = await autoDetectRenderer({ ...options, ...size, canvas });
    return engineOn(renderer, backend === 'canvas');
  } catch (reason) {
    if (others.length === 0) throw reason;
    return createEngine(size, others);
  }
}

/** Never shrinks: a drawing buffer is expensive to allocate, and previews of several sizes alternate. */
function growTo(renderer: Renderer, { width, height }: Picture): void {
  if (renderer.width >= width && renderer.height >= height) return;
  renderer.resize(Math.max(renderer.width, width), Math.max(renderer.height, height));
}

function fitTo(renderer: Renderer, { width, height }: Picture): void {
  if (renderer.width === width && renderer.height === height) return;
  renderer.resize(width, height);
}

function listen(canvas: EventTarget, type: string, listener: () => void): () => void {
  canvas.addEventListener(type, listener);
  return () => canvas.removeEventListener(type, listener);
}
