import { expect, test } from 'vitest';
import { draw, drawByBrowser, importSvg, wholeScene } from './pictures.ts';

const CLIPPED = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
  <clipPath id="drop"><path d="M60 6C100 30 112 84 60 114C8 84 20 30 60 6Z"/></clipPath>
  <clipPath id="half"><path d="M0 0H76V120H0Z"/></clipPath>
  <rect width="120" height="120" fill="#F7C948"/>
  <g clip-path="url(#drop)"><rect width="120" height="120" fill="#14256B" clip-path="url(#half)"/></g>
</svg>`;

/** Of 255: a cut without smoothing is off by half of it along the whole edge. */
const NOT_SEEN = 24;

test.each(['webgl', 'canvas'] as const)(
  '[REND-04] the edge of a curved clip is as soft as the browser draws it, on %s',
  async (backend) => {
    const ours = await draw(wholeScene(await importSvg(CLIPPED, 120)), backend);
    const theirs = await drawByBrowser(CLIPPED, 120, 120);
    const seen = ours.data.filter(
      (value, index) => Math.abs(value - (theirs.data[index] ?? 0)) > NOT_SEEN,
    );

    expect(seen.length).toBe(0);
  },
);
