/** On which line each element of an SVG source begins: a parsed document no longer knows. */

const MARKUP =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<!DOCTYPE(?:[^[>]|\[[^]*?\]\s*(?=>))*>|<[A-Za-z_:][^\s/>]*(?:"[^"]*"|'[^']*'|[^"'>])*>/gu;

/** Lines from 1 in the order of the elements; empty where they cannot be found. */
export function linesOf(source: string, inert: Document): ReadonlyMap<Element, number> {
  const elements = [...inert.querySelectorAll('*')];
  const lines: number[] = [];
  let line = 1;
  let from = 0;
  for (const match of source.matchAll(MARKUP)) {
    line += newlinesIn(source.slice(from, match.index));
    from = match.index;
    if (/^<[A-Za-z_:]/u.test(match[0])) lines.push(line);
  }
  if (lines.length !== elements.length) return new Map();
  return new Map(elements.map((element, index) => [element, lines[index] ?? 1]));
}

function newlinesIn(text: string): number {
  return text.split('\n').length - 1;
}
