/** The languages of a pass: `es.lproj/pass.strings`, a list of `"label" = "words";`. */
import * as words from '../../words/verify/checks.gen.ts';
import { type Check, fact } from './report.ts';

const STRINGS = /^(?<language>[^/]+)\.lproj\/pass\.strings$/u;
/** Bytes; the words of a pass have some kilobytes. */
const STRINGS_MAX = 1_000_000;

/** What is wrong with each language, and which languages can be read. */
export function stringsChecks(files: ReadonlyMap<string, Uint8Array>): readonly Check[] {
  const checks: Check[] = [];
  const sound: string[] = [];
  for (const [name, bytes] of files) {
    const language = STRINGS.exec(name)?.groups?.['language'];
    if (language === undefined) continue;
    const check = checkOf(language, bytes);
    if (check === null) sound.push(language);
    else checks.push(check);
  }
  if (sound.length === 0) return checks;
  const detail = sound.join(', ');
  return [...checks, fact('ok', words.languagesReadable(), detail)];
}

function checkOf(language: string, bytes: Uint8Array): Check | null {
  const title = words.languageUnreadable({ language });
  const text = bytes.length > STRINGS_MAX ? null : textOf(bytes);
  const start = text ?? String.fromCharCode(...bytes.subarray(0, 40));
  if (bytes.length > STRINGS_MAX || PROPERTY_LIST.test(start))
    return fact('open', words.languageNotRead({ language }));
  if (text === null) return fact('bad', title, words.stringsAreNoText());
  const line = faultyLine(text);
  return line === null ? null : fact('bad', title, words.stringsBreak({ line }));
}

/** Phones read property lists too, in XML and in bytes. */
const PROPERTY_LIST = /^(?:bplist|(?:\u00ef\u00bb\u00bf)?\s*<)/u;

/** UTF-8 or UTF-16; null for other bytes. */
function textOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const marked = first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-16le';
  const isWide = marked === 'utf-16be' || (first === 0xff && second === 0xfe);
  // Without a mark, every other byte of plain letters is zero.
  const unmarked = first === 0 ? 'utf-16be' : second === 0 ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(isWide ? marked : unmarked, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const BLANK = /(?:\s|\/\*[^]*?\*\/|\/\/[^\n\r]*)*/uy;
const TEXT = /"(?:[^"\\]|\\[^])*"|[\w.$:/-]+/uy;
const SIGN = /[=;]/uy;

/** The first line that is not `"label" = "words";`; null if all are. */
function faultyLine(text: string): number | null {
  let at = 0;
  /** After the last part of an entry: what is missing belongs there. */
  let end = 0;
  const read = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    at += found?.length ?? 0;
    return found;
  };
  const next = (pattern: RegExp): string | null => {
    read(BLANK);
    const found = read(pattern);
    if (found !== null) end = at;
    return found;
  };
  for (;;) {
    read(BLANK);
    if (at === text.length) return null;
    end = at;
    if (next(TEXT) === null) break;
    const sign = next(SIGN);
    if (sign === ';') continue;
    if (sign === null || next(TEXT) === null || next(SIGN) !== ';') break;
  }
  return text.slice(0, end).split(/\r\n?|\n/u).length;
}
