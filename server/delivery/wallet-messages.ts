import { AttemptFailed } from '../jobs/attempt-failed.ts';
import type { CouponFace } from '../../src/domain/coupon/coupon-face.ts';

/** Notifies phones of a changed pass. */
export interface PushPort {
  /** Resolves with `gone` if no phone has this token any more. Throws `MessageFailed`. */
  push(pushToken: string, signal: AbortSignal): Promise<'taken' | 'gone'>;
  close(): Promise<void>;
}

/** The content of a coupon's Google offer (API-12). */
export interface OfferRequest {
  readonly face: CouponFace;
  /** The coupon's id, which is the suffix of the object id (API-04). */
  readonly id: string;
  /** Absolute https addresses that Google can fetch, or null. */
  readonly images: { readonly logo: string; readonly hero: string } | null;
  /** For the offer of a code, `id` being its serial. */
  readonly ofCode?: {
    readonly couponId: string;
    readonly isUsed: boolean;
  };
}

/** Updates class and object of an offer at Google. Throws `MessageFailed`. */
export interface OfferPort {
  /** Creates or replaces both as active; the object of a used code as completed. */
  publish(offer: OfferRequest, signal: AbortSignal): Promise<void>;
  /** Sets the object to inactive if Google has it, and changes nothing else. */
  withdraw(couponId: string, signal: AbortSignal): Promise<void>;
}

/** A wallet service refused a message. `message` contains a status and the service's own code. */
export class MessageFailed extends AttemptFailed {
  override readonly name = 'MessageFailed';
}
