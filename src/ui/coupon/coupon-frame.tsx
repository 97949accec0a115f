import type { ReactNode } from 'react';
import type { CouponFace } from '../../domain/coupon/coupon-face.ts';
import { frame } from './apple-card.css.ts';

/**
 * The source of a card's colors: its face, as custom properties on its own element, or the surrounding style sheet
 * if the page's content security policy allows no style attributes (the public page).
 */
type ColorSource = 'face' | 'stylesheet';

/** What both wallets' cards show. */
export interface WalletCardProps {
  readonly face: CouponFace;
  /** The caller labels it with the merchant's name. */
  readonly logo: ReactNode;
  /** Labeled with `stripLabel(face)`. */
  readonly artwork: ReactNode;
  /** An `svg` or `img`; null shows an empty space. */
  readonly barcode: ReactNode;
  readonly label?: string;
  /** Shows placeholders for words that are not there yet. */
  readonly showsBlanks?: boolean;
  readonly colorSource?: ColorSource;
}

interface CouponFrameProps {
  readonly colors: CouponFace['colors'];
  readonly colorSource: ColorSource;
  readonly className: string;
  readonly children: ReactNode;
}

/** The box of both cards; as wide as its parent, up to the card's own maximum. */
export function CouponFrame({ colors, colorSource, className, children }: CouponFrameProps) {
  return (
    <div
      className={`${frame} ${className}`}
      {...(colorSource === 'face' && { style: colorProperties(colors) })}
    >
      {children}
    </div>
  );
}

/** The custom properties of `couponColors` with their values. */
export function colorProperties(colors: CouponFace['colors']): Readonly<Record<string, string>> {
  return {
    '--coupon-background': colors.background,
    '--coupon-foreground': colors.foreground,
    '--coupon-label': colors.label,
    '--coupon-google-text': colors.googleText,
  };
}
