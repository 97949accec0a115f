import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

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
