/** 2D matrices as plain data, with the importer's calculations. */
import type { Matrix } from '../../domain/design/design-document.ts';

/** Thousandths of a px: finer than any renderer draws. */
const DECIMALS = 1_000;
const ALMOST_ZERO = 1e-6;

export function rounded(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS;
}

/** The identity without a matrix. */
export function matrixFrom(matrix: DOMMatrixInit | null | undefined): DOMMatrix {
  return DOMMatrix.fromMatrix(matrix ?? {});
}

/** Scales and rotations need more digits than positions, and those of drawings in units of a thousandth px still more. */
export function matrixOf({ a, b, c, d, e, f }: DOMMatrixReadOnly): Matrix {
  const unit = Math.max(...[a, b, c, d].map(Math.abs)) < 0.01 ? 1e12 : 1e6;
  const fine = (value: number) => Math.round(value * unit) / unit;
  return [fine(a), fine(b), fine(c), fine(d), rounded(e), rounded(f)];
}

/** px of the result per px of the source, averaged over directions. */
export function scaleOf({ a, b, c, d }: DOMMatrixReadOnly): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** Whether circles stay circles: the same scale in every direction, possibly rotated or mirrored. */
export function preservesCircles({ a, b, c, d }: DOMMatrixReadOnly): boolean {
  const size = Math.hypot(a, b) * ALMOST_ZERO * 100;
  const isTurned = Math.abs(a - d) <= size && Math.abs(b + c) <= size;
  const isMirrored = Math.abs(a + d) <= size && Math.abs(b - c) <= size;
  return isTurned || isMirrored;
}

/** Whether it only moves and scales evenly, without rotation or mirroring. */
export function isUpright({ a, b, c, d }: DOMMatrixReadOnly): boolean {
  const size = Math.abs(a) * ALMOST_ZERO * 100;
  return a > 0 && Math.abs(a - d) <= size && Math.abs(b) <= size && Math.abs(c) <= size;
}

export function apply(
  { a, b, c, d, e, f }: DOMMatrixReadOnly,
  x: number,
  y: number,
): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
