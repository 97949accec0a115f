/** What the server tells the public page to show; plain data, so that both halves agree on it. */
import type { CouponFace } from '../domain/coupon/coupon-face.ts';
import type { OfferPhase } from '../domain/coupon/offer-phase.ts';

/** A picture by address with its native size in px, so that nothing jumps while it loads. */
export interface PagePicture {
  /** The PNG, for who takes no WebP and for programs that look at links. */
  readonly source: string;
  /** The same as WebP for `srcset`: one address, or one for each width, `address 375w, address 750w`. */
  readonly webp: string;
  readonly width: number;
  readonly height: number;
}

export interface CouponView {
  readonly kind: 'coupon';
  readonly face: CouponFace;
  readonly phase: OfferPhase;
  /** The page's own absolute address. */
  readonly address: string;
  readonly strip: PagePicture;
  readonly logo: PagePicture;
  /** Absolute address of the picture that link previews show (PUB-06). */
  readonly previewImage: string;
  /** SVG of the coupon's barcode; null where it has none. */
  readonly barcode: string | null;
  /** SVG of a QR code that holds `address`. */
  readonly addressCode: string;
  /** Address of the signed pass. */
  readonly pass: string;
  /** Google's save-to-wallet token; null where the coupon has none, or has expired. */
  readonly googleToken: string | null;
  /** Official badges by address, where a deployment has them (PUB-02). */
  readonly badges: { readonly apple: string | null; readonly google: string | null };
}

/** Who offers a coupon; website and phone are among the details. */
export type Business = Pick<CouponFace, 'merchantName' | 'details'>;

export interface MissingView {
  readonly kind: 'missing';
  /** Home of the product. */
  readonly home: string;
  /** True where the coupon may well be there, but could not be loaded now. */
  readonly isTemporary: boolean;
  /** Whom to ask about a coupon that is switched off; null where there is no coupon, or none could be loaded. */
  readonly business: Business | null;
}

export type PageView = CouponView | MissingView;

/** The markup and the inline texts whose hashes the content security policy allows. */
export interface RenderedPage {
  readonly html: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** The server build's one function; `css` is the style sheet that was built beside it. */
export type RenderPage = (view: PageView, css: string) => RenderedPage;
