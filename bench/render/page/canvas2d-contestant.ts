/** Bare Canvas2D, the browser's best case: everything is painted again at each edit. */
import { HEIGHT, WIDTH, type Drawing, type DrawnPath, type DrawnPhoto } from './drawing.ts';
import { canvasOn, fontFamilyOf, loadFonts, loadPhotos, type Contestant } from './parts.ts';

interface State {
  readonly drawing: Drawing;
  readonly outlines: ReadonlyMap<DrawnPath, Path2D>;
  readonly images: readonly HTMLImageElement[];
  readonly words: string[];
  scheme: number;
}

export const canvas2d: Contestant = async (desk, drawing) => {
  const [images] = await Promise.all([loadPhotos(drawing), loadFonts(drawing)]);
  const outlines = new Map(
    [...drawing.below, ...drawing.between].map((path) => [path, new Path2D(path.d)]),
  );
  const words = drawing.texts.map((text) => text.words);
  const state: State = { drawing, outlines, images, words, scheme: 0 };
  const context = contextOf(canvasOn(desk, WIDTH, HEIGHT));
  paint(context, state);
  return {
    setWords(text, next) {
      words[text] = next;
      paint(context, state);
    },
    setScheme(scheme) {
      state.scheme = scheme;
      paint(context, state);
    },
    exportPng: (width, height) => exportPng(state, width, height),
    close: () => undefined,
  };
};

function exportPng(state: State, width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  const scale = width / WIDTH;
  context.setTransform(scale, 0, 0, scale, 0, (height - HEIGHT * scale) / 2);
  paint(context, state);
  return canvas.toDataURL('image/png');
}

function paint(context: CanvasRenderingContext2D, state: State): void {
  const { drawing, images, words } = state;
  const colors = drawing.schemes[state.scheme] ?? [];
  context.fillStyle = colors[0] ?? '';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  paintPaths(context, drawing.below, state.outlines, colors);
  paintPhoto(context, drawing.photos[0], images[0]);
  paintPaths(context, drawing.between, state.outlines, colors);
  paintPhoto(context, drawing.photos[1], images[1]);
  drawing.texts.forEach((text, index) => {
    context.font = `${text.weight} ${text.size}px "${fontFamilyOf(text)}"`;
    context.fillStyle = colors[text.color] ?? '';
    context.fillText(words[index] ?? '', text.x, text.baseline);
  });
}

function paintPaths(
  context: CanvasRenderingContext2D,
  paths: readonly DrawnPath[],
  outlines: State['outlines'],
  colors: readonly string[],
): void {
  for (const path of paths) {
    const outline = outlines.get(path);
    if (outline === undefined) continue;
    const color = colors[path.color] ?? '';
    if (path.line === null) {
      context.fillStyle = color;
      context.fill(outline);
    } else {
      context.strokeStyle = color;
      context.lineWidth = path.line;
      context.stroke(outline);
    }
  }
}

function paintPhoto(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: DrawnPhoto,
  image: HTMLImageElement | undefined,
): void {
  if (image !== undefined) context.drawImage(image, x, y, width, height);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser offers no canvas.');
  return context;
}
