/** Whether a source is well-formed XML, told before a parser sees it: a browser's writes a styled page of its own into what it refuses, which the page's policy then reports. */
import { endOfMarkup } from './source-lines.ts';

const ATTRIBUTE = /\s+[^\s=/>"'<]+\s*=\s*(?:"[^"<]*"|'[^'<]*')/uy;
const END_OF_TAG = /\s*\/?>/uy;
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/iu;

/** Line of the first fault, from 1; null where none of the usual ones is found. */
export function faultyLine(source: string): number | null {
  const knowsEntities = /<!DOCTYPE/iu.test(source);
  const open: string[] = [];
  let roots = 0;
  let from = 0;
  const isText = (text: string) =>
    (open.length > 0 || /^[\s\u{FEFF}]*$/u.test(text)) && (knowsEntities || !REFERENCE.test(text));
  for (let start = source.indexOf('<'); start !== -1; start = source.indexOf('<', from)) {
    const end = endOfMarkup(source, start);
    if (!isText(source.slice(from, start))) return lineAt(source, from);
    if (end === -1) return lineAt(source, start);
    const tag = source.slice(start, end);
    const name = /^<\/?([^\s!?/>]+)/u.exec(tag)?.[1];
    if (name === undefined) {
      if (!/^<[!?]/u.test(tag)) return lineAt(source, start);
    } else if (tag.startsWith('</')) {
      if (open.pop() !== name) return lineAt(source, start);
    } else {
      if (!isTag(tag, 1 + name.length) || !(knowsEntities || !REFERENCE.test(tag)))
        return lineAt(source, start);
      if (open.length === 0) roots += 1;
      if (!tag.endsWith('/>')) open.push(name);
    }
    from = end;
  }
  if (!isText(source.slice(from)) || roots > 1) return lineAt(source, from);
  return roots === 1 && open.length === 0 ? null : lineAt(source, source.length);
}

/** Attributes with their values in quotes, then the end. */
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
  return source.slice(0, place).split('\n').length;
}
