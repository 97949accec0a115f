/** The part of a canvas that clips leave visible; a separate layer need not be larger. */
import svgpath from 'svgpath';
import type { Clip, Matrix } from '../../domain/design/design-document.ts';
import type { Box, Size } from '../../domain/constants.ts';

/** Whole px of the canvas, including smoothed edges; zero width or height if nothing is visible. */
export function clippedArea(clips: readonly Clip[], view: Matrix, canvas: Size): Box {
  let left = 0;
  let top = 0;
  let right = canvas.width;
  let bottom = canvas.height;
  for (const { d } of clips) {
    const points = cornersOf(d);
    if (points === null) continue;
    const across = points.map(([x, y]) => view[0] * x + view[2] * y + view[4]);
    const down = points.map(([x, y]) => view[1] * x + view[3] * y + view[5]);
    left = Math.max(left, Math.floor(Math.min(...across)) - 1);
    top = Math.max(top, Math.floor(Math.min(...down)) - 1);
    right = Math.min(right, Math.ceil(Math.max(...across)) + 1);
    bottom = Math.min(bottom, Math.ceil(Math.max(...down)) + 1);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

type Point = readonly [x: number, y: number];

/** The corners of the box around the outline's points and handles; null if the outline cannot be read. */
function cornersOf(d: string): readonly Point[] | null {
  const path = svgpath(d).abs().unarc().unshort();
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  const reach = (x: number, y: number) => {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  };
  path.iterate((segment, _index, x, y) => {
    const [command, ...numbers] = segment;
    if (command === 'H') return reach(numbers[0] ?? x, y);
    if (command === 'V') return reach(x, numbers[0] ?? y);
    for (let place = 0; place + 1 < numbers.length; place += 2)
      reach(numbers[place] ?? x, numbers[place + 1] ?? y);
  });
  if (![left, top, right, bottom].every(Number.isFinite)) return null;
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
}
