/** Unpacks a pass. Everything in it is hostile until it is checked: sizes, names, nesting. */
import * as words from '../../words/verify/refusals.gen.ts';
import { PASS_FILE_MAX } from '../constants.ts';
import { NotRead, NotVerifiable, shortened } from './report.ts';
import { entriesOf, unpackedEntry, UnpacksTooMuch, type ZipEntry } from './zip-entries.ts';

/** Bytes of all files together, so that a small archive cannot fill the memory. */
const UNPACKED_MAX = 60_000_000;
/** A pass with three pictures in three sizes and ten languages has 100 files. */
const FILES_MAX = 500;
/** Bytes; texts of a pass have some kilobytes. */
const JSON_MAX = 1_000_000;
/** Levels of objects and lists; a pass has five. */
const DEPTH_MAX = 32;

/** The files of a pass by their names. Throws `NotVerifiable`. */
export function unpackPass(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  if (bytes.length === 0) throw new NotVerifiable(words.isEmpty());
  if (bytes.length > PASS_FILE_MAX) throw new NotVerifiable(words.isLarge(megabytes()));
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new NotVerifiable(words.isNoArchive());
  const files = unpacked(bytes);
  if (files.size === 0) throw new NotVerifiable(words.isDamaged());
  if (!files.has('pass.json')) throw new NotVerifiable(nameOfInnerPass(files));
  return files;
}

/** All entries are looked at before any is unpacked. */
function unpacked(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const refuse = entryLimits();
  try {
    const files: ZipEntry[] = [];
    for (const entry of entriesOf(bytes)) {
      refuse(entry);
      if (!entry.name.endsWith('/')) files.push(entry);
    }
    return new Map(files.map((entry) => [entry.name, unpackedEntry(bytes, entry)]));
  } catch (cause) {
    if (cause instanceof NotVerifiable) throw cause;
    if (cause instanceof UnpacksTooMuch) throw new NotVerifiable(words.unpacksLarge(), { cause });
    throw new NotVerifiable(words.isDamaged(), { cause });
  }
}

/** Throws at the first entry that no pass has. */
function entryLimits() {
  const names = new Set<string>();
  let total = 0;
  return ({ name, packed, size }: ZipEntry): void => {
    total += Math.max(packed, size);
    if (total > UNPACKED_MAX) throw new NotVerifiable(words.unpacksLarge());
    if (names.size >= FILES_MAX) throw new NotVerifiable(words.hasManyFiles({ most: FILES_MAX }));
    if (!isPlainName(name)) throw new NotVerifiable(words.leavesFolder({ name: shownName(name) }));
    if (names.has(name)) throw new NotVerifiable(words.hasTwice({ name: shownName(name) }));
    names.add(name);
  };
}

/** Relative, with forward slashes, inside the pass. */
function isPlainName(name: string): boolean {
  const isOdd = /[\u0000-\u001f\u007f\\:]|^\//u.test(name) || name === '' || name === '__proto__';
  return !isOdd && !name.split('/').some((part) => part === '..' || part === '.');
}

/** Names are quoted in sentences; a long one would be the whole report. */
function shownName(name: string): string {
  return shortened(name.replaceAll(/[\u0000-\u001f\u007f]/gu, '?'));
}

/** People zip the folder of a pass, or send several passes as one file. */
function nameOfInnerPass(files: ReadonlyMap<string, Uint8Array>): string {
  const names = [...files.keys()];
  if (names.some((name) => name.endsWith('.pkpass'))) return words.hasPassesInside();
  const inner = names.find((name) => name.endsWith('/pass.json'));
  return inner === undefined ? words.hasNoPass() : words.isInFolder({ name: shownName(inner) });
}

function megabytes() {
  return { most: PASS_FILE_MAX / 1_000_000 };
}

/** Reads JSON of a pass. Throws an Error whose message is a sentence; `NotRead` beyond our own limits. */
export function readPassJson(bytes: Uint8Array): unknown {
  if (bytes.length > JSON_MAX) throw new NotRead(words.jsonIsLarge());
  const text = textOf(bytes);
  if (depthOf(text) > DEPTH_MAX) throw new NotRead(words.jsonIsDeep({ most: DEPTH_MAX }));
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(words.jsonIsBroken());
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(words.jsonIsNoText());
  }
}

/** The most brackets that are open at once, outside of strings. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (isString && letter === '\\') at += 1;
    else if (letter === '"') isString = !isString;
    else if (isString) continue;
    else if ('{['.includes(letter)) deepest = Math.max(deepest, (depth += 1));
    else if ('}]'.includes(letter)) depth -= 1;
  }
  return deepest;
}
