/** Reads Google's save link: an address with a token of three parts. Its signature cannot be checked without the key. */
import * as words from '../../words/verify/refusals.gen.ts';
import { isRecord } from '../record.ts';
import { NotVerifiable } from './report.ts';

/** A decoded token. */
export interface SaveToken {
  /** Characters of all three parts. */
  readonly length: number;
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
}

const SAVE_HOST = 'pay.google.com';
const SAVE_PATH = '/gp/v/save/';
/** Characters; a browser's longest address is shorter. */
const ADDRESS_MAX = 100_000;

/** Whether an address leads to Google's save page, or is a bare token. */
export function isSaveLink(text: string): boolean {
  return tokenIn(text.trim()) !== null;
}

/** Reads the token of a save link, or a bare token. Throws `NotVerifiable`. */
export function readSaveLink(address: string): SaveToken {
  const text = address.trim();
  if (text === '') throw new NotVerifiable(words.linkIsEmpty());
  if (text.length > ADDRESS_MAX) throw new NotVerifiable(words.linkIsLarge());
  const token = tokenIn(text);
  if (token === null) throw new NotVerifiable(words.isNoSaveLink({ host: SAVE_HOST }));
  const [header, claims, signature] = token.split('.');
  if (header === undefined || claims === undefined || !signature || token.split('.').length !== 3)
    throw new NotVerifiable(words.tokenIsCut());
  return { length: token.length, header: partOf(header), claims: partOf(claims) };
}

function tokenIn(text: string): string | null {
  if (/^[\w-]+\.[\w-]+\.[\w-]*$/u.test(text)) return text;
  const address = URL.parse(text);
  const isSave = address?.host === SAVE_HOST && address.pathname.startsWith(SAVE_PATH);
  return isSave ? address.pathname.slice(SAVE_PATH.length) : null;
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
