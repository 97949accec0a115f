import type { CouponFace } from '../../../src/domain/coupon/coupon-face.ts';

/** Signs passes and save tokens, once per `version` of a coupon; a cached one needs no reads (API-11, API-12). */
export interface WalletPort {
  /** A signed `.pkpass`. Throws `WorkRefused` when too many are in progress. */
  makePass(version: string, read: () => Promise<PassCoupon>): Promise<Buffer>;
  /** A save-to-wallet token; null when the coupon is too large for one. */
  makeSaveToken(version: string, read: () => Promise<TokenCoupon>): Promise<string | null>;
}

export interface PassCoupon {
  readonly face: CouponFace;
  readonly serial: string;
  /** True grays out the pass at once (API-11). */
  readonly voided: boolean;
  /** Whether only the codes of households count, so that the shared pass says so in place of its code (SER-01). */
  readonly householdsOnly?: boolean;
  /** At least 16 random characters, the same in every pass of this coupon; null for a pass that never updates. */
  readonly authenticationToken: string | null;
  /** Whether the pass is a household's, so that nobody else asks for it. */
  readonly isForOne?: boolean;
  readonly images: {
    /** Differs for different pictures. */
    readonly version: string;
    /** PNGs at native size: 1125x432, 480x150 and 660x660. */
    read(): Promise<{ readonly strip: Buffer; readonly logo: Buffer; readonly square: Buffer }>;
  };
}

export interface TokenCoupon {
  readonly face: CouponFace;
  readonly id: string;
  /** For the offer of a code, `id` being its serial. */
  readonly couponId?: string;
  /** Absolute addresses; null for no pictures. */
  readonly images: { readonly logo: string; readonly hero: string } | null;
  /** Whether Google already has the offer; then a token contains only its ids. */
  readonly isAtGoogle: boolean;
}
