import type { Page } from 'playwright';

/** What a walk prepares, as addresses need it. */
export interface Scene {
  /** A coupon of the marketer with codes. */
  readonly couponId: string;
  /** Another one, without codes. */
  readonly plainCouponId: string;
  readonly code: string;
  /** The secret in the address of a counter, and its PIN. */
  readonly counter: string;
  readonly pin: string;
  /** The address of a proof that waits for approval. */
  readonly proof: string;
  readonly templateId: string;
}

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A screen in one state. */
export interface Screen {
  readonly name: string;
  readonly person: 'visitor' | 'marketer' | 'administrator';
  readonly address: (scene: Scene) => string;
  /** Before the address is opened: which calls fail, stay without an answer, or answer something else. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Whether only a wide window has what is pressed. */
  readonly isWide?: true;
  /** After it is there, in any language. */
  readonly act?: (page: Page, scene: Scene) => Promise<unknown>;
  /** What the product writes to the console in this state. */
  readonly expectedComplaint?: RegExp;
}
