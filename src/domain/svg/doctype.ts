/** The document type declaration of an SVG source, found in one pass however often it begins. */

/** Its text; null where there is none. One that has no end reaches to the end of the source. */
export function doctypeOf(source: string): string | null {
  const start = source.search(/<!DOCTYPE/iu);
  if (start === -1) return null;
  let quote = '';
  let isInside = false;
  for (let index = start; index < source.length; index += 1) {
    const letter = source.charAt(index);
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '[') isInside = true;
    else if (letter === ']') isInside = false;
    else if (letter === '>' && !isInside) return source.slice(start, index + 1);
  }
  return source.slice(start);
}

const ENTITY = /<!ENTITY\s+([^\s%"'>]{1,100})\s+(?:"([^"]*)"|'([^']*)')\s*>/giu;
const ANY_ENTITY = /<!ENTITY/giu;

/**
 * Whether the entities of a source, as drawing programs write them for their namespaces, stay as small as they look: none
 * stands for another or for a file, and written out they add no more than `most` letters.
 */
export function hasHarmlessEntities(source: string, most: number): boolean {
  const declared = doctypeOf(source) ?? '';
  const count = declared.match(ANY_ENTITY)?.length ?? 0;
  if (count === 0) return true;
  const entities = [...declared.matchAll(ENTITY)].map(([, name = '', double, single]) => ({
    name,
    value: double ?? single ?? '',
  }));
  if (entities.length !== count || count > MOST_ENTITIES) return false;
  if (entities.some(({ value }) => /[&%<]/u.test(value))) return false;
  const added = entities.reduce(
    (sum, { name, value }) => sum + (source.split(`&${name};`).length - 1) * value.length,
    0,
  );
  return added <= most;
}

const MOST_ENTITIES = 100;
