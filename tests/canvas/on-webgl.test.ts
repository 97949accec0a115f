/** WebGL beside the canvas backend, on whatever draws WebGL here: a graphics processor or a program in its place. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import { composeCrop } from '../../src/render/compose/crop.ts';
import { composeDesign, composeStrip } from '../../src/render/compose/strip.ts';
import { createExporter } from '../../src/render/export/export-scenes.ts';
import { openStage, watchContexts } from './contexts.ts';
import { BAKERY, differing, draw, read, readUrl } from './pictures.ts';

const generated = import.meta.glob<DesignDocument>('/designs/*/{strip,ride-along}.gen.json', {
  import: 'default',
  eager: true,
});

/** Percent of pixels that may differ between the backends. */
const MOST_DIFFERENT = 0.05;

describe.each(Object.entries(generated))('%s', (_path, design) => {
  test('[REND-01, REND-06] both backends draw and export the same in each scheme @long', async () => {
    const scenes = Object.fromEntries(
      design.schemes.map(({ name }) => [
        name,
        composeDesign(design, { scheme: name, text: {} }, design.data),
      ]),
    );
    const [onWebGL, onCanvas] = await Promise.all(
      (['webgl', 'canvas'] as const).map((backend) => exportOn(backend, scenes)),
    );
    for (const [name, scene] of Object.entries(scenes)) {
      const drawn = await draw(scene, 'canvas');
      const others = [await draw(scene, 'webgl'), onWebGL?.[name], onCanvas?.[name]];
      for (const other of others)
        expect(other && differing(other, drawn), name).toBeLessThanOrEqual(MOST_DIFFERENT);
    }
  });
});

async function exportOn(backend: 'webgl' | 'canvas', scenes: Parameters<Exporter>[0]) {
  const exporter = createExporter(undefined, () => [backend]);
  const urls = await exporter.exportScenes(scenes);
  exporter.close();
  const read = Object.entries(urls).map(async ([name, url]) => [name, await readUrl(url)] as const);
  return Object.fromEntries(await Promise.all(read));
}
type Exporter = ReturnType<typeof createExporter>['exportScenes'];

test('[REND-01, REND-06] fifty live previews share one context, and each shows its own words @long', async () => {
  const contexts = watchContexts();
  const stage = openStage('webgl');
  const previews = Array.from({ length: 50 }, (_, at) => {
    const choices = { scheme: `Scheme ${(at % 3) + 2}`, text: { TEXT2: `Preview ${at}` } };
    return {
      canvas: document.createElement('canvas'),
      scene: composeStrip(BAKERY, choices, 'apple'),
    };
  });
  for (const [at, { canvas, scene }] of previews.entries())
    stage.show(at, canvas, { scene, width: scene.width, height: scene.height });

  for (const at of [0, 17, 49]) {
    const { canvas, scene } = previews[at] ?? expect.unreachable();
    const expected = await draw(scene, 'canvas');
    const difference = () => differing(read(canvas, scene.width, scene.height), expected);
    await vi.waitFor(() => expect(difference()).toBeLessThanOrEqual(MOST_DIFFERENT), 30_000);
  }
  expect(contexts).toHaveLength(1);
});

test('[REND-06] a picture of 10,000 px needs no texture larger than what is shown', async () => {
  const sides: number[] = [];
  const { texImage2D } = WebGL2RenderingContext.prototype;
  const watch = vi
    .spyOn(WebGL2RenderingContext.prototype, 'texImage2D')
    .mockImplementation(function upload(this: WebGL2RenderingContext, ...given: unknown[]) {
      const [source] = given.slice(-1);
      const sized = source instanceof Object && 'width' in source ? source : { width: given[3] };
      sides.push(Number(sized.width));
      Reflect.apply(texImage2D, this, given);
    });
  onTestFinished(() => watch.mockRestore());
  const wide = { source: widePicture(10_000, 400), width: 10_000, height: 400 };
  const scene = composeCrop(wide, null, { width: 1125, height: 432 });

  const difference = differing(await draw(scene, 'webgl'), await draw(scene, 'canvas'));

  expect(difference).toBeLessThanOrEqual(MOST_DIFFERENT);
  expect(Math.max(...sides)).toBeGreaterThanOrEqual(1125);
  expect(Math.max(...sides)).toBeLessThanOrEqual(4_096);
});

test('[REND-06, REND-07] a context that is lost in the middle of an export costs a second try', async () => {
  const workers = [losingWorker, undefined];
  const scenes = Object.fromEntries(
    ['Default Scheme', 'Scheme 2'].map((scheme) => [
      scheme,
      composeStrip(BAKERY, { scheme, text: {} }, 'apple'),
    ]),
  );
  const address = new URL('../../src/render/export/export.worker.ts', import.meta.url).href;
  const open = () => new Worker(workers.shift()?.(address) ?? address, { type: 'module' });
  const exporter = createExporter(open, () => ['webgl']);
  onTestFinished(exporter.close);
  const urls = await exporter.exportScenes(scenes);

  expect(workers).toEqual([]);
  for (const [name, scene] of Object.entries(scenes)) {
    const expected = await draw(scene, 'canvas');
    const exported = await readUrl(urls[name] ?? '');
    expect(differing(exported, expected)).toBeLessThanOrEqual(MOST_DIFFERENT);
  }
});

/** The product's worker, whose context is lost when the first picture is drawn. */
function losingWorker(address: string): string {
  const source = `
    const { getContext, convertToBlob } = OffscreenCanvas.prototype;
    let drawing;
    OffscreenCanvas.prototype.getContext = function (kind, ...others) {
      const context = getContext.call(this, kind, ...others);
      if (kind === 'webgl2' && others.length > 0) drawing = context;
      return context;
    };
    OffscreenCanvas.prototype.convertToBlob = function (options) {
      drawing.getExtension('WEBGL_lose_context').loseContext();
      return convertToBlob.call(this, options);
    };
    const early = [];
    const keep = (event) => early.push(event);
    addEventListener('message', keep);
    await import(${JSON.stringify(address)});
    removeEventListener('message', keep);
    for (const { data } of early) dispatchEvent(new MessageEvent('message', { data }));`;
  return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
}

/** Stripes, so that a stretched or missing part shows. */
function widePicture(width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d') ?? expect.unreachable();
  for (let x = 0; x < width; x += 50) {
    context.fillStyle = x % 100 === 0 ? '#C0392B' : '#F4D03F';
    context.fillRect(x, 0, 50, height);
  }
  return canvas.toDataURL();
}
