const OUTLINES = /(?<= d=")(?:M\d+ \d+(?:L\d+ \d+)+Z)+(?=")/gu;

/** Returns the SVG of a code with steps instead of positions, which compress to two thirds of the bytes. */
export function shortOutlines(svg: string): string {
  return svg.replaceAll(OUTLINES, (path) => {
    let from: Point = [0, 0];
    return path
      .split('Z')
      .slice(0, -1)
      .map((outline) => {
        const [first, ...others] = outline.slice(1).split('L').map(pointOf);
        const start = first ?? from;
        const move = `m${start[0] - from[0]} ${start[1] - from[1]}`;
        from = start;
        return `${move}${steps(start, others)}z`;
      })
      .join('');
  });
}

type Point = readonly [x: number, y: number];

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(' ').map(Number);
  return [x, y];
}

function steps(start: Point, points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const [fromX, fromY] = points[index - 1] ?? start;
      if (y === fromY) return `h${x - fromX}`;
      return x === fromX ? `v${y - fromY}` : `l${x - fromX} ${y - fromY}`;
    })
    .join('');
}
