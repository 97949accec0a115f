import { expect, test } from 'vitest';
import { draw, drawByBrowser, importSvg, wholeScene } from './pictures.ts';

const GROUND_RED = 0xf7;
const CLIPPED_RED = 0x14;

const CLIPPED = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
  <clipPath id="drop"><path d="M60 6C100 30 112 84 60 114C8 84 20 30 60 6Z"/></clipPath>
  <clipPath id="half"><path d="M0 0H76V120H0Z"/></clipPath>
  <rect width="120" height="120" fill="#F7C948"/>
  <g clip-path="url(#drop)"><rect width="120" height="120" fill="#14256B" clip-path="url(#half)"/></g>
</svg>`;

test.each(['webgl', 'canvas'] as const)(
  '[REND-04] the edge of a curved clip is as smooth as in the browser, on %s',
  async (backend) => {
    const ours = await draw(wholeScene(await importSvg(CLIPPED, 120)), backend);
    const theirs = await drawByBrowser(CLIPPED, 120, 120);

    expect(mixed(theirs)).toBeGreaterThan(50);
    expect(mixed(ours)).toBeGreaterThan(mixed(theirs) * 0.8);
  },
);

/** Pixels that are neither background nor clipped rectangle: the smoothed edge. */
function mixed({ data }: ImageData): number {
  const reds = Array.from({ length: data.length / 4 }, (_, index) => data[index * 4] ?? 0);
  return reds.filter((red) => red !== GROUND_RED && red !== CLIPPED_RED).length;
}
