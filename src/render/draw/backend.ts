/** The setup of every renderer of the product, and the choice of its backend: REND-01, REND-06. */
import 'pixi.js/unsafe-eval';
import { BrowserAdapter, DOMAdapter, GlLimitsSystem, Ticker, WebWorkerAdapter } from 'pixi.js';

export type Backend = 'webgl' | 'canvas';

/** Textures per batch: with Pixi's 32 a shader takes up to three times as long on a software GL (measured). */
const MOST_BATCHED_TEXTURES = 4;

/** Options for a renderer on `backend`, drawing on demand into `canvas`. */
export function rendererOptions(backend: Backend) {
  prepareRuntime();
  adaptTo(backend);
  return {
    preference: [backend],
    width: 1,
    height: 1,
    resolution: 1,
    antialias: false,
    backgroundAlpha: 1,
    backgroundColor: '#FFFFFF',
    skipExtensionImports: true,
    gcActive: false,
  };
}

/**
 * The backends to try, best first. If WebGL is emulated, Pixi's canvas backend draws the same Scene ten times
 * faster: an edit at 760x292 px took 1.5 ms instead of 17 on SwiftShader with two cores (measured), and 2 instead
 * of 140 at the 95th percentile while the machine was busy.
 */
export function backendsFor(webgl: WebGL): readonly Backend[] {
  if (webgl === 'none') return ['canvas'];
  return webgl === 'hardware' ? ['webgl', 'canvas'] : ['canvas', 'webgl'];
}

/**
 * The canvas for a renderer of `backend`. The canvas backend uses main memory, as do the bands that it draws:
 * canvases that an emulated graphics processor paints would be uploaded again
 * on each edit.
 */
export function canvasFor<Canvas extends HTMLCanvasElement | OffscreenCanvas>(
  canvas: Canvas,
  backend: Backend,
): Canvas {
  if (backend === 'canvas') canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  return canvas;
}

/** Pixi creates its canvases and its helpers' canvases through the adapter. */
function adaptTo(backend: Backend): void {
  const adapter = typeof document === 'undefined' ? WebWorkerAdapter : BrowserAdapter;
  DOMAdapter.set({
    ...adapter,
    createCanvas: (width, height) => {
      const canvas = adapter.createCanvas(width, height);
      if (backend === 'canvas') canvas.getContext('2d', { willReadFrequently: true });
      return canvas;
    },
  });
}

/** Whether Pixi's globals are prepared; a document or worker does this once. */
let isPrepared = false;

/**
 * Pixi builds its batch shader once, from the limits of the first renderer, so the cap must be set first.
 * Its system ticker would wake sixty times a second to collect textures that this code frees itself.
 */
function prepareRuntime(): void {
  if (isPrepared) return;
  isPrepared = true;
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const { contextChange } = GlLimitsSystem.prototype;
  GlLimitsSystem.prototype.contextChange = function capBatch(this: GlLimitsSystem) {
    contextChange.call(this);
    Object.assign(this, {
      maxBatchableTextures: Math.min(MOST_BATCHED_TEXTURES, this.maxBatchableTextures),
    });
  };
}

/** Detects what executes WebGL here: a graphics processor, the CPU, or nothing. */
export type WebGL = 'hardware' | 'emulated' | 'none';

/** Renderer names of WebGL without a graphics processor. */
const EMULATORS = /swiftshader|llvmpipe|softpipe|software|basic render/iu;

/**
 * Reads from a context that is released at once, so that it does not count towards the browser's limit. Probes the
 * kind of canvas that is used here: WebKit may have WebGL in a page, but not on an OffscreenCanvas.
 */
export function probeWebGL(): WebGL {
  const gl = smallestContext();
  if (gl === null) return 'none';
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof renderer === 'string' && EMULATORS.test(renderer) ? 'emulated' : 'hardware';
}

function smallestContext(): WebGL2RenderingContext | null {
  if (typeof document === 'undefined') return new OffscreenCanvas(1, 1).getContext('webgl2');
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  return canvas.getContext('webgl2');
}
