import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectScreen, fillInLogo, openWizard, press } from '../support/wizard-bench.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.restoreAllMocks();
});

const LETTERS = [...'rolls'];

/** Records each canvas of the page to which a picture is copied. */
function watchDraws(): HTMLCanvasElement[] {
  const drawn: HTMLCanvasElement[] = [];
  const { drawImage } = CanvasRenderingContext2D.prototype;
  vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...picture: unknown[]
  ) {
    Reflect.apply(drawImage, this, picture);
    if (this.canvas.isConnected) drawn.push(this.canvas);
  });
  return drawn;
}

/** The pictures of each key appear within two frames. */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** The fewest draws of a canvas by any key: a late font or size causes one extra draw, but not at every key. */
async function fewestDraws(
  drawn: HTMLCanvasElement[],
  isMeant: (canvas: HTMLCanvasElement) => boolean,
  pressKey: (index: number) => Promise<void>,
): Promise<number> {
  const counts: number[] = [];
  for (const index of LETTERS.keys()) {
    drawn.length = 0;
    await pressKey(index);
    await twoFrames();
    counts.push(drawn.filter(isMeant).length);
  }
  return Math.min(...counts);
}

/** The card's strip, found by its proportions: its name changes with the typed text. */
const strip = () => document.querySelector('article canvas[style*="1125"]');
const isIn = (place: Element) => (canvas: HTMLCanvasElement) => place.contains(canvas);

test('[WIZ-17] a key in the texts draws the strip and not the logo, and a scheme no swatch @long', async () => {
  const drawn = watchDraws();
  await openWizard();
  await fillInLogo();
  await page.getByRole('textbox', { name: 'Offer', exact: true }).click();
  const stripIsDrawn = () =>
    expect.poll(() => drawn.some((canvas) => canvas === strip())).toBe(true);
  const logo = await fewestDraws(
    drawn,
    (canvas) => canvas !== strip(),
    async (index) => {
      await userEvent.keyboard(LETTERS[index] ?? '');
      await stripIsDrawn();
    },
  );
  expect(logo).toBe(0);

  await press('Next');
  await expectScreen('Colors');
  const schemes = page.getByRole('radiogroup', { name: 'Color scheme' }).element();
  const swatches = await fewestDraws(drawn, isIn(schemes), async (index) => {
    const name = index % 2 === 0 ? 'Scheme 2' : 'Default Scheme';
    await page.getByRole('radio', { name, exact: true }).click({ force: true });
    await stripIsDrawn();
  });
  expect(swatches).toBe(0);
});
