/** QR codes of links, drawn by the thousand (SER-04). */
import { encodeQR } from 'qr';

/** Modules around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * Returns the modules of a side, with the quiet zone, and the dark ones as an SVG path, one unit to a module, filled by
 * the even-odd rule.
 */
export function qrCodeOf(text: string) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  return { size: modules.length, path: outlinesOf(modules) };
}

/** An SVG document of one inch, black on white. */
export function qrCodeSvg(text: string): string {
  const { size, path } = qrCodeOf(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="1in" height="1in" viewBox="0 0 ${size} ${size}">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill-rule="evenodd" d="${path}"/></svg>`
  );
}

/** The edge that leaves a corner to the right, down, left or up; dark is on its right hand. */
const RIGHT = 1;
const DOWN = 2;
const LEFT = 4;
const UP = 8;

/**
 * Outlines of connected modules. A rectangle for each module would be three times as long, and viewers draw seams
 * between rectangles.
 */
function outlinesOf(modules: readonly (readonly boolean[])[]): string {
  const corners = modules.length + 1;
  const edges = edgesOf(modules);
  let path = '';
  for (let corner = 0; corner < edges.length; corner += 1) {
    while ((at(edges, corner) & RIGHT) !== 0) {
      path += `M${corner % corners} ${Math.floor(corner / corners)}`;
      path += takeOutline(edges, corner, corners);
    }
  }
  return path;
}

/** The edges between dark and light modules, by the corner where they begin. */
function edgesOf(modules: readonly (readonly boolean[])[]): Uint8Array {
  const corners = modules.length + 1;
  const edges = new Uint8Array(corners * corners);
  let above: readonly boolean[] = [];
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x <= row.length; x += 1) {
      const corner = y * corners + x;
      const isDark = row[x] === true;
      const wasDark = above[x] === true;
      // Between two rows, then between two columns.
      if (isDark && !wasDark) add(edges, corner, RIGHT);
      if (wasDark && !isDark) add(edges, corner + 1, LEFT);
      const isLeftDark = row[x - 1] === true;
      if (isDark && !isLeftDark) add(edges, corner + corners, UP);
      if (isLeftDark && !isDark) add(edges, corner, DOWN);
    }
    above = row;
  }
  return edges;
}

function add(edges: Uint8Array, corner: number, edge: number): void {
  edges[corner] = at(edges, corner) | edge;
}

/** Removes one outline from the edges, and returns it. */
function takeOutline(edges: Uint8Array, start: number, corners: number): string {
  let corner = start;
  let edge = RIGHT;
  let path = '';
  do {
    const step = stepOf(edge, corners);
    let length = 0;
    for (; (at(edges, corner) & edge) !== 0; corner += step) {
      edges[corner] = at(edges, corner) ^ edge;
      length += Math.sign(step);
    }
    path += `${Math.abs(step) === 1 ? 'h' : 'v'}${length}`;
    // Where two outlines touch, either edge goes on.
    edge = at(edges, corner) & -at(edges, corner);
  } while (corner !== start);
  return `${path}z`;
}

function stepOf(edge: number, corners: number): number {
  if (edge === RIGHT) return 1;
  if (edge === LEFT) return -1;
  return edge === DOWN ? corners : -corners;
}

function at(edges: Uint8Array, corner: number): number {
  return edges[corner] ?? 0;
}
