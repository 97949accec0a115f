/** Tearline as in the product: form and design → Scene → live stage on screen, and the worker for exports. */
import { composeStrip } from '../../../src/render/compose/strip.ts';
import { createExporter } from '../../../src/render/export/export-scenes.ts';
import type { Scene } from '../../../src/render/scene/scene.ts';
import { openLiveStage } from '../../../src/ui/canvas/live-stage.tsx';
import { HEIGHT, WIDTH } from './drawing.ts';
import { canvasOn, type Contestant } from './parts.ts';
import { designOf, schemeName, tokenOf } from './tearline-design.ts';

/** One for the page's lifetime, as in the product. */
const exporter = createExporter();

export const tearline: Contestant = async (desk, drawing) => {
  const design = designOf(drawing);
  const canvas = canvasOn(desk, WIDTH, HEIGHT);
  let painted = () => {};
  const stage = openLiveStage({ onBackend: () => undefined, onDrawn: () => painted() });
  let choices = { scheme: schemeName(0), text: {} };
  const show = (next: typeof choices) => {
    choices = next;
    return new Promise<void>((resolve) => {
      painted = resolve;
      const scene = composeStrip(design, choices, 'apple');
      stage.show(1, canvas, { scene, width: WIDTH, height: HEIGHT });
    });
  };
  await show(choices);
  return {
    setWords: (text, words) =>
      show({ ...choices, text: { ...choices.text, [tokenOf(text)]: words } }),
    setScheme: (scheme) => show({ ...choices, scheme: schemeName(scheme) }),
    async exportPng(width, height) {
      const scene = sized(composeStrip(design, choices, 'apple'), width, height);
      const { picture } = await exporter.exportScenes({ picture: scene });
      return picture;
    },
    close: () => stage.destroy(),
  };
};

function sized(scene: Scene, width: number, height: number): Scene {
  const scale = width / WIDTH;
  return { ...scene, width, height, view: { scale, x: 0, y: (height - HEIGHT * scale) / 2 } };
}
