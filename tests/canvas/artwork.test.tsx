import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../ui/support/render.ts';
import carwash from '../../designs/carwash/strip.gen.json';
import type { DesignDocument } from '../../src/domain/design/design-document.ts';
import { composeStrip } from '../../src/render/compose/strip.ts';
import type { Scene } from '../../src/render/scene/scene.ts';
import { Artwork } from '../../src/ui/canvas/artwork.tsx';
import { chooseBackend } from '../../src/ui/canvas/canvas-binding.ts';
import { forceBackend } from '../../src/ui/canvas/forced-backend.ts';
import { openLiveStage } from '../../src/ui/canvas/live-stage.tsx';
import { BAKERY, differing, draw, expectShown, read } from './pictures.ts';

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

test('[REND-01] artwork is an image with a name, drawn in the px of its size on screen', async () => {
  const { container } = await render(inWidth(DEFAULT, 'The 13th is on us'));
  const canvas = canvasIn(container);
  await expectShown(canvas, DEFAULT);

  expect(canvas.getAttribute('role')).toBe('img');
  expect(canvas.getAttribute('aria-label')).toBe('The 13th is on us');
  expect([canvas.width, canvas.height]).toEqual([1125, 432]);
});

test('[REND-01] several artworks on one page each show their own Scene, also under StrictMode', async () => {
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

/** Percent of pixels, ignoring anti-aliasing: without WebGL, letters are blended in another order. */
const MOST_DIFFERENCE = 0.1;

afterEach(() => {
  vi.restoreAllMocks();
  forceBackend(null);
});

test('[REND-06] without WebGL the canvas backend draws the same Scene and says so', async () => {
  const expected = await draw(DEFAULT, 'webgl');
  const canvas = document.createElement('canvas');
  const backends: (string | null)[] = [];
  await new Promise<void>((resolve) => {
    const stage = openLiveStage({
      backends: ['canvas'],
      onBackend: (backend) => backends.push(backend),
      onDrawn: () => resolve(),
    });
    stage.show(1, canvas, { scene: DEFAULT, width: 1125, height: 432 });
  });

  expect(backends).toEqual(['canvas']);
  expect(differing(read(canvas, 1125, 432), expected)).toBeLessThanOrEqual(MOST_DIFFERENCE);
});

test('[REND-06] without WebGL, if nothing can draw, a message replaces the artwork', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // The stage of an earlier test on this page restarts and fails.
  chooseBackend('canvas');
  await render(<Artwork scene={DEFAULT} label="The 13th is on us" />);
  await expect
    .element(
      page.getByText(
        'This browser cannot draw the artwork. Everything else works, and the coupon keeps its design.',
      ),
    )
    .toBeVisible();

  vi.restoreAllMocks();
  chooseBackend('canvas');
  await expect.element(page.getByRole('img', { name: 'The 13th is on us' })).toBeVisible();
});
