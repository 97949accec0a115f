/** Draws Scenes on a hidden canvas, away from the page's thread, with the engine that draws the previews: REND-02. */
import {
  ContextLost,
  createEngine,
  createResources,
  SceneView,
  type Engine,
  type Resources,
} from './engine.ts';
import type { ExportReply, ExportRequest } from './export-messages.ts';
import type { Scene } from './scene.ts';
import { EXPORT_CANVAS_SIZE } from './sizes.ts';

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

async function exportAll({ scenes }: ExportRequest): Promise<void> {
  const resources = createResources(self.fonts);
  const engine = await createEngine({ width: EXPORT_CANVAS_SIZE, height: EXPORT_CANVAS_SIZE });
  for (const [name, scene] of scenes) {
    reply({ kind: 'picture', name, png: await exportOne(engine, resources, scene) });
  }
  reply({ kind: 'finished' });
}

async function exportOne(engine: Engine, resources: Resources, scene: Scene): Promise<Blob> {
  await resources.prepare(scene);
  const view = new SceneView();
  view.content = { picture: { scene, width: scene.width, height: scene.height }, resources };
  const picture = new OffscreenCanvas(scene.width, scene.height);
  const context = picture.getContext('2d', { alpha: false });
  if (context === null) throw new Error('No canvas for the finished picture.');
  context.drawImage(engine.draw(view), 0, 0);
  if (engine.isLost) throw new ContextLost();
  view.destroy();
  return picture.convertToBlob({ type: 'image/png' });
}

function reply(message: ExportReply): void {
  self.postMessage(message);
}
