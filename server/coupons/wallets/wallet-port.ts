import type { CouponFace } from '../../../src/domain/coupon/coupon-face.ts';

/** What signs passes and save tokens, once for each `version` of a coupon: of one that is kept, nothing is read again (API-11, API-12). */
export interface WalletPort {
  /** A signed `.pkpass`. Throws `WorkRefused` where too many are being made. */
  makePass(version: string, read: () => Promise<PassCoupon>): Promise<Buffer>;
  /** A save-to-wallet token; null where the coupon does not fit into one. */
  makeSaveToken(version: string, read: () => Promise<TokenCoupon>): Promise<string | null>;
}

export interface PassCoupon {
  readonly face: CouponFace;
  readonly serial: string;
  readonly voided: boolean;
  /** In every pass of this coupon from the first to the last. */
  readonly authenticationToken: string;
  readonly images: {
    /** Another one for other pictures. */
    readonly version: string;
    /** PNGs at native size: 1125x432, 480x150 and 660x660. */
    read(): Promise<{ readonly strip: Buffer; readonly logo: Buffer; readonly square: Buffer }>;
  };
}

interface TokenCoupon {
  readonly face: CouponFace;
  readonly id: string;
  readonly name: string;
  /** Absolute addresses. */
  readonly images: { readonly logo: string; readonly hero: string };
  /** Whether Google has the offer already, so that a token may consist of its ids alone. */
  readonly isAtGoogle: boolean;
}
