import { AttemptFailed } from '../jobs/attempt-failed.ts';
import type { OfferRequest } from './offer-payload.ts';

/** Notifies phones of a changed pass. */
export interface PushPort {
  /** Resolves with `gone` if no phone has this token any more. Throws `MessageFailed`. */
  push(pushToken: string, signal: AbortSignal): Promise<'taken' | 'gone'>;
  close(): Promise<void>;
}

/** Updates class and object of an offer at Google. Throws `MessageFailed`. */
export interface OfferPort {
  /** Creates or replaces both as active. */
  publish(offer: OfferRequest, signal: AbortSignal): Promise<void>;
  /** Sets the object to inactive if Google has it, and changes nothing else. */
  withdraw(couponId: string, signal: AbortSignal): Promise<void>;
}

/** A wallet service refused a message. `message` contains a status and the service's own code. */
export class MessageFailed extends AttemptFailed {
  override readonly name = 'MessageFailed';
}
