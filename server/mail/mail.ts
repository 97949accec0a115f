import type { SendMailOptions } from 'nodemailer';
import type { MailRecipient } from '../../src/domain/coupon/mail-address.ts';
import { AttemptFailed } from '../jobs/attempt-failed.ts';

/** A picture in the HTML part, referred to as `cid:…`. */
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
  /**
   * The same for every attempt, so that the recipient's server recognizes a repetition: `coupon-…@example.com`, without
   * brackets.
   */
  readonly messageId: string;
  /** When the mail was queued; the same for every attempt. */
  readonly date: Date;
  readonly from: MailRecipient;
  readonly to: MailRecipient;
}

/** Sends mails. */
export interface MailTransport {
  /**
   * Resolves when the mail was accepted. Sending the same mail again must not create a second one if the server can
   * detect it. Throws `MailRefused` if no later attempt can succeed, any other error if one may.
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}

/** This mail will never be accepted. */
export class MailRefused extends AttemptFailed {
  override readonly name = 'MailRefused';

  constructor(message: string) {
    super(message, { isWorthRetrying: false });
  }
}

/** This mail was not accepted and may be later. */
export class MailNotSent extends AttemptFailed {
  override readonly name = 'MailNotSent';

  constructor(message: string) {
    super(message, { isWorthRetrying: true });
  }
}

/**
 * Converts a mail for nodemailer. Addresses are objects, so that a comma does not add a recipient. Nothing is read from
 * disk or network.
 */
export function mimeMessage(mail: Mail): SendMailOptions {
  return {
    messageId: `<${mail.messageId}>`,
    date: mail.date,
    from: { ...mail.from },
    to: [{ ...mail.to }],
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ contentId, fileName, contentType, bytes }) => ({
      cid: contentId,
      filename: fileName,
      contentType,
      content: bytes,
      contentDisposition: 'inline',
    })),
    // Suppresses out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
