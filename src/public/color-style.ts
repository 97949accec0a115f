import type { CouponFace } from '../domain/coupon/coupon-face.ts';
import { colorProperties } from '../ui/coupon/coupon-frame.tsx';

/** The coupon's own colors, validated as `#RRGGBB` when stored. */
export function colorStyle({ colors }: Pick<CouponFace, 'colors'>): string {
  const declarations = Object.entries(colorProperties(colors))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return `:root{${declarations}}`;
}
