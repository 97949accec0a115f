/** Where a promise must hold, and so what a test must drive to prove it. */
const PLACES = ['screen', 'call', 'drawing', 'model'] as const;
type Place = (typeof PLACES)[number];

/** One promise of the product. */
export interface Row {
  readonly id: string;
  readonly place: Place;
  readonly summary: string;
}

/** One test file by its path from `tests/`. */
export interface TestFile {
  readonly path: string;
  readonly source: string;
}

/**
 * Returns the rows of a list such as `tests/rows.md`. Throws if a section does not name its place or an id occurs
 * twice.
 */
export function rowsOf(markdown: string): readonly Row[] {
  let section: Place | null = null;
  const ids = new Set<string>();
  return markdown.split('\n').flatMap((line) => {
    const [, heading] = /^## [A-Z]+ · (\w+)$/.exec(line) ?? [];
    if (heading !== undefined) section = placeOf(heading);
    else if (line.startsWith('## ')) section = null;
    const [, id, own, summary = ''] = /^- ([A-Z]+-\d{2}) (?:\((\w+)\) )?(.+)$/.exec(line) ?? [];
    if (id === undefined) return [];
    if (ids.has(id)) throw new Error(`${id} is in the list twice.`);
    ids.add(id);
    const place = own === undefined ? section : placeOf(own);
    if (place === null) throw new Error(`The section of ${id} says no place.`);
    return [{ id, place, summary }];
  });
}

/**
 * Returns the ids at the start of test titles: `'[WIZ-08] …'`, `'[WIZ-08, WIZ-09] …'`, `'[WIZ-08][WIZ-09] …'`. A title
 * that ends in `@long` is left out: `npm test` does not run it, so it proves nothing there.
 * @internal for tests
 */
export function rowsNamedIn(source: string): ReadonlySet<string> {
  const titles = [...source.matchAll(TITLE)].filter(({ groups }) => groups?.['long'] === undefined);
  return new Set(titles.flatMap(([title]) => IDS.exec(title)?.[0].match(/\b[A-Z]+-\d{2}/g) ?? []));
}

/** A title that begins with ids, to its closing quote. */
const TITLE =
  /(?<quote>['"`])(?:\[[A-Z]+-\d{2}(?:, ?[A-Z]+-\d{2})*\] ?)+(?:\\.|(?!\k<quote>| @long\k<quote>)[^\\])*(?<long> @long)?\k<quote>/gsu;
const IDS = /(?:\[[A-Z]+-\d{2}(?:, ?[A-Z]+-\d{2})*\] ?)+/u;

/** Returns the places that a test file drives, by its folder. A test of pure rules drives none. */
function placesDrivenBy(path: string): ReadonlySet<Place> {
  if (/-in-browser\.test\.ts$/.test(path)) return new Set(['screen', 'call']);
  return new Set(DRIVEN[path.split('/')[0] ?? ''] ?? []);
}

const DRIVEN: Readonly<Record<string, readonly Place[]>> = {
  e2e: ['screen', 'call', 'drawing', 'model'],
  ui: ['screen', 'drawing'],
  canvas: ['screen', 'drawing'],
  render: ['drawing'],
  server: ['call'],
  contract: ['call'],
  machines: ['model'],
  house: ['model'],
};

/** Which rows the test titles prove. */
export function proofsOf(rows: readonly Row[], files: readonly TestFile[]) {
  const driven = new Map<string, Set<Place>>();
  for (const { path, source } of files) {
    const places = placesDrivenBy(path);
    for (const id of rowsNamedIn(source)) {
      driven.set(id, new Set([...(driven.get(id) ?? []), ...places]));
    }
  }
  const isProved = ({ id, place }: Row): boolean => driven.get(id)?.has(place) ?? false;
  const isOnlyServices = ({ id, place }: Row): boolean =>
    place === 'screen' && (driven.get(id)?.has('call') ?? false);
  const named = rows.filter(({ id }) => driven.has(id));
  const unproved = named.filter((row) => !isProved(row));
  const known = new Set(rows.map(({ id }) => id));
  return {
    proved: named.filter(isProved),
    /** Rows that no title names. */
    unnamed: rows.filter(({ id }) => !driven.has(id)),
    /** Screen rows that only tests of the services name. */
    onlyServices: unproved.filter(isOnlyServices),
    /** Other rows whose tests all drive a different place. */
    elsewhere: unproved.filter((row) => !isOnlyServices(row)),
    /** Ids in titles that are not in the list. */
    unknown: [...driven.keys()].filter((id) => !known.has(id)),
  };
}

function placeOf(word: string): Place {
  const place = PLACES.find((one) => one === word);
  if (place === undefined) throw new Error(`"${word}" is none of ${PLACES.join(', ')}.`);
  return place;
}
