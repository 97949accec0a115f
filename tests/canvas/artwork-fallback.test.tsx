import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../ui/support/render.ts';
import { composeStrip } from '../../src/render/compose/strip.ts';
import { Artwork } from '../../src/ui/canvas/artwork.tsx';
import { chooseBackend } from '../../src/ui/canvas/canvas-binding.ts';
import { forceBackend } from '../../src/ui/canvas/forced-backend.ts';
import { openLiveStage } from '../../src/ui/canvas/live-stage.tsx';
import { BAKERY, differing, draw, read } from './pictures.ts';

const scene = composeStrip(BAKERY, { scheme: 'Default Scheme', text: {} }, 'apple');
const picture = { scene, width: 1125, height: 432 };

/** Percent of pixels, ignoring anti-aliasing: without WebGL, letters are blended in another order. */
const MOST_DIFFERENCE = 0.1;

afterEach(() => {
  vi.restoreAllMocks();
  forceBackend(null);
});

describe('without WebGL', () => {
  test('[REND-06] the canvas backend draws the same Scene and says so', async () => {
    const expected = await draw(scene, 'webgl');
    const canvas = document.createElement('canvas');
    const backends: (string | null)[] = [];
    await new Promise<void>((resolve) => {
      const stage = openLiveStage({
        backends: ['canvas'],
        onBackend: (backend) => backends.push(backend),
        onDrawn: () => resolve(),
      });
      stage.show(1, canvas, picture);
    });

    expect(backends).toEqual(['canvas']);
    expect(differing(read(canvas, 1125, 432), expected)).toBeLessThanOrEqual(MOST_DIFFERENCE);
  });

  test('[REND-06] if nothing can draw, a message replaces the artwork', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    // The stage of an earlier test on this page restarts and fails.
    chooseBackend('canvas');
    await render(<Artwork scene={scene} label="The 13th is on us" />);
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
});
