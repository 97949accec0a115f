import Konva from 'konva';
import type { Contestant } from './contestant.ts';
import { HEIGHT, WIDTH, type DrawnPath, type DrawnPhoto, type DrawnText } from './drawing.ts';
import { fontFamilyOf, loadFonts, loadPhotos } from './parts.ts';

/** Konva with one layer and no listeners. */
export const konva: Contestant = {
  name: 'konva',
  version: Konva.version,
  async open(desk, drawing) {
    const [images] = await Promise.all([loadPhotos(drawing), loadFonts(drawing)]);
    const container = document.createElement('div');
    desk.append(container);
    const stage = new Konva.Stage({ container, width: WIDTH, height: HEIGHT });
    const layer = new Konva.Layer({ listening: false });
    const ground = new Konva.Rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
    const below = drawing.below.map((path) => [path, pathOf(path)] as const);
    const between = drawing.between.map((path) => [path, pathOf(path)] as const);
    const texts = drawing.texts.map((text) => [text, textOf(text)] as const);
    const recolor = (scheme: number) => {
      const colors = drawing.schemes[scheme] ?? [];
      ground.setAttrs({ fill: colors[0] });
      for (const [path, node] of [...below, ...between])
        node.setAttrs({ [path.line === null ? 'fill' : 'stroke']: colors[path.color] });
      for (const [text, node] of texts) node.setAttrs({ fill: colors[text.color] });
    };
    layer.add(ground, ...below.map(([, node]) => node));
    layer.add(photoOf(drawing.photos[0], images[0]), ...between.map(([, node]) => node));
    layer.add(photoOf(drawing.photos[1], images[1]), ...texts.map(([, node]) => node));
    recolor(0);
    stage.add(layer);
    return {
      setWords(text, words) {
        texts[text]?.[1].setAttrs({ text: words });
        layer.draw();
      },
      setScheme(scheme) {
        recolor(scheme);
        layer.draw();
      },
      exportPng: (width, height) => stage.toDataURL(regionFor(width, height)),
      close: () => void stage.destroy(),
    };
  },
};

function regionFor(width: number, height: number): object {
  const region = (WIDTH * height) / width;
  const y = (HEIGHT - region) / 2;
  return { x: 0, y, width: WIDTH, height: region, pixelRatio: width / WIDTH };
}

function pathOf({ d, line }: DrawnPath) {
  return new Konva.Path({ data: d, ...(line !== null && { strokeWidth: line }) });
}

function textOf(text: DrawnText) {
  return new Konva.Text({
    text: text.words,
    fontFamily: fontFamilyOf(text),
    fontStyle: String(text.weight),
    fontSize: text.size,
    x: text.x,
    y: text.baseline - text.size,
  });
}

function photoOf({ x, y, width, height }: DrawnPhoto, image: HTMLImageElement | undefined) {
  return new Konva.Image({ image, x, y, width, height });
}
