import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { syncFolder } from '../files/sync-folder.ts';
import { mimeMessage, type Mail, type MailTransport } from './mail.ts';

/** Readable by the owner only, since mails contain names and addresses. */
const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/**
 * Writes mails as `.eml` files into a folder, for local use. The file name is the Message-ID, so a second attempt
 * replaces the first. A file is written under a temporary name, synced and renamed, so that readers never see half of
 * it.
 */
export function createEmlTransport(folder: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await writer.sendMail(mimeMessage(mail));
      if (!Buffer.isBuffer(message)) throw new Error('The mail came as a stream.');
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      await replaceFile(folder, emlFileName(mail), message);
    },
  };
}

function emlFileName({ messageId }: Mail): string {
  const name = messageId.slice(0, messageId.indexOf('@'));
  if (/^[\w-]+$/.test(name)) return `${name}.eml`;
  throw new RangeError('A Message-ID names a file by letters, digits and hyphens before its @.');
}

async function replaceFile(folder: string, name: string, bytes: Buffer): Promise<void> {
  const aside = join(folder, `.${randomUUID()}.part`);
  try {
    await writeFile(aside, bytes, { flag: 'wx', mode: OWNER_ONLY_FILE, flush: true });
    await rename(aside, join(folder, name));
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await syncFolder(folder);
}
