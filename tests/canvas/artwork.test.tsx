import { StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from '../ui/support/render.ts';
import carwash from '../../designs/carwash/strip.gen.json';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import { composeStrip } from '../../src/render/compose/strip.ts';
import type { Scene } from '../../src/render/scene/scene.ts';
import { Artwork } from '../../src/ui/canvas/artwork.tsx';
import { BAKERY, expectShown } from './pictures.ts';

const other = carwash as unknown as DesignDocument;

const strip = (scheme: string, text: Record<string, string> = {}): Scene =>
  composeStrip(BAKERY, { scheme, text }, 'apple');
const DEFAULT = strip('Default Scheme');

const inWidth = (scene: Scene, label = 'Artwork') => (
  <div style={{ width: `${scene.width / devicePixelRatio}px` }}>
    <Artwork scene={scene} label={label} />
  </div>
);

function canvasIn(container: Element): HTMLCanvasElement {
  const canvas = container.querySelector('canvas');
  if (canvas === null) throw new Error('no canvas');
  return canvas;
}

describe('<Artwork>', () => {
  test('[REND-01] is an image with a name, drawn in the px of its size on screen', async () => {
    const { container } = await render(inWidth(DEFAULT, 'The 13th is on us'));
    const canvas = canvasIn(container);
    await expectShown(canvas, DEFAULT);

    expect(canvas.getAttribute('role')).toBe('img');
    expect(canvas.getAttribute('aria-label')).toBe('The 13th is on us');
    expect([canvas.width, canvas.height]).toEqual([1125, 432]);
  });

  test('[REND-01] several on one page each show their own Scene, also under StrictMode', async () => {
    const car = composeStrip(other, { scheme: 'Scheme 3', text: {} }, 'google');
    const { container } = await render(
      <StrictMode>
        {inWidth(DEFAULT)}
        {inWidth(car)}
      </StrictMode>,
    );
    const [first, second] = container.querySelectorAll('canvas');
    if (first === undefined || second === undefined) throw new Error('two canvases expected');

    await expectShown(first, DEFAULT);
    await expectShown(second, car);
  });
});
