import { expect, test } from 'vitest';
import { differing, draw, drawByBrowser, importSvg, wholeScene } from './pictures.ts';

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

test('[REND-04] curved clips cut only what is outside of them, also at the edge of the picture', async () => {
  const arcs = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
    <clipPath id="rim"><path d="M-20 60a40 40 0 1180 0 40 40 0 11-80 0Z"/></clipPath>
    <clipPath id="wide"><path d="M70 90A5 5 0 01110 90Z"/></clipPath>
    <clipPath id="away"><circle cx="200" cy="200" r="30"/></clipPath>
    <clipPath id="short"><path d="M80 10Q100 -20 110 20T80 50Z"/></clipPath>
    <rect width="120" height="120" fill="#F7C948"/>
    <rect width="120" height="120" fill="#14256B" clip-path="url(#rim)"/>
    <g clip-path="url(#short)"><rect width="120" height="120" fill="#E4572E" clip-path="url(#rim)"/></g>
    <rect width="120" height="120" fill="#E4572E" clip-path="url(#wide)"/>
    <rect width="120" height="120" fill="#E4572E" clip-path="url(#away)"/>
    <g opacity="0.5" clip-path="url(#short)"><path d="M0 0H120V60Z"/><path d="M60 0H120V120Z"/></g>
  </svg>`;
  const ours = await draw(wholeScene(await importSvg(arcs, 480)));

  expect(differing(ours, await drawByBrowser(arcs, 480, 480))).toBeLessThan(0.05);
});

/** Pixels that are neither background nor clipped rectangle: the smoothed edge. */
function mixed({ data }: ImageData): number {
  const reds = Array.from({ length: data.length / 4 }, (_, index) => data[index * 4] ?? 0);
  return reds.filter((red) => red !== GROUND_RED && red !== CLIPPED_RED).length;
}
