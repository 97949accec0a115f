import type { SendMailOptions } from 'nodemailer';
import {
  isMailAddress,
  mailName,
  type MailRecipient,
} from '../../src/domain/coupon/mail-address.ts';
import { AttemptFailed } from '../jobs/attempt-failed.ts';
import type { QueuedMail } from '../jobs/queues.ts';

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

/**
 * The rest of a queued row's mail. Every mail about one thing has the same id, so that a second one after a crash is
 * recognized. Throws `MailRefused` if the row has no usable recipient.
 */
export function envelopeOf(
  id: string,
  from: MailRecipient,
  queued: Pick<QueuedMail, 'recipient_address' | 'recipient_name' | 'created_at'>,
): Omit<Mail, keyof MailBody> {
  const { recipient_address: address, recipient_name: name, created_at: date } = queued;
  if (!isMailAddress(address)) throw new MailRefused('The address of the account is none.');
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return { messageId: `${id}@${domain}`, date, from, to: { address, name: mailName(name) } };
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
