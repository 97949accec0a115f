import table from './layers.json' with { type: 'json' };

/** One layer of `scripts/structure/layers.json`: where it lies, and what its files may import. */
interface Layer {
  readonly name: string;
  /** Path prefixes from the project's root; the longest match decides. */
  readonly at: readonly string[];
  /** Layers whose files may be imported; `*` is all of them. */
  readonly may: readonly string[];
  /** Layers of which types may be imported. */
  readonly types?: readonly string[];
  /** npm packages; `@scope/*` is a whole scope, `node:*` Node's own modules, `*` all of both. */
  readonly packages?: readonly string[];
  readonly withoutJsx?: boolean;
}

/** One import as the sources write it. */
export interface Arrow {
  /** From the project's root, with `/`. */
  readonly from: string;
  /** A path from the project's root, or a package's specifier. */
  readonly to: { readonly path: string } | { readonly specifier: string };
  readonly typeOnly: boolean;
}

/** The layer table; `scripts/structure/layers.json` is its one place. */
export const LAYERS: readonly Layer[] = table.layers;

/** The layer a file belongs to; null for files outside of the table (images, style sheets of packages). */
export function layerOf(path: string, layers: readonly Layer[] = LAYERS): Layer | null {
  let best: { readonly layer: Layer; readonly length: number } | null = null;
  for (const layer of layers) {
    for (const prefix of layer.at) {
      if (!path.startsWith(prefix) || prefix.length <= (best?.length ?? 0)) continue;
      best = { layer, length: prefix.length };
    }
  }
  return best?.layer ?? null;
}

/** Why an import is not in the table, as a sentence; null where it is. */
export function refusalOf(arrow: Arrow, layers: readonly Layer[] = LAYERS): string | null {
  const from = layerOf(arrow.from, layers);
  if (from === null) return `${arrow.from} belongs to no layer of scripts/structure/layers.json.`;
  return 'path' in arrow.to
    ? refusalOfPath(from, arrow.to.path, arrow.typeOnly, layers)
    : refusalOfPackage(from, arrow.to.specifier);
}

function refusalOfPath(
  from: Layer,
  path: string,
  typeOnly: boolean,
  layers: readonly Layer[],
): string | null {
  const to = layerOf(path, layers);
  if (to === null || to === from) return null;
  const allowed = typeOnly ? [...from.may, ...(from.types ?? [])] : from.may;
  if (allowed.includes('*') || allowed.includes(to.name)) return null;
  const onlyTypes = from.types?.includes(to.name) === true ? ' anything but types of' : '';
  return `Layer "${from.name}" may not import${onlyTypes} layer "${to.name}" (${path}).`;
}

function refusalOfPackage(from: Layer, specifier: string): string | null {
  const allowed = from.packages ?? [];
  if (allowed.some((pattern) => covers(pattern, specifier))) return null;
  return `Layer "${from.name}" may not import the package "${packageOf(specifier)}".`;
}

function covers(pattern: string, specifier: string): boolean {
  if (pattern === '*') return true;
  if (pattern.endsWith('*')) return specifier.startsWith(pattern.slice(0, -1));
  return packageOf(specifier) === pattern;
}

export function packageOf(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
