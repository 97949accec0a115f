/** On which line each element of an SVG source begins: a parsed document no longer knows. */
import { doctypeOf } from '../../../domain/svg/doctype.ts';

/** Lines from 1 in the order of the elements; empty where they cannot be found. */
export function linesOf(source: string, inert: Document): ReadonlyMap<Element, number> {
  const elements = [...inert.querySelectorAll('*')];
  const lines = linesOfTags(source);
  if (lines.length !== elements.length) return new Map();
  return new Map(elements.map((element, index) => [element, lines[index] ?? 1]));
}

/** In one pass, from one end of markup to the next: a pattern would try each beginning that has no end anew. */
function linesOfTags(source: string): readonly number[] {
  const lines: number[] = [];
  let line = 1;
  let from = 0;
  let start = source.indexOf('<');
  while (start !== -1) {
    line += newlinesIn(source.slice(from, start));
    from = start;
    if (/[A-Za-z_:]/u.test(source.charAt(start + 1))) lines.push(line);
    const end = endOfMarkup(source, start);
    start = end === -1 ? -1 : source.indexOf('<', end);
  }
  return lines;
}

const ENDS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Behind the markup that begins there; -1 where it has no end. */
export function endOfMarkup(source: string, start: number): number {
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

function newlinesIn(text: string): number {
  return text.split('\n').length - 1;
}
