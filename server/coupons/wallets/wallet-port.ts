import type { CouponFace } from '../../../src/domain/coupon/coupon-face.ts';

/** What signs passes and save tokens (API-11, API-12). */
export interface WalletPort {
  /** A signed `.pkpass`. */
  makePass(coupon: {
    readonly face: CouponFace;
    readonly serial: string;
    readonly voided: boolean;
    /** In every pass of this coupon from the first to the last. */
    readonly authenticationToken: string;
    /** PNGs at native size: 1125x432, 480x150 and 660x660. */
    readonly images: { readonly strip: Buffer; readonly logo: Buffer; readonly square: Buffer };
  }): Promise<Buffer>;
  /** A save-to-wallet token; null where the coupon does not fit into one. */
  makeSaveToken(coupon: {
    readonly face: CouponFace;
    readonly id: string;
    readonly name: string;
    /** Absolute addresses. */
    readonly images: { readonly logo: string; readonly hero: string };
    /** Whether Google has the offer already, so that a token may consist of its ids alone. */
    readonly isAtGoogle: boolean;
  }): Promise<string | null>;
}
