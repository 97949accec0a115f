import { expect, onTestFinished, test, vi } from 'vitest';
import { composeStrip } from '../../src/render/compose/strip.ts';
import { ContextLost, createEngine, SceneView, type Picture } from '../../src/render/engine.ts';
import type { LiveStage } from '../../src/ui/canvas/live-stage.tsx';
import { openStage } from './contexts.ts';
import { BAKERY, resources } from './pictures.ts';

function picture(words: string): Picture {
  const scene = composeStrip(BAKERY, { scheme: 'Default Scheme', text: { TEXT2: words } }, 'apple');
  return { scene, width: 375, height: 144 };
}

/** A stage on WebGL, and a promise of the next drawn picture. */
function openDrawing(): { readonly stage: LiveStage; readonly drawn: () => Promise<void> } {
  let onDrawn = () => {};
  const stage = openStage('webgl', { onDrawn: () => onDrawn() });
  return { stage, drawn: () => new Promise((resolve) => (onDrawn = resolve)) };
}

test('[REND-01] while nothing changes, no frames are requested: there is no ticker', async () => {
  const { stage, drawn } = openDrawing();
  const first = drawn();
  stage.show(1, document.createElement('canvas'), picture('once'));
  await first;

  // A ticker requests every frame; the work that the first picture started ends by itself.
  await vi.waitFor(async () => expect(await askedDuring(5)).toBe(5), 20_000);
});

test('[REND-06] fifty added and removed pictures leave no texture behind @long', async () => {
  const textures = watchTextures();
  const { stage, drawn } = openDrawing();
  const come = async (id: number) => {
    const done = drawn();
    stage.show(id, document.createElement('canvas'), picture(`number ${id}`));
    await done;
  };
  await come(0);
  const withOne = textures.alive();
  for (let id = 1; id <= 50; id += 1) {
    await come(id);
    stage.remove(id);
  }

  await vi.waitFor(() => expect(textures.alive()).toBeLessThanOrEqual(withOne), 20_000);
  expect(textures.made()).toBeGreaterThan(withOne + 50);
});

test('[REND-06] nothing comes from a lost context', async () => {
  const engine = await createEngine({ width: 375, height: 144 }, ['webgl']);
  const { scene, width, height } = picture('lost');
  await resources.prepare(scene);
  const view = new SceneView();
  view.content = { picture: { scene, width, height }, resources };
  const canvas = engine.draw(view);
  const lose = contextOf(canvas).getExtension('WEBGL_lose_context');
  lose?.loseContext();

  await vi.waitFor(() => expect(engine.isLost).toBe(true), 20_000);
  expect(() => engine.draw(view)).toThrow(ContextLost);
  view.destroy();
  engine.destroy();
});

/** Number of requested frames during that many frames, including the requests of this function. */
async function askedDuring(count: number): Promise<number> {
  const asking = vi.spyOn(globalThis, 'requestAnimationFrame');
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  const asked = asking.mock.calls.length;
  asking.mockRestore();
  return asked;
}

function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas): WebGL2RenderingContext {
  const context: unknown = canvas.getContext('webgl2');
  if (!(context instanceof WebGL2RenderingContext)) throw new Error('no WebGL');
  return context;
}

/** Counts created and deleted WebGL textures until the test ends. */
function watchTextures(): { readonly made: () => number; readonly alive: () => number } {
  const alive = new Set<WebGLTexture>();
  let made = 0;
  const { createTexture, deleteTexture } = WebGL2RenderingContext.prototype;
  const making = vi
    .spyOn(WebGL2RenderingContext.prototype, 'createTexture')
    .mockImplementation(function make(this: WebGL2RenderingContext) {
      const texture = createTexture.call(this);
      alive.add(texture);
      made += 1;
      return texture;
    });
  const deleting = vi
    .spyOn(WebGL2RenderingContext.prototype, 'deleteTexture')
    .mockImplementation(function drop(this: WebGL2RenderingContext, texture) {
      if (texture !== null) alive.delete(texture);
      deleteTexture.call(this, texture);
    });
  onTestFinished(() => {
    making.mockRestore();
    deleting.mockRestore();
  });
  return { made: () => made, alive: () => alive.size };
}
