/** Reads Google's save link: an address with a token of three parts. Its signature cannot be checked without the key. */
import * as words from '../../words/verify/refusals.gen.ts';
import { visibleText } from '../plain-text.ts';
import { isRecord } from '../record.ts';
import { NotVerifiable } from './report.ts';

/** A decoded token; its length is in characters of all three parts. */
export type SaveToken = ReturnType<typeof readSaveLink>;

const SAVE_HOST = 'pay.google.com';
/** Characters; a browser's longest address is shorter. */
const ADDRESS_MAX = 100_000;

/** Whether a text has an address of Google's save page, or is a bare token. */
export function isSaveLink(text: string): boolean {
  return text.length <= ADDRESS_MAX && tokenIn(text) !== null;
}

/** Reads the token of a save link, or a bare token. Throws `NotVerifiable`. */
export function readSaveLink(text: string) {
  if (text.trim() === '') throw new NotVerifiable(words.linkIsEmpty());
  if (text.length > ADDRESS_MAX) throw new NotVerifiable(words.linkIsLarge());
  const token = tokenIn(text);
  if (token === null) throw new NotVerifiable(words.isNoSaveLink({ host: SAVE_HOST }));
  const [header, claims, signature] = token.split('.');
  if (header === undefined || claims === undefined || !signature || token.split('.').length !== 3)
    throw new NotVerifiable(words.tokenIsCut());
  return { length: token.length, header: partOf(header), claims: partOf(claims) };
}

/** A link alone, in other text or in another address. */
const LINK =
  /(?::\/\/|(?<!\/))pay\.google\.com(?::443)?\/gp\/v\/save\/([^./?#]*(?:\.[^./?#]*)?(?:\.[\w-]*)?)/iu;
/** A bare token, perhaps between signs. It begins with `{` in base64, unlike the names of most files. */
const TOKEN = /^\W*(e(?:w[01klop]|y[ABIJ])[\w-]*\.[\w-]+\.[\w-]*)(?![\w-])\W*$/u;

function tokenIn(text: string): string | null {
  const plain = unwrapped(text);
  const [, token] = TOKEN.exec(plain) ?? LINK.exec(plain) ?? [];
  return token ?? null;
}

/**
 * Without what mail programs add: quotes, line ends, the `=` before them, which a token never has, escaped signs, and
 * characters that nobody sees. A line `name=value`, as a shortcut's file has, ends a link.
 */
function unwrapped(text: string): string {
  return visibleText(text.replaceAll(/[\n\r]\w+=(?=[^\s=])/gu, '#'))
    .replaceAll(/[\s>=]+|%(?:25)*3D/giu, '')
    .replaceAll(/%(?:25)*3A/giu, ':')
    .replaceAll(/%(?:25)*2F/giu, '/');
}

function partOf(part: string): Readonly<Record<string, unknown>> {
  try {
    const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (isRecord(value)) return value;
  } catch {
    // The sentence below says the same of all three.
  }
  throw new NotVerifiable(words.tokenIsBroken());
}
