import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEml, readEmlHeaders, type EmlHeaders } from './eml-reader.ts';

export interface MailSummary {
  /** The file's name without its ending. */
  readonly id: string;
  readonly subject: string;
  readonly to: string;
  readonly date: Date;
}

export interface StoredMail extends MailSummary {
  readonly from: string;
  readonly text: string;
  /** Its pictures are inside as `data:` addresses. */
  readonly html: string;
  readonly source: Buffer;
}

const MOST_LISTED = 200;
const HEADER_BYTES = 8_192;
const NAME = /^([\w-]{1,100})\.eml$/;

/** The latest mails of the folder, newest first. */
export async function listMails(folder: string): Promise<readonly MailSummary[]> {
  const names = await readdir(folder).catch(whenMissing<string[]>([]));
  const ids = names.flatMap((name) => NAME.exec(name)?.[1] ?? []);
  const mails = await Promise.all(
    ids.map(async (id) => summaryOf(id, await readHeaders(folder, id))),
  );
  return mails
    .toSorted((one, other) => other.date.getTime() - one.date.getTime())
    .slice(0, MOST_LISTED);
}

/** One mail; null where there is none of that name. */
export async function readMail(folder: string, id: string): Promise<StoredMail | null> {
  if (!NAME.test(`${id}.eml`)) return null;
  const source = await readFile(join(folder, `${id}.eml`)).catch(whenMissing(null));
  if (source === null) return null;
  const { headers, parts } = readEml(source);
  const partOf = (contentType: string): string =>
    parts.find((part) => part.contentType === contentType)?.bytes.toString('utf8') ?? '';
  const pictures = new Map(parts.map((part) => [part.contentId, part]));
  const html = partOf('text/html').replace(/(?<=src=")cid:([^"]*)/g, (named, contentId: string) => {
    const picture = pictures.get(contentId);
    if (picture === undefined) return named;
    return `data:${picture.contentType};base64,${picture.bytes.toString('base64')}`;
  });
  const from = headers.of('From');
  return { ...summaryOf(id, headers), from, text: partOf('text/plain'), html, source };
}

function summaryOf(id: string, headers: EmlHeaders): MailSummary {
  const subject = headers.of('Subject');
  return { id, subject, to: headers.of('To'), date: new Date(headers.of('Date')) };
}

async function readHeaders(folder: string, id: string): Promise<EmlHeaders> {
  const file = await open(join(folder, `${id}.eml`));
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return readEmlHeaders(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function whenMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return value;
    throw error;
  };
}
