/** Draws Scenes on a hidden canvas outside the page's thread, with the same engine as the previews: REND-02. */
import { dataUrlOf } from '../../domain/images/data-url.ts';
import type { Hex } from '../../domain/design/design-document.ts';
import { PartsMissing } from '../../domain/missing-parts.ts';
import { createBrush } from '../draw/brush.ts';
import { createResourcesFrom } from '../draw/resources.ts';
import { ContextLost, createEngine, SceneView, type Engine } from '../engine.ts';
import { faceName } from '../fonts/fonts.ts';
import type { ExportReply, ExportRequest } from './export-messages.ts';
import { combineLeases, requireAll } from '../scene/part-store.ts';
import { EXPORT_CANVAS_SIZE, type Scene } from '../scene/scene.ts';

/** The used part of a worker's global scope; the compiler only knows the page's. */
interface WorkerScope {
  readonly fonts: FontFaceSet;
  addEventListener(type: 'message', listener: (event: MessageEvent<ExportRequest>) => void): void;
  postMessage(message: ExportReply): void;
}

declare const self: WorkerScope;

self.addEventListener('message', ({ data }) => {
  exportAll(data).catch((reason: unknown) =>
    reply(
      reason instanceof PartsMissing
        ? { kind: 'missing', parts: reason.parts }
        : { kind: 'failed', reason: String(reason) },
    ),
  );
});

/** The parts of the current request, by name and by SVG: a worker fetches nothing and cannot draw an SVG. */
const given = { fonts: new Map<string, ArrayBuffer>(), rasters: new Map<string, ImageBitmap>() };

const resources = createResourcesFrom(self.fonts, {
  async fontBytes(face) {
    const bytes = given.fonts.get(faceName(face));
    if (bytes === undefined) throw new Error(`The font ${faceName(face)} was not handed over.`);
    return bytes;
  },
  async drawRaster({ svg }) {
    const value = given.rasters.get(svg) ?? null;
    return { value, missing: value === null ? [{ kind: 'picture' }] : [] };
  },
  // The next request brings its own parts.
  mostRasterPixels: 0,
});
/** The worker's only engine; it lives as long as the worker. */
let opening: Promise<Engine> | null = null;

async function exportAll({ scenes, fonts, rasters, backends }: ExportRequest): Promise<void> {
  given.fonts = new Map(fonts.map(([face, bytes]) => [faceName(face), bytes]));
  given.rasters = new Map(rasters);
  const held = await requireAll(combineLeases(scenes.map(([, scene]) => resources.hold(scene))));
  try {
    const size = { width: EXPORT_CANVAS_SIZE, height: EXPORT_CANVAS_SIZE };
    opening ??= createEngine(size, backends ?? undefined);
    const engine = await opening;
    // Chromium encodes in other threads, one picture while the next one is drawn.
    const sent = scenes.map(async ([name, scene]) =>
      reply({ kind: 'picture', name, png: await exportOne(engine, scene) }),
    );
    await Promise.all(sent);
  } finally {
    held.release();
  }
  reply({ kind: 'finished' });
}

async function exportOne(engine: Engine, scene: Scene): Promise<string> {
  const { width, height } = scene;
  const view = viewFor(`${width}x${height}`);
  const drawOn = (background: Hex) => {
    view.content = { picture: { scene: { ...scene, background }, width, height }, resources };
    return engine.draw(view);
  };
  const picture =
    scene.background === null
      ? transparentPicture(drawOn, scene)
      : pictureOf(engine, drawOn(scene.background), scene);
  if (engine.isLost) throw new ContextLost();
  return dataUrlOf(await picture.convertToBlob({ type: 'image/png' }));
}

/** An engine's canvas is opaque: what shows through is the difference between drawings on black and on white. */
function transparentPicture(
  drawOn: (background: Hex) => CanvasImageSource,
  { width, height }: Scene,
): OffscreenCanvas {
  const brush = createBrush(width, height);
  const pixelsOn = (background: Hex) => {
    brush.drawImage(drawOn(background), 0, 0);
    return brush.getImageData(0, 0, width, height);
  };
  const picture = pixelsOn('#000000');
  const onWhite = pixelsOn('#FFFFFF').data;
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const through = Math.min(...[0, 1, 2].map((c) => (onWhite[at + c] ?? 0) - (data[at + c] ?? 0)));
    const alpha = 255 - Math.max(0, through);
    for (const channel of [at, at + 1, at + 2])
      data[channel] = alpha === 0 ? 0 : ((data[channel] ?? 0) * 255) / alpha;
    data[at + 3] = alpha;
  }
  brush.putImageData(picture, 0, 0);
  return brush.canvas;
}

/** A coupon has five sizes. */
const MOST_VIEWS = 8;
/** By size, the latest last. A second proof of a coupon paints only what has changed since the first. */
const views = new Map<string, SceneView>();

function viewFor(size: string): SceneView {
  const view = views.get(size) ?? new SceneView();
  views.delete(size);
  views.set(size, view);
  for (const [oldest, old] of views) {
    if (views.size <= MOST_VIEWS) break;
    views.delete(oldest);
    old.destroy();
  }
  return view;
}

/** A copy if the engine's canvas is larger than the picture, or a WebGL canvas, which does not keep pixels. */
function pictureOf(
  { backend }: Engine,
  drawn: HTMLCanvasElement | OffscreenCanvas,
  { width, height }: Scene,
) {
  const isPicture = drawn.width === width && drawn.height === height;
  if (backend === 'canvas' && isPicture && drawn instanceof OffscreenCanvas) return drawn;
  const brush = createBrush(width, height, { alpha: false, willReadFrequently: true });
  brush.drawImage(drawn, 0, 0);
  return brush.canvas;
}

function reply(message: ExportReply): void {
  self.postMessage(message);
}
