import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { replaceFile } from '../files/replace-file.ts';
import { mimeMessage, type Mail, type MailTransport } from './mail.ts';

/** Mails contain names and addresses. */
const OWNER_ONLY_FOLDER = 0o700;

/**
 * Writes mails as `.eml` files into a folder, for local use. The file name is the Message-ID, so a second attempt
 * replaces the first.
 */
export function createEmlTransport(folder: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await writer.sendMail(mimeMessage(mail));
      if (!Buffer.isBuffer(message)) throw new Error('The mail came as a stream.');
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      await replaceFile(join(folder, emlFileName(mail)), message);
    },
  };
}

function emlFileName({ messageId }: Mail): string {
  const name = messageId.slice(0, messageId.indexOf('@'));
  if (/^[\w-]+$/.test(name)) return `${name}.eml`;
  throw new RangeError('A Message-ID names a file by letters, digits and hyphens before its @.');
}
