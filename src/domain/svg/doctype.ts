/** The document type declaration of an SVG source, found in one pass even if many begin. */

/** Its text; null if there is none. Without an end it reaches to the end of the source. */
export function doctypeOf(source: string): string | null {
  const start = source.search(/<!DOCTYPE/iu);
  if (start === -1) return null;
  let quote = '';
  let isInside = false;
  for (let index = start; index < source.length; index += 1) {
    const letter = source.charAt(index);
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (source.startsWith('<!--', index)) index = endOfComment(source, index) - 1;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '[') isInside = true;
    else if (letter === ']') isInside = false;
    else if (letter === '>' && !isInside) return source.slice(start, index + 1);
  }
  return source.slice(start);
}

function endOfComment(source: string, start: number): number {
  const end = source.indexOf('-->', start + 4);
  return end === -1 ? source.length : end + 3;
}

const ENTITY = /<!ENTITY\s+([^\s%"'>]{1,100})\s+(?:"([^"]*)"|'([^']*)')\s*>/giu;
const ANY_ENTITY = /<!ENTITY/giu;
const REFERENCE = /&([^\s&;#][^\s&;]{0,99});/gu;
const MOST_ENTITIES = 100;

/** Markup, or a reference beside those that XML defines in every document. */
const NO_PLAIN_TEXT = /[%<]|&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/iu;

/**
 * The source with its text-only entities, which drawing programs use for namespaces, and without any other declaration.
 * Null if an entity stands for a file, an element or another entity, or if all together add more than `most` letters.
 */
export function withPlainEntities(source: string, most: number): string | null {
  const declared = doctypeOf(source);
  const bare = declared === null ? '' : withoutComments(declared);
  const count = bare.match(ANY_ENTITY)?.length ?? 0;
  if (declared === null || count === 0) return source;
  const entities = entitiesIn(bare);
  if (entities.size > MOST_ENTITIES || [...bare.matchAll(ENTITY)].length !== count) return null;
  if ([...entities.values()].some((value) => NO_PLAIN_TEXT.test(value))) return null;
  const start = source.indexOf(declared);
  const rest = source.slice(start + declared.length);
  let added = 0;
  for (const [, name = ''] of rest.matchAll(REFERENCE)) added += entities.get(name)?.length ?? 0;
  if (added > most) return null;
  const all = [...entities].map(
    ([name, value]) => `<!ENTITY ${name} "${value.replaceAll('"', '&#34;')}">`,
  );
  return `${source.slice(0, start)}<!DOCTYPE svg [${all.join('')}]>${rest}`;
}

/** Name → raw value; if a name is declared twice, the first counts. */
function entitiesIn(declared: string): ReadonlyMap<string, string> {
  const entities = new Map<string, string>();
  for (const [, name = '', double, single] of declared.matchAll(ENTITY))
    if (!entities.has(name)) entities.set(name, double ?? single ?? '');
  return entities;
}

/** Cut at its ends, because a regular expression would search to the end for each unclosed comment. */
function withoutComments(declared: string): string {
  let bare = '';
  let from = 0;
  for (let start = declared.indexOf('<!--'); start !== -1; start = declared.indexOf('<!--', from)) {
    bare += declared.slice(from, start);
    from = endOfComment(declared, start);
  }
  return bare + declared.slice(from);
}
