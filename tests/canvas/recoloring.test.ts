import { expect, test } from 'vitest';
import type { BlendMode, Clip } from '../../src/domain/design/design-document.ts';
import { createEngine, SceneView } from '../../src/render/engine.ts';
import type { Paint, Scene, SceneItem, ScenePath } from '../../src/render/scene/scene.ts';
import { draw, read, resources } from './pictures.ts';

const SIZE = { width: 300, height: 120 };

function shape(index: number, fill: Paint, opacity = 1): ScenePath {
  const x = (index * 37) % 260;
  const y = (index * 23) % 90;
  const clips: readonly Clip[] =
    index % 3 === 0 ? [{ d: 'M0 0L300 20L280 120L20 110Z', rule: 'nonzero' }] : [];
  const d = `M${x} ${y}h45.5l-9.3 31.7z`;
  return { kind: 'path', opacity, clips, d, fillRule: 'nonzero', fill, stroke: null };
}

/** Sixty overlapping shapes, every other one in the picked color: opaque, translucent and in a gradient. */
function scene(
  picked: string,
  { other = '#F7C948', blend = 'normal' }: { other?: string; blend?: BlendMode } = {},
): Scene {
  const paints: readonly Paint[] = [
    { kind: 'solid', color: picked, opacity: 1 },
    { kind: 'solid', color: other, opacity: 0.7 },
    { kind: 'solid', color: picked, opacity: 0.4 },
    {
      kind: 'gradient',
      opacity: 1,
      gradient: {
        kind: 'linear',
        from: [0, 0],
        to: [300, 120],
        stops: [
          { offset: 0, color: picked, opacity: 1 },
          { offset: 1, color: '#1F4FBF', opacity: 0.2 },
        ],
      },
    },
  ];
  const shapes = Array.from({ length: 60 }, (_, index) =>
    shape(index, paints[index % paints.length] ?? { kind: 'solid', color: other, opacity: 1 }),
  );
  const group: SceneItem = {
    kind: 'group',
    opacity: 0.6,
    clips: [],
    blend,
    items: shapes.slice(40),
  };
  const view = { scale: 1, x: 0, y: 0 };
  return { ...SIZE, background: '#FFFFFF', view, items: [...shapes.slice(0, 40), group] };
}

/** A view, and the largest difference of any channel between its picture and the painted Scene. */
async function opened() {
  const engine = await createEngine(SIZE, ['canvas']);
  const view = new SceneView();
  let shown = scene('#000000');
  const show = (next: Scene) => {
    shown = next;
    view.content = { picture: { scene: next, ...SIZE }, resources };
  };
  const difference = async () => {
    const ours = read(engine.draw(view), 300, 120);
    const painted = await draw(shown, 'canvas');
    return ours.data.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (painted.data[at] ?? 0))),
      0,
    );
  };
  return { view, show, difference };
}

test('[ADMT-02] a color that is being picked is mixed without painting, and painted at rest', async () => {
  const { view, show, difference } = await opened();
  show(scene('#C8321F'));
  expect(view.unsettled).toBeNull();
  show(scene('#16213A'));
  expect([view.unsettled, await difference()]).toEqual(['unready', 0]);
  view.settle();
  view.settle();
  expect(view.unsettled).toBeNull();

  for (const color of ['#FFFFFF', '#0A7A4B', '#FF00E6']) {
    show(scene(color));
    expect(view.unsettled).toBe('rough');
    expect(await difference()).toBeLessThanOrEqual(3);
  }
  view.settle();
  expect([view.unsettled, await difference()]).toEqual([null, 0]);
});

test('[ADMT-02] another color, and one below a blend mode, are painted', async () => {
  const { view, show, difference } = await opened();
  show(scene('#C8321F'));
  show(scene('#16213A'));
  view.settle();
  show(scene('#16213A', { other: '#00AA00' }));
  expect([view.unsettled, await difference()]).toEqual(['unready', 0]);
  show(scene('#16213A', { other: '#00AA00', blend: 'multiply' }));
  expect([view.unsettled, await difference()]).toEqual([null, 0]);
  show(scene('#C8321F', { other: '#00AA00', blend: 'multiply' }));
  expect([view.unsettled, await difference()]).toEqual([null, 0]);
});
