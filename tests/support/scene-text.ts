import { IDENTITY, type SceneText } from '../../src/render/scene/scene.ts';

/** Words of a scene, in a box of 200 x 100 px. */
export const sceneText = (text: string, changes: Partial<SceneText> = {}): SceneText => ({
  kind: 'text',
  opacity: 1,
  clips: [],
  text,
  font: { family: 'Lato', weight: 400, italic: false },
  size: 40,
  letterSpacing: 0,
  align: 'left',
  color: '#000000',
  x: 10,
  y: 50,
  stand: 'baseline',
  box: { x: 10, y: 0, width: 200, height: 100 },
  transform: IDENTITY,
  ...changes,
});
