/** Draws Scenes on a hidden canvas, away from the page's thread, with the engine that draws the previews: REND-02. */
import { ContextLost, createEngine, createResources, SceneView, type Engine } from '../engine.ts';
import type { ExportReply, ExportRequest } from './export-messages.ts';
import type { Scene } from '../scene/scene.ts';
import { EXPORT_CANVAS_SIZE } from '../scene/sizes.ts';

/** What this file uses of a worker's global scope: the compiler knows the page's. */
interface WorkerScope {
  readonly fonts: FontFaceSet;
  addEventListener(type: 'message', listener: (event: MessageEvent<ExportRequest>) => void): void;
  postMessage(message: ExportReply): void;
}

declare const self: WorkerScope;

self.addEventListener('message', ({ data }) => {
  exportAll(data).catch((reason: unknown) => reply({ kind: 'failed', reason: String(reason) }));
});

const resources = createResources(self.fonts);
/** The worker's one engine: this module is the worker, and goes with it. */
let opening: Promise<Engine> | null = null;

async function exportAll({ scenes, rasters, backends }: ExportRequest): Promise<void> {
  resources.takeRasters(rasters);
  const size = { width: EXPORT_CANVAS_SIZE, height: EXPORT_CANVAS_SIZE };
  opening ??= createEngine(size, backends ?? undefined);
  const engine = await opening;
  for (const [name, scene] of scenes) {
    reply({ kind: 'picture', name, png: await exportOne(engine, scene) });
  }
  reply({ kind: 'finished' });
}

async function exportOne(engine: Engine, scene: Scene): Promise<Blob> {
  await resources.prepare(scene);
  const view = new SceneView();
  try {
    view.content = { picture: { scene, width: scene.width, height: scene.height }, resources };
    const drawn = engine.draw(view);
    const picture = pictureOf(engine, drawn, scene);
    if (engine.isLost) throw new ContextLost();
    return await picture.convertToBlob({ type: 'image/png' });
  } finally {
    view.destroy();
  }
}

/** A copy where the engine's canvas is larger than the picture, or is WebGL's, which keeps no pixels. */
function pictureOf(
  { backend }: Engine,
  drawn: HTMLCanvasElement | OffscreenCanvas,
  { width, height }: Scene,
) {
  const isPicture = drawn.width === width && drawn.height === height;
  if (backend === 'canvas' && isPicture && drawn instanceof OffscreenCanvas) return drawn;
  const picture = new OffscreenCanvas(width, height);
  const context = picture.getContext('2d', { alpha: false, willReadFrequently: true });
  if (context === null) throw new Error('No canvas for the finished picture.');
  context.drawImage(drawn, 0, 0);
  return picture;
}

function reply(message: ExportReply): void {
  self.postMessage(message);
}
