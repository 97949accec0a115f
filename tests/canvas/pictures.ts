/** Pixels for the tests of this folder: an SVG drawn by Chromium and by us, and their difference. */
import pixelmatch from 'pixelmatch';
import { expect, vi } from 'vitest';
import bakery from '../../designs/bakery/strip.gen.json';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import { composeDesign } from '../../src/render/compose/strip.ts';
import {
  createEngine,
  createResources,
  SceneView,
  type Backend,
  type Engine,
} from '../../src/render/engine.ts';
import type { Scene } from '../../src/render/scene/scene.ts';
import { importDesign } from '../../src/render/svg/import-design.ts';

export const BAKERY = bakery as unknown as DesignDocument;

export const resources = createResources(document.fonts);

export async function importSvg(source: string, width: number): Promise<DesignDocument> {
  const { design } = await importDesign(source, { host: document, type: 'strip', width });
  return design;
}

/** A Scene that shows a design in its own size. */
export function wholeScene(design: DesignDocument): Scene {
  return composeDesign(design, { scheme: 'Default Scheme', text: {} }, design.data);
}

/** One engine per backend for a whole file; `chosen` is the one that the product would choose. */
const engines = new Map<Backend | 'chosen', Promise<Engine>>();

/** The pixels with all parts loaded. */
export async function draw(scene: Scene, backend?: Backend): Promise<ImageData> {
  const held = await resources.prepare(scene);
  const pixels = await drawSettled(scene, backend);
  held.release();
  return pixels;
}

/** The pixels with the parts that have loaded so far. */
export async function drawSettled(
  scene: Scene,
  backend: Backend | 'chosen' = 'chosen',
): Promise<ImageData> {
  const opening =
    engines.get(backend) ??
    createEngine({ width: 1, height: 1 }, backend === 'chosen' ? undefined : [backend]);
  engines.set(backend, opening);
  const engine = await opening;
  const view = new SceneView();
  view.content = { picture: { scene, width: scene.width, height: scene.height }, resources };
  const pixels = read(engine.draw(view), scene.width, scene.height);
  view.destroy();
  return pixels;
}

export function read(source: CanvasImageSource, width: number, height: number): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0);
  return context.getImageData(0, 0, width, height);
}

/** Waits until the canvas shows the Scene as the engine draws it in the same size. */
export async function expectShown(
  canvas: HTMLCanvasElement,
  scene: Scene,
  backend?: Backend,
): Promise<void> {
  const expected = await draw(scene, backend);
  await vi.waitFor(
    () => expect(differing(read(canvas, canvas.width, canvas.height), expected)).toBe(0),
    30_000,
  );
}

export async function readUrl(url: string): Promise<ImageData> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return read(image, image.naturalWidth, image.naturalHeight);
}

/** The pixels drawn by Chromium. An `<img>` cannot use the page's fonts, so the text's fonts are embedded. */
export async function drawByBrowser(
  source: string,
  width: number,
  height: number,
  fontFaces = '',
): Promise<ImageData> {
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  parsed.setAttribute('width', String(width));
  parsed.setAttribute('height', String(height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = fontFaces;
  parsed.prepend(style);
  return readUrl(
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(parsed))}`,
  );
}

export async function fontFace(
  family: string,
  weight: number,
  style: string,
  url: string,
): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${base64})}`;
}

/** Percent of differing pixels, ignoring anti-aliasing, at pixelmatch's default threshold. */
export function differing(one: ImageData, other: ImageData): number {
  if (one.width !== other.width || one.height !== other.height) return 100;
  const count = pixelmatch(one.data, other.data, undefined, one.width, one.height, {
    threshold: 0.1,
  });
  return (100 * count) / (one.width * one.height);
}
