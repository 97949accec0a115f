import { expect, test } from 'vitest';
import { fitText } from '../../src/render/compose/fit-text.ts';
import { SceneView } from '../../src/render/engine.ts';
import { createTextMeasure } from '../../src/render/draw/measure.ts';
import type { Scene, SceneText } from '../../src/render/scene/scene.ts';
import { sceneText } from '../support/scene-text.ts';
import { draw, resources } from './pictures.ts';

const BOX = { x: 60, y: 60, width: 480, height: 120 };
const SIZE = { width: 600, height: 240 };

const text = (words: string, changes: Partial<SceneText> = {}) => {
  const font = { family: 'Lato', weight: 900, italic: false };
  return sceneText(words, { font, size: 72, x: BOX.x, y: 140, box: BOX, ...changes });
};

const scene = (item: SceneText): Scene => ({
  ...SIZE,
  background: '#FFFFFF',
  view: { scale: 1, x: 0, y: 0 },
  items: [item],
});

const WORDS: Readonly<Record<string, string>> = {
  'one word': 'Bagels',
  'a long line': 'Buy one box of bagels, get the second one free',
  Spanish: '¡Llévese dos! ¿Qué más? CORAZÓN, PINGÜINO, NIÑOS, ÉL, AQUÍ, MENÚ',
  emoji: '🥯🥐 2 for 1 👨‍👩‍👧‍👦 🎉🎉🎉 every Sunday morning',
  'right to left': 'קנו אחד וקבלו אחד במתנה בכל יום ראשון',
  'a very long word': 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  '120 characters': 'Fresh from the oven '.repeat(6).slice(0, 120),
  '120 without a space': 'W'.repeat(120),
};

test.each(Object.entries(WORDS))(
  '[REND-05] %s: every letter is visible, and no line leaves the box',
  async (_name, words) => {
    const item = text(words);
    await resources.prepare(scene(item));
    const { lines, size, letterSpacing } = fitText(item, createTextMeasure());

    const set = lines.map((line) => line.text).join('');
    expect(set.replaceAll(/\s/gu, '')).toBe(words.replaceAll(/\s/gu, ''));
    for (const line of lines) {
      const width = resources.measure.width(line.text, item.font, size, letterSpacing);
      expect(width).toBeLessThanOrEqual(BOX.width + 1);
    }
    expect(lines.length * size).toBeLessThanOrEqual(BOX.height + size);
    const ink = inkIn(await draw(scene(item)));
    expect(ink.left).toBeGreaterThan(0);
    expect(ink.right).toBeLessThan(SIZE.width - 1);
    expect(ink.top).toBeGreaterThan(0);
    expect(ink.bottom).toBeLessThan(SIZE.height - 1);
  },
);

test.each(['left', 'center', 'right'] as const)(
  '[REND-05] texts aligned %s stay on their side of the box',
  async (align) => {
    const x = { left: BOX.x, center: BOX.x + BOX.width / 2, right: BOX.x + BOX.width }[align];
    const ink = inkIn(await draw(scene(text('Bagels', { align, x }))));
    const before = ink.left - BOX.x;
    const after = BOX.x + BOX.width - ink.right;

    if (align === 'left') expect(before).toBeLessThan(12);
    if (align === 'right') expect(after).toBeLessThan(12);
    if (align === 'center') expect(Math.abs(before - after)).toBeLessThan(12);
  },
);

test('[REND-05] uses the kerning and letter spacing of font and design', async () => {
  await resources.prepare(scene(text('AV')));
  const { width } = createTextMeasure();
  const { font } = text('');
  const apart = width('A', font, 72, 0) + width('V', font, 72, 0);

  expect(width('AV', font, 72, 0)).toBeLessThan(apart - 2);
  expect(width('AV', font, 72, 9)).toBeGreaterThan(apart + 9);
  const close = inkIn(await draw(scene(text('AVATAR'))));
  const spaced = inkIn(await draw(scene(text('AVATAR', { letterSpacing: 9 }))));
  expect(spaced.right - close.right).toBeGreaterThanOrEqual(44);
});

test('[REND-01] words take no more pixels than those inside the picture', async () => {
  const beyond = { x: -400, box: { ...BOX, x: -400, width: 2_000 } };
  const shown = scene(text('Fresh bagels every single morning', beyond));
  const held = await resources.prepare(shown);
  const view = new SceneView();
  view.content = { picture: { scene: shown, ...SIZE }, resources };
  const { x, width } = view.children.at(-1)?.getBounds() ?? {};

  expect({ x, width }).toEqual({ x: 0, width: SIZE.width });
  view.destroy();
  held.release();
});

/** Bounds of the pixels that are not white. */
function inkIn({ data, width, height }: ImageData) {
  const ink = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const start = (y * width + x) * 4;
      if (data.slice(start, start + 3).every((value) => value === 255)) continue;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x);
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y);
    }
  }
  return ink;
}
