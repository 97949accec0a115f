import { AttemptFailed } from '../jobs/attempt-failed.ts';
import type { OfferRequest } from './offer-payload.ts';

/** Notifies phones that one of their passes changed. */
export interface PushPort {
  /** Resolves `gone` where this token reaches no phone any more. Throws `MessageFailed`. */
  push(pushToken: string, signal: AbortSignal): Promise<'taken' | 'gone'>;
  close(): Promise<void>;
}

/** Updates class and object of an offer at Google to the coupon's state. Throws `MessageFailed`. */
export interface OfferPort {
  /** Makes or replaces both, active. */
  publish(offer: OfferRequest, signal: AbortSignal): Promise<void>;
  /** Turns the object inactive where Google has it; nothing else of it changes. */
  withdraw(couponId: string, signal: AbortSignal): Promise<void>;
}

/** A wallet's service did not take a message; `message` contains a status and the service's own code. */
export class MessageFailed extends AttemptFailed {
  override readonly name = 'MessageFailed';
}
