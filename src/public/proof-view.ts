/** The data that the server passes to a proof's page (APPR-01, APPR-02). */
import type { ChangedField, ShownPicture } from '../domain/approval/shown-coupon.ts';
import type { Answer } from '../domain/approval/approval.ts';
import type { CouponFace } from '../domain/coupon/coupon-face.ts';
import type { Language } from '../words/language.ts';
import type { PagePicture, RenderedPage } from './page-view.ts';

interface ShownAnswer extends Answer {
  readonly comment: string;
  /** MM/DD/YYYY, h:mm AM in the coupon's zone. */
  readonly when: string;
}

/** What was typed, if the page is shown again because an answer was refused. */
export interface FilledForm {
  /** Names this form, so that sending it twice is one answer. */
  readonly press: string;
  readonly name: string;
  readonly comment: string;
  /** What is wrong, in words. */
  readonly fault: { readonly field: 'name' | 'comment' | null; readonly words: string } | null;
}

export interface ProofView {
  readonly kind: 'proof';
  /** The reader's; the coupon is in its own. */
  readonly language: Language;
  readonly face: CouponFace;
  readonly asker: string | null;
  /** The page's own absolute address. */
  readonly address: string;
  /** MM/DD/YYYY, the last day of the page. */
  readonly ends: string;
  /** 64 hexadecimal digits. */
  readonly fingerprint: string;
  /** The Ride-Along image only if the coupon has one. */
  readonly pictures: Readonly<Record<Exclude<ShownPicture, 'rideAlong'>, PagePicture>> & {
    readonly rideAlong: PagePicture | null;
  };
  /** Markup of the coupon's barcode; null if it has none. */
  readonly barcode: string | null;
  /** Markup of a QR code with `address`. */
  readonly addressCode: string;
  readonly pass: string;
  /** The word on the pass, in the coupon's language. */
  readonly trial: string;
  readonly googleToken: string | null;
  readonly printView: string;
  /** What differs from the coupon that was approved; null if nothing else was approved. */
  readonly changes: readonly ChangedField[] | null;
  /** The newest first. */
  readonly answers: readonly ShownAnswer[];
  /** It takes no more answers. */
  readonly isFull: boolean;
  readonly form: FilledForm;
  /** An answer was sent just now. */
  readonly isSent: boolean;
}

interface NoProofView {
  readonly kind: 'missing';
  readonly language: Language;
  /** True if the proof may exist but cannot be loaded now. */
  readonly isTemporary: boolean;
}

export type ProofPageView = ProofView | NoProofView;

/** The only function of the proof page's build; `css` is the style sheet built with it. */
export type RenderProof = (view: ProofPageView, css: string) => RenderedPage;
