import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { decodeWords, type Email } from 'postal-mime';
import { whenMissing } from '../../files/absence.ts';

export type MailSummary = ReturnType<typeof summaryOf>;
export type StoredMail = NonNullable<Awaited<ReturnType<typeof readMail>>>;

const MOST_LISTED = 200;
const HEADER_BYTES = 8_192;
const NAME = /^([\w-]{1,100})\.eml$/;

/** Lists the latest mails of the folder, newest first. One file is open at a time (SAFE-05). */
export async function listMails(folder: string): Promise<readonly MailSummary[]> {
  const names = await readdir(folder).catch(whenMissing<string[]>([]));
  const written: { id: string; at: number }[] = [];
  for (const id of names.flatMap((name) => NAME.exec(name)?.[1] ?? []))
    written.push({ id, at: (await stat(join(folder, `${id}.eml`))).mtimeMs });
  const mails: MailSummary[] = [];
  for (const { id } of written.toSorted((one, other) => other.at - one.at).slice(0, MOST_LISTED))
    mails.push(summaryOf(id, await readHeaders(folder, id)));
  return mails.toSorted((one, other) => other.date.getTime() - one.date.getTime());
}

/** Returns one mail, with its pictures as `data:` addresses; null if there is none with this id. */
export async function readMail(folder: string, id: string) {
  if (!NAME.test(`${id}.eml`)) return null;
  const source = await readFile(join(folder, `${id}.eml`)).catch(whenMissing(null));
  if (source === null) return null;
  const email = await PostalMime.parse(source, { attachmentEncoding: 'base64' });
  const pictures = new Map(email.attachments.map((picture) => [picture.contentId, picture]));
  const html = (email.html ?? '').replace(/(?<=src=")cid:([^"]*)/g, (named, name: string) => {
    const picture = pictures.get(`<${name}>`);
    if (typeof picture?.content !== 'string') return named;
    return `data:${picture.mimeType};base64,${picture.content}`;
  });
  const from = headerOf(email, 'from');
  return { ...summaryOf(id, email), from, text: email.text ?? '', html, source };
}

/** `id` is the file name without its extension. */
function summaryOf(id: string, email: Email) {
  const { subject = '', date = '' } = email;
  return { id, subject, to: headerOf(email, 'to'), date: new Date(date) };
}

/** Returns the header as the sender wrote it; empty if there is none. */
function headerOf({ headers }: Email, key: string): string {
  return decodeWords(headers.find((header) => header.key === key)?.value ?? '');
}

async function readHeaders(folder: string, id: string): Promise<Email> {
  const file = await open(join(folder, `${id}.eml`));
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return await PostalMime.parse(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
