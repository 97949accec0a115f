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

/** XML defines these in every document. */
const PREDEFINED: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/**
 * The source with its text-only entities, which drawing programs use for namespaces; entities that contain others
 * are expanded. Null if an entity stands for a file, an element or itself, or if all together add
 * more than `most` letters.
 */
export function withPlainEntities(source: string, most: number): string | null {
  const declared = doctypeOf(source);
  const bare = declared === null ? '' : withoutComments(declared);
  const count = bare.match(ANY_ENTITY)?.length ?? 0;
  if (declared === null || count === 0) return source;
  const entities = entitiesIn(bare);
  if (entities.size > MOST_ENTITIES || [...bare.matchAll(ENTITY)].length !== count) return null;
  if ([...entities.values()].some((value) => /[%<]/u.test(value))) return null;
  const lengths = lengthsOf(entities);
  if (lengths === null) return null;
  const start = source.indexOf(declared);
  const rest = source.slice(start + declared.length);
  let added = 0;
  for (const [, name = ''] of rest.matchAll(REFERENCE)) added += lengths.get(name) ?? 0;
  const own = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  if (added > most || own > most) return null;
  return `${source.slice(0, start)}${declarationOf(entities)}${rest}`;
}

/** Name → raw value; if a name is declared twice, the first counts. */
function entitiesIn(declared: string): ReadonlyMap<string, string> {
  const entities = new Map<string, string>();
  for (const [, name = '', double, single] of declared.matchAll(ENTITY))
    if (!entities.has(name)) entities.set(name, double ?? single ?? '');
  return entities;
}

/** Expanded length of each, computed without expanding it; null if an entity refers to itself or to nothing. */
function lengthsOf(entities: ReadonlyMap<string, string>): ReadonlyMap<string, number> | null {
  const lengths = new Map<string, number>();
  const waiting = new Map(entities);
  for (let before = -1; waiting.size > 0 && waiting.size !== before;) {
    before = waiting.size;
    for (const [name, value] of waiting) {
      const inner = referencesIn(value);
      if (!inner.every((other) => lengths.has(other))) continue;
      const added = inner.reduce((sum, other) => sum + (lengths.get(other) ?? 0), 0);
      lengths.set(name, value.length + added);
      waiting.delete(name);
    }
  }
  return waiting.size === 0 ? lengths : null;
}

function referencesIn(value: string): readonly string[] {
  return [...value.matchAll(REFERENCE)]
    .map(([, name = '']) => name)
    .filter((name) => !PREDEFINED.has(name));
}

/** The entities that refer to others, expanded. */
function declarationOf(entities: ReadonlyMap<string, string>): string {
  const written = new Map<string, string>();
  const writtenOut = (name: string): string => {
    const known = written.get(name);
    if (known !== undefined) return known;
    const value = (entities.get(name) ?? '').replaceAll(REFERENCE, (reference, inner: string) =>
      entities.has(inner) ? writtenOut(inner) : reference,
    );
    written.set(name, value);
    return value;
  };
  const all = [...entities.keys()].map(
    (name) => `<!ENTITY ${name} "${writtenOut(name).replaceAll('"', '&#34;')}">`,
  );
  return `<!DOCTYPE svg [${all.join('')}]>`;
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
