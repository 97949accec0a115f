/** What checking a pass or a save link found, in words for people. */
import type { CodeToDraw } from '../scan/code-options.ts';

/** `bad`: the coupon does not work. `warn`: it looks or works worse. `open`: nothing here can tell. `ok`: as it must be. */
export type CheckResult = 'bad' | 'warn' | 'open' | 'ok';

/** One fact about a pass or a link. */
export interface Check {
  readonly result: CheckResult;
  readonly title: string;
  /** One more line. */
  readonly detail?: string;
  /** A number beside it, such as a size. */
  readonly figure?: string;
}

/** One fact, with one more line or without. */
export function fact(result: CheckResult, title: string, detail?: string): Check {
  return detail === undefined ? { result, title } : { result, title, detail };
}

/** A file that is not as it was signed, with SHA-1 hashes as hexadecimal digits. */
export interface ChangedFile {
  readonly name: string;
  /** Null for a file that the maker did not sign. */
  readonly expected: string | null;
  /** Null for a file that is missing. */
  readonly found: string | null;
}

/** A code with its type in the words of this product; other types are not read back. */
export interface PrintedCode extends CodeToDraw {
  readonly caption: string;
}

/** A code with its drawing, an SVG document. */
interface DrawnCode extends PrintedCode {
  readonly drawing: string;
}

/** What a phone would show of a pass. */
export interface ShownPass {
  readonly name: string;
  /** Colors as `rgb(r, g, b)`. */
  readonly colors: {
    readonly background: string;
    readonly foreground: string;
    readonly label: string;
  };
  /** PNG files. */
  readonly logo: Uint8Array | null;
  readonly strip: Uint8Array | null;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
  /** Null without a code, or for a type that is not drawn here. */
  readonly code: DrawnCode | null;
}

/** `signed`: nothing changed. `changed`: not as signed. `unusable`: unchanged, but no phone takes it. */
type Verdict = 'signed' | 'changed' | 'unusable';

export interface VerifyReport {
  readonly kind: 'pass' | 'link';
  readonly verdict: Verdict;
  readonly headline: string;
  /** What to do about it. */
  readonly advice: string;
  readonly changed: readonly ChangedFile[];
  readonly checks: readonly Check[];
  /** Null for a link. */
  readonly shown: ShownPass | null;
  /** Bytes of the file, or characters of the token. */
  readonly length: number;
}

/** Thrown for a file or an address that cannot be checked at all; the message is a sentence for people. */
export class NotVerifiable extends Error {
  override name = 'NotVerifiable';
}

/** Thrown for a part of a pass that Tearline does not read, which phones may; the message is a sentence for people. */
export class NotRead extends Error {
  override name = 'NotRead';
}

/** Draws a code and reads the drawing with an independent decoder. */
export type ReadBack = (code: PrintedCode) => Promise<{
  /** An SVG document. */
  readonly drawing: string;
  /** What the decoder read; null if it found no code. */
  readonly read: string | null;
}>;

/** What verifying needs from its surroundings. */
export interface VerifyPorts {
  readonly readBack: ReadBack;
  readonly now: Date;
}

/** Texts and numbers as text; anything else as an empty text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A value for a sentence, at most 80 characters. */
export function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '–');
  const letters = [...text];
  return letters.length > 80 ? `${letters.slice(0, 79).join('')}…` : text;
}
