/**
 * The only entry to rendering. One engine draws any number of views on one canvas, one after the other:
 * copy a drawing before the next one is drawn. Nothing is drawn without a call of `draw`.
 */
import { autoDetectRenderer, CanvasSource, WebGLRenderer, type Renderer } from 'pixi.js';
import {
  type Backend,
  backendsFor,
  canvasFor,
  probeWebGL,
  rendererOptions,
  type WebGL,
} from './draw/backend.ts';
import type { PartLease } from './scene/part-store.ts';
import type { Picture } from './draw/picture.ts';
import { SceneView } from './draw/scene-view.ts';
import type { Size } from '../domain/constants.ts';
import * as drawingWords from '../words/render/drawing.gen.ts';
import { fontBytes } from './fonts/font-files.ts';
import { drawRaster } from './draw/rasters.ts';
import { createResourcesFrom, type Resources } from './draw/resources.ts';

export { backendsFor, canvasFor, probeWebGL, rendererOptions, SceneView };
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
  /** Draws the view into the top left corner of the engine's canvas, or on the view's own. Throws `ContextLost`. */
  draw(view: SceneView): HTMLCanvasElement | OffscreenCanvas;
  /** Calls back when a lost context has returned and everything must be drawn again. Returns the unsubscribe function. */
  onRestored(listener: () => void): () => void;
  onLost(listener: () => void): () => void;
  destroy(): void;
}

/**
 * An engine on an existing renderer, created with `rendererOptions`. With `isFitted`, each view has a canvas in main
 * memory as large as its picture, so that the canvas itself is the picture.
 */
export function engineOn(renderer: Renderer, isFitted = false): Engine {
  const canvas: HTMLCanvasElement | OffscreenCanvas = renderer.canvas;
  const fitted = new WeakMap<SceneView, FittedSource>();
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
      if (isFitted) {
        const target = fittedSource(fitted, view, picture);
        // The lowest band covers all of it.
        renderer.render({ container: view, target, clear: false });
        return target.resource;
      }
      growTo(renderer, picture);
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

type FittedSource = CanvasSource & { readonly resource: OffscreenCanvas };

/** Kept as long as the view: before it is drawn on, a new canvas is cleared, which takes 6 ms for 2000x2000 px. */
function fittedSource(
  fitted: WeakMap<SceneView, FittedSource>,
  view: SceneView,
  { width, height }: Picture,
): FittedSource {
  const kept = fitted.get(view);
  if (kept?.width === width && kept.height === height) return kept;
  kept?.destroy();
  const resource = canvasFor(new OffscreenCanvas(width, height), 'canvas');
  const source = new CanvasSource({ resource }) as FittedSource;
  fitted.set(view, source);
  if (kept === undefined) view.once('destroyed', () => fitted.get(view)?.destroy());
  return source;
}

function listen(canvas: EventTarget, type: string, listener: () => void): () => void {
  canvas.addEventListener(type, listener);
  return () => canvas.removeEventListener(type, listener);
}

/** px of sixteen strips: enough for the schemes that a user compares. */
const MOST_RASTER_PIXELS = 16 * 1125 * 432;

/** Resources that load into the page's `document.fonts`. */
export function createResources(fonts: FontFaceSet): Resources {
  return createResourcesFrom(fonts, {
    fontBytes,
    drawRaster,
    mostRasterPixels: MOST_RASTER_PIXELS,
  });
}
