import { expect, test } from 'vitest';
import { layersOf } from '../../src/render/compose/layers.ts';
import type { Scene, SceneImage, SceneItem, ScenePath } from '../../src/render/scene/scene.ts';
import { sceneText } from '../support/scene-text.ts';

const path: ScenePath = {
  kind: 'path',
  opacity: 1,
  clips: [],
  d: 'M0 0H9V9Z',
  fillRule: 'nonzero',
  fill: null,
  stroke: null,
};
const image: SceneImage = {
  kind: 'image',
  opacity: 1,
  clips: [],
  source: 'data:',
  width: 9,
  height: 9,
  transform: [2, 0, 0, 2, 5, 5],
};
const words = sceneText('Hi');

const layers = (...items: SceneItem[]): readonly string[] => {
  const scene: Scene = {
    width: 99,
    height: 99,
    background: '#FFFFFF',
    view: { scale: 1, x: 0, y: 0 },
    items,
  };
  return layersOf(scene).map((layer) =>
    layer.kind === 'band' ? `band of ${layer.items.length}` : layer.kind,
  );
};

test('[WIZ-17] neighboring shapes share a band; texts and images have their own layers', () => {
  expect(layers(path, path, words, path, image, path, path)).toEqual([
    'band of 2',
    'text',
    'band of 1',
    'image',
    'band of 2',
  ]);
});

test('[REND-01] the lowest layer is a band even if the first item is not a shape', () => {
  expect(layers(words)).toEqual(['band of 0', 'text']);
});

test('[REND-04] clipped, rotated and grouped texts and images are painted into bands', () => {
  const clip = { d: 'M0 0H5V5Z', rule: 'nonzero' } as const;
  const turned = { ...words, transform: [0, 1, -1, 0, 0, 0] } as const;
  const group = {
    kind: 'group',
    blend: 'normal',
    opacity: 0.5,
    clips: [],
    items: [words, image],
  } as const;
  const mirrored = { ...image, transform: [-1, 0, 0, 1, 9, 0] } as const;

  expect(layers({ ...words, clips: [clip] }, turned, group, mirrored)).toEqual(['band of 4']);
});
