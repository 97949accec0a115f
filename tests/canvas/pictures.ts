/** Pixels for the tests of this folder: Chromium's own drawing of an SVG, ours, and how far they differ. */
import pixelmatch from 'pixelmatch';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import { composeDesign } from '../../src/render/compose/strip.ts';
import {
  createEngine,
  createResources,
  SceneView,
  type Backend,
  type Engine,
} from '../../src/render/engine.ts';
import { createFontLoader } from '../../src/render/fonts/font-files.ts';
import type { Scene } from '../../src/render/scene/scene.ts';
import { importDesign } from '../../src/render/svg/import-design.ts';

export const fonts = createFontLoader(document.fonts);
export const resources = createResources(document.fonts);

export async function importSvg(source: string, width: number): Promise<DesignDocument> {
  const { design } = await importDesign(source, { host: document, fonts, type: 'strip', width });
  return design;
}

/** A Scene that shows a design in its own size, whatever that is. */
export function wholeScene(design: DesignDocument): Scene {
  return composeDesign(design, { scheme: 'Default Scheme', text: {} }, design.data);
}

/** One engine per backend serves a whole file; `chosen` is the one the product itself would take. */
const engines = new Map<Backend | 'chosen', Promise<Engine>>();

/** With all its parts. */
export async function draw(scene: Scene, backend?: Backend): Promise<ImageData> {
  const held = await resources.prepare(scene);
  const pixels = await drawSettled(scene, backend);
  held.release();
  return pixels;
}

/** Of a Scene in hand, as far as its parts have come. */
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

export async function readUrl(url: string): Promise<ImageData> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return read(image, image.naturalWidth, image.naturalHeight);
}

/** Chromium's own drawing. Fonts of the page are not seen by an `<img>`, so those of the text go inside. */
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

/** Percent of differing pixels, anti-aliasing left out, at pixelmatch's usual threshold. */
export function differing(one: ImageData, other: ImageData): number {
  if (one.width !== other.width || one.height !== other.height) return 100;
  const count = pixelmatch(one.data, other.data, undefined, one.width, one.height, {
    threshold: 0.1,
  });
  return (100 * count) / (one.width * one.height);
}
