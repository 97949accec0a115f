import { FabricImage, FabricText, Path, StaticCanvas, version } from 'fabric';
import type { Contestant } from './contestant.ts';
import { HEIGHT, WIDTH, type DrawnPath, type DrawnPhoto, type DrawnText } from './drawing.ts';
import { canvasOn, fontFamilyOf, loadFonts, loadPhotos } from './parts.ts';

/** Fabric's canvas without handles, with its default object caches. */
export const fabric: Contestant = {
  name: 'fabric',
  version,
  async open(desk, drawing) {
    const [[first, second]] = await Promise.all([loadPhotos(drawing), loadFonts(drawing)]);
    const canvas = new StaticCanvas(canvasOn(desk, WIDTH, HEIGHT), {
      width: WIDTH,
      height: HEIGHT,
      renderOnAddRemove: false,
      enableRetinaScaling: false,
    });
    const paths = new Map(
      [...drawing.below, ...drawing.between].map((path) => [path, pathOf(path)]),
    );
    const texts = drawing.texts.map((text) => [text, textOf(text)] as const);
    const recolor = (scheme: number) => {
      const colors = drawing.schemes[scheme] ?? [];
      canvas.backgroundColor = colors[0] ?? '';
      for (const [path, object] of paths)
        object.set({ [path.line === null ? 'fill' : 'stroke']: colors[path.color] });
      for (const [text, object] of texts) object.set({ fill: colors[text.color] });
    };
    canvas.add(...[...paths.values()].slice(0, drawing.below.length));
    if (first !== undefined) canvas.add(photoOf(drawing.photos[0], first));
    canvas.add(...[...paths.values()].slice(drawing.below.length));
    if (second !== undefined) canvas.add(photoOf(drawing.photos[1], second));
    canvas.add(...texts.map(([, object]) => object));
    recolor(0);
    canvas.renderAll();
    return {
      setWords(text, words) {
        texts[text]?.[1].set({ text: words });
        canvas.renderAll();
      },
      setScheme(scheme) {
        recolor(scheme);
        canvas.renderAll();
      },
      exportPng: (width, height) => canvas.toDataURL(regionFor(width, height)),
      close: async () => void (await canvas.dispose()),
    };
  },
};

function regionFor(width: number, height: number): object {
  const region = (WIDTH * height) / width;
  return {
    format: 'png',
    multiplier: width / WIDTH,
    left: 0,
    top: (HEIGHT - region) / 2,
    width: WIDTH,
    height: region,
  };
}

function pathOf({ d, line }: DrawnPath): Path {
  return new Path(d, line === null ? {} : { fill: null, strokeWidth: line });
}

function textOf(text: DrawnText): FabricText {
  return new FabricText(text.words, {
    fontFamily: fontFamilyOf(text),
    fontWeight: text.weight,
    fontSize: text.size,
    originX: 'left',
    originY: 'top',
    left: text.x,
    top: text.baseline - text.size,
  });
}

function photoOf({ x, y, width }: DrawnPhoto, image: HTMLImageElement): FabricImage {
  const scale = width / image.naturalWidth;
  return new FabricImage(image, {
    originX: 'left',
    originY: 'top',
    left: x,
    top: y,
    scaleX: scale,
    scaleY: scale,
  });
}
