/**
 * Scans a source tag by tag before parsing. Checks that it is well-formed XML: for invalid input a browser's parser
 * writes a styled error page, which the page's policy then reports. Also finds the lines of its elements,
 * which a parsed document does not have.
 */
import { doctypeOf } from '../../../domain/svg/doctype.ts';

const ATTRIBUTE = /\s+[^\s=/>"'<]+\s*=\s*(?:"[^"<]*"|'[^'<]*')/uy;
const END_OF_TAG = /\s*\/?>/uy;
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/iu;

/**
 * Returns the line of the first usual fault, from 1, or null; the line of each element in order, none if there is a fault;
 * and the number of open elements around the innermost one. In one pass, from one end of markup to the next: a pattern
 * would search again from each start without an end.
 */
export function scanSource(source: string) {
  const knowsEntities = /<!DOCTYPE/iu.test(source);
  const open: string[] = [];
  const starts: number[] = [];
  let roots = 0;
  let from = 0;
  let depth = 0;
  const faultAt = (place: number) => ({ faultyLine: lineAt(source, place), lines: [], depth });
  const isText = (text: string) =>
    (open.length > 0 || /^[\s\u{FEFF}]*$/u.test(text)) && (knowsEntities || !REFERENCE.test(text));
  for (let start = source.indexOf('<'); start !== -1; start = source.indexOf('<', from)) {
    const end = endOfMarkup(source, start);
    if (!isText(source.slice(from, start))) return faultAt(from);
    if (end === -1) return faultAt(start);
    const tag = source.slice(start, end);
    const name = /^<\/?([^\s!?/>]+)/u.exec(tag)?.[1];
    if (name === undefined) {
      if (!/^<[!?]/u.test(tag)) return faultAt(start);
    } else if (tag.startsWith('</')) {
      if (open.pop() !== name) return faultAt(start);
    } else {
      if (!isTag(tag, 1 + name.length) || !(knowsEntities || !REFERENCE.test(tag)))
        return faultAt(start);
      if (open.length === 0) roots += 1;
      starts.push(start);
      depth = Math.max(depth, open.length);
      if (!tag.endsWith('/>')) open.push(name);
    }
    from = end;
  }
  if (!isText(source.slice(from)) || roots > 1) return faultAt(from);
  if (roots !== 1 || open.length > 0) return faultAt(source.length);
  return { faultyLine: null, lines: linesAt(starts, source), depth };
}

/** Attributes with quoted values, then the end. */
function isTag(tag: string, begin: number): boolean {
  let at = begin;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    if (!ATTRIBUTE.test(tag)) break;
    at = ATTRIBUTE.lastIndex;
  }
  END_OF_TAG.lastIndex = at;
  return END_OF_TAG.test(tag) && END_OF_TAG.lastIndex === tag.length;
}

function lineAt(source: string, place: number): number {
  return 1 + newlinesIn(source.slice(0, place));
}

function linesAt(places: readonly number[], source: string): readonly number[] {
  let line = 1;
  let from = 0;
  return places.map((place) => {
    line += newlinesIn(source.slice(from, place));
    from = place;
    return line;
  });
}

function newlinesIn(text: string): number {
  return text.split('\n').length - 1;
}

const ENDS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** The index after the markup that begins there; -1 if it has no end. */
function endOfMarkup(source: string, start: number): number {
  const known = ENDS.find(([begin]) => source.startsWith(begin, start));
  if (known !== undefined) {
    const [begin, end] = known;
    const found = source.indexOf(end, start + begin.length);
    return found === -1 ? -1 : found + end.length;
  }
  if (/^<!DOCTYPE/iu.test(source.slice(start, start + 9)))
    return start + (doctypeOf(source.slice(start))?.length ?? 1);
  return endOfTag(source, start);
}

function endOfTag(source: string, start: number): number {
  const next = /["'>]/gu;
  next.lastIndex = start + 1;
  for (let found = next.exec(source); found !== null; found = next.exec(source)) {
    const [letter] = found;
    if (letter === '>') return next.lastIndex;
    const end = source.indexOf(letter, next.lastIndex);
    if (end === -1) return -1;
    next.lastIndex = end + 1;
  }
  return -1;
}
