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
