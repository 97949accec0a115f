import type { IForbiddenRuleType } from 'dependency-cruiser';
import table from './layers.json' with { type: 'json' };

/** One layer of `scripts/structure/layers.json`: its files and what they may import. */
interface Layer {
  readonly name: string;
  /** Path prefixes from the project's root; the longest match wins. */
  readonly at: readonly string[];
  /** Layers whose files may be imported; `*` is all of them. */
  readonly may: readonly string[];
  /** Layers whose types may be imported, and nothing else. */
  readonly types?: readonly string[];
  /** npm packages; `@scope/*` is a whole scope, `node:*` Node's own modules, `*` all of both. */
  readonly packages?: readonly string[];
  readonly withoutJsx?: boolean;
}

/**
 * The layer table from `scripts/structure/layers.json`.
 * @internal for tests
 */
export const LAYERS: readonly Layer[] = table.layers;

/** Returns the rules for layers, for cycles and for packages missing in package.json. */
export function importRules(): IForbiddenRuleType[] {
  return [
    ...LAYERS.flatMap(layerRules),
    { name: 'no cycle of files', from: {}, to: { circular: true } },
    {
      name: 'only listed packages',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'only files that are there',
      from: { pathNot: '^bench/' },
      to: { couldNotResolve: true },
    },
  ];
}

/**
 * Returns a pattern for the files of a layer.
 * @internal for tests
 */
export function filesOf({ at }: Layer): string {
  const inner = LAYERS.flatMap((other) => other.at).filter((place) =>
    at.some((own) => place !== own && place.startsWith(own)),
  );
  const without = inner.length === 0 ? '' : `(?!${inner.join('|')})`;
  return `^${without}(?:${at.join('|')})`;
}

function layerRules(layer: Layer): IForbiddenRuleType[] {
  const { name, may, types = [], packages = [] } = layer;
  const from = { path: filesOf(layer) };
  const rules: IForbiddenRuleType[] = [];
  if (!may.includes('*'))
    rules.push({
      name: `layers that ${name} may import`,
      from,
      to: {
        path: LAYERS.map(filesOf),
        pathNot: [from.path, ...patternsOf(may), ...patternsOf(types)],
      },
    });
  if (types.length > 0)
    rules.push({
      name: `layers whose types alone ${name} may import`,
      from,
      to: { path: patternsOf(types), dependencyTypesNot: ['type-only'] },
    });
  if (packages.includes('*')) return rules;
  rules.push({
    name: `packages that ${name} may import`,
    from,
    to: { path: '^node_modules/', pathNot: packages.map(patternOfPackage) },
  });
  if (!packages.includes('node:*'))
    rules.push({ name: `${name} runs without Node`, from, to: { dependencyTypes: ['core'] } });
  return rules;
}

function patternsOf(names: readonly string[]): string[] {
  return LAYERS.filter(({ name }) => names.includes(name)).map(filesOf);
}

/** Includes the package of its types. */
function patternOfPackage(name: string): string {
  if (name.endsWith('/*')) return `^node_modules/${name.slice(0, -1)}`;
  const [scope = '', own] = name.split('/');
  const types = own === undefined ? scope : `${scope.slice(1)}__${own}`;
  return `^node_modules/(?:${name}|@types/${types})/`;
}
