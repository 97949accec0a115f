import type { MailRecipient } from '../../src/domain/coupon/mail-address.ts';
import { AttemptFailed } from '../jobs/attempt-failed.ts';

/** A picture inside the HTML part, named there as `cid:…`. */
export interface MailPicture {
  readonly contentId: string;
  readonly fileName: string;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly bytes: Buffer;
}

export interface MailBody {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailPicture[];
}

export interface Mail extends MailBody {
  /** The same for every attempt, so that a recipient's server recognizes a second one: `coupon-…@example.com`, without brackets. */
  readonly messageId: string;
  /** When it was owed; the same for every attempt. */
  readonly date: Date;
  readonly from: MailRecipient;
  readonly to: MailRecipient;
}

/** What carries a mail away. */
export interface MailTransport {
  /**
   * Resolves once the mail is in safe hands; sending the same mail again must not make a second one where the carrier can recognize it.
   * Throws `MailRefused` where no later attempt can succeed, anything else where one may.
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** This mail will never be taken, however often it is offered. */
export class MailRefused extends AttemptFailed {
  override readonly name = 'MailRefused';

  constructor(message: string) {
    super(message, { isWorthRetrying: false });
  }
}

/** This mail was not taken and may be later. */
export class MailNotSent extends AttemptFailed {
  override readonly name = 'MailNotSent';

  constructor(message: string) {
    super(message, { isWorthRetrying: true });
  }
}
