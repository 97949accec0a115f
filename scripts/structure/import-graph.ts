import { dirname } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './layer-rules.ts';

const ROOTS = [
  ...['openapi', 'src', 'server', 'scripts', 'bench', 'paths', 'tests'],
  ...['vite.config.ts'],
];

/** A source of the project. dependency-cruiser also lists packages and unresolved imports. */
const SOURCE = /^(?!node_modules\/).*\.(?:ts|tsx|js|mjs)$/u;

/** An import between two files or two folders, as paths from the project's root. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

/** Reads every import in `folder`, including `import()` and types, and checks it against the rules. */
export async function readImports(folder: string, roots = ROOTS) {
  const { output } = await cruise(roots, {
    baseDir: folder,
    ruleSet: { forbidden: importRules() },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'bench/.*/node_modules/' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  });
  if (typeof output === 'string') throw new Error(output);
  return graphOf(output);
}

function graphOf({ modules, summary }: ICruiseResult) {
  const own = modules.filter(
    ({ source, coreModule, couldNotResolve }) =>
      coreModule !== true && couldNotResolve !== true && SOURCE.test(source),
  );
  const faults = summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}`);
  return {
    /** The project's sources. */
    files: own.map(({ source }) => source),
    /** Imports of other sources and of packages, `node_modules/…`. */
    arrows: own.flatMap(({ source: from, dependencies }): readonly Arrow[] =>
      dependencies
        .filter(({ coreModule, couldNotResolve }) => !coreModule && !couldNotResolve)
        .map(({ resolved: to, dependencyTypes }) => ({
          from,
          to,
          typeOnly: dependencyTypes.includes('type-only'),
        })),
    ),
    /** A sentence for each forbidden import. */
    faults: [...new Set(faults)],
  };
}

/** Returns the files of each folder. A view and its styles (`tile.tsx`, `tile.css.ts`) count as one. */
export function roomsOf(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const path of files) {
    const folder = dirname(path);
    const names = rooms.get(folder) ?? new Set<string>();
    rooms.set(folder, names.add(path.slice(folder.length + 1).replace(/(\.css)?\.[a-z]+$/, '')));
  }
  return rooms;
}

/** Returns the first cycle among folders, or null. dependency-cruiser only finds cycles among files. */
export function findFolderCycle(arrows: readonly Arrow[]): readonly string[] | null {
  const between = arrows
    .filter(({ to }) => !to.startsWith('node_modules/'))
    .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }))
    .filter(({ from, to }) => from !== to);
  const targets = Map.groupBy(between, ({ from }) => from);
  const finished = new Set<string>();
  const walk = (folder: string, trail: readonly string[]): readonly string[] | null => {
    if (trail.includes(folder)) return [...trail.slice(trail.indexOf(folder)), folder];
    if (finished.has(folder)) return null;
    for (const { to } of targets.get(folder) ?? []) {
      const cycle = walk(to, [...trail, folder]);
      if (cycle !== null) return cycle;
    }
    finished.add(folder);
    return null;
  };
  for (const folder of targets.keys()) {
    const cycle = walk(folder, []);
    if (cycle !== null) return cycle;
  }
  return null;
}
