/** The data that the server passes to the public page; plain data, shared by both sides. */
import type { CouponFace } from '../domain/coupon/coupon-face.ts';
import type { OfferPhase } from '../domain/coupon/offer-phase.ts';
import type { Language } from '../words/language.ts';

/** A picture's address and native size in px, so that nothing moves while it loads. */
export interface PagePicture {
  /** The PNG, for browsers without WebP and for link previews. */
  readonly source: string;
  /** The WebP for `srcset`: one address, or one per width, `address 375w, address 750w`. */
  readonly webp: string;
  readonly width: number;
  readonly height: number;
}

export interface CouponView {
  readonly kind: 'coupon';
  /** Of everything that Tearline writes on the page (STEP-19). */
  readonly language: Language;
  readonly face: CouponFace;
  readonly phase: OfferPhase;
  /** The page's own absolute address. */
  readonly address: string;
  /** Path of the call by which the page counts a view; null if the server counts it. */
  readonly views: string | null;
  readonly strip: PagePicture;
  readonly logo: PagePicture;
  /** Absolute address of the link preview's picture (PUB-06). */
  readonly previewImage: string;
  /** Markup of the coupon's barcode: an SVG, or an image of one; null if it has none. */
  readonly barcode: string | null;
  /** Address of a picture: a QR code with `address`. */
  readonly addressCode: string;
  /** Address of the signed pass; null if there is none. */
  readonly pass: string | null;
  /** Google's save-to-wallet token; null if the coupon has none or has expired. */
  readonly googleToken: string | null;
  /** Address that makes such a token when somebody opens it, and goes on to Google; null if there is none. */
  readonly googleAddress: string | null;
  /** Addresses of official badges, if the deployment has them (PUB-02). */
  readonly badges: { readonly apple: string | null; readonly google: string | null };
}

/** The business; website and phone are among the details. */
export type Business = Pick<CouponFace, 'merchantName' | 'details'>;

export interface MissingView {
  readonly kind: 'missing';
  /** The reader's; the coupon's if a coupon is switched off. */
  readonly language: Language;
  /** Home of the product. */
  readonly home: string;
  /** True if the coupon may exist but cannot be loaded now. */
  readonly isTemporary: boolean;
  /** Contact for a coupon that is switched off; null if there is no coupon or it cannot be loaded. */
  readonly business: Business | null;
  /** Why a household's code shows no coupon; null for any other reason. */
  readonly code: 'off' | 'replaced' | null;
}

export type PageView = CouponView | MissingView;

/** The markup and the inline texts whose hashes the content security policy allows. */
export interface RenderedPage {
  readonly html: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** The only function of the server build; `css` is the style sheet built with it. */
export type RenderPage = (view: PageView, css: string) => RenderedPage;
