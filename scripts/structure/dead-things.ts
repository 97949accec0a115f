import { basename } from 'node:path';
import { namesOf, type ModuleNames } from './exported-names.ts';

/** What is searched for dead things; paths from the project's root. */
export interface Project {
  /** Sources, and other text that names files (HTML, JSON, style sheets), by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files that are no text, such as pictures. */
  readonly otherFiles: readonly string[];
  /** Packages of package.json. */
  readonly packages: readonly string[];
  /** Files that somebody outside of the sources opens, and folders (`migrations/`) that are read whole. */
  readonly entries: readonly string[];
  /** Files with tables of which every field must have a reader. */
  readonly tables: readonly string[];
  /** What may stay although it looks dead, by place (`path`, `path#name`, a package, `folder/`), each with its reason. */
  readonly exceptions: Readonly<Record<string, string>>;
}

const SOURCE = /\.(ts|tsx|js|mjs)$/;
const TEST = /\.test\.tsx?$/;

/** Returns a sentence for each file, export, field and package that the product does without. */
export function deadThings(project: Project): readonly string[] {
  const modules = modulesOf(project);
  const found = new Map<string, string>([
    ...deadFiles(project, modules),
    ...deadExports(project, modules),
    ...deadFields(project, modules),
    ...deadPackages(project, modules),
  ]);
  const excepted = Object.keys(project.exceptions);
  const stale = excepted.filter((exception) => ![...found.keys()].some(fits(exception)));
  const dead = [...found].filter(
    ([place]) => !excepted.some((exception) => fits(exception)(place)),
  );
  return [
    ...dead.map(([place, why]) => `${place}: ${why}`),
    ...stale.map((place) => `${place}: is an exception that nothing needs any more.`),
  ];
}

/** Whether an exception speaks of a place: of that place alone, or of the folder it lies in. */
function fits(exception: string): (place: string) => boolean {
  return (place) => (exception.endsWith('/') ? place.startsWith(exception) : place === exception);
}

type Modules = ReadonlyMap<string, ModuleNames>;
type Findings = readonly (readonly [place: string, why: string])[];

function modulesOf({ texts }: Project): Modules {
  return new Map(
    [...texts]
      .filter(([path]) => SOURCE.test(path))
      .map(([path, text]) => [path, namesOf(path, text)]),
  );
}

function deadFiles(project: Project, modules: Modules): Findings {
  const files = filesOf(project);
  const entries = files.filter((path) => isEntry(path, project));
  const tests = files.filter((path) => TEST.test(path));
  const ofTheProduct = reachable(entries, project, modules, isTestFile);
  const ofAll = reachable([...entries, ...tests], project, modules, () => false);
  return files.flatMap((path): Findings => {
    if (!ofAll.has(path)) return isAmbient(path) ? [] : [[path, 'no file imports or names it.']];
    if (isTestFile(path) || ofTheProduct.has(path)) return [];
    return [[path, 'only tests use this file.']];
  });
}

function reachable(
  entries: readonly string[],
  project: Project,
  modules: Modules,
  isClosed: (path: string) => boolean,
): ReadonlySet<string> {
  const byName = Map.groupBy(filesOf(project), (path) => basename(path));
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || isClosed(path)) continue;
    reached.add(path);
    const names = modules.get(path);
    const text = names?.strings.join('\n') ?? project.texts.get(path) ?? '';
    waiting.push(...(names?.taken.map(({ from }) => from) ?? []), ...filesNamedIn(text, byName));
  }
  return reached;
}

/** A file by its path or bare name. */
function filesNamedIn(
  text: string,
  byName: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const words = new Set(text.split(/[^\w.$@-]+/));
  return [...words].flatMap((word) => byName.get(word) ?? []);
}

function deadExports(project: Project, modules: Modules): Findings {
  const users = usersOf(modules);
  return [...modules].flatMap(([path, { exported, own }]) =>
    isGenerated(path) || isEntry(path, project)
      ? []
      : exported.flatMap(({ name, line }): Findings => {
          const by = [...(users.get(`${path}#${name}`) ?? []), ...(users.get(`${path}#`) ?? [])];
          if (by.length === 0)
            return [[`${path}#${name}`, `line ${line}: exported, and nobody imports it.`]];
          const inProduct = !by.every(isTestFile) || own.some((use) => covers(use, name));
          if (inProduct || isTestFile(path)) return [];
          return [[`${path}#${name}`, `line ${line}: only tests use it.`]];
        }),
  );
}

/** Who takes `path#name`; `path#` for those who take a whole module. */
function usersOf(modules: Modules): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const [path, { taken }] of modules) {
    for (const { from, names } of taken) {
      for (const name of names === 'all' ? [''] : names) {
        const place = `${from}#${name.split('.', 1)[0]}`;
        users.set(place, [...(users.get(place) ?? []), path]);
      }
    }
  }
  return users;
}

function deadFields({ tables }: Project, modules: Modules): Findings {
  return tables.flatMap((path): Findings => {
    const table = modules.get(path);
    if (table === undefined) return [];
    const uses = [...modules].flatMap(([user, { taken }]) =>
      isTestFile(user) ? [] : taken.flatMap(({ from, names }) => (from === path ? names : [])),
    );
    const used = [...uses, ...table.own];
    if (used.includes('all')) return [];
    return table.exported.flatMap(({ name, members }) =>
      members
        .map((member) => `${name}.${member}`)
        .filter((field) => !used.some((use) => covers(use, field)))
        .map((field) => [`${path}#${field}`, 'nothing of the product reads it.'] as const),
    );
  });
}

/** Whether a use reads a field: the field itself, something of it, or a whole that it belongs to. */
function covers(use: string, field: string): boolean {
  return use === field || use.startsWith(`${field}.`) || field.startsWith(`${use}.`);
}

/** A package is in use where its name is written: imported, run, or part of a path. */
function deadPackages({ packages }: Project, modules: Modules): Findings {
  const written = [...modules.values()]
    .flatMap(({ taken, strings }) => [...taken.map(({ from }) => from), ...strings])
    .join('\n');
  return packages
    .filter((name) => name !== '@types/node' && !names(written, name.replace(/^@types\//, '')))
    .map((name) => [name, 'is in package.json, and nothing imports or runs it.']);
}

function names(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w./@-])(?:\\S*node_modules/)?${name}(?![\\w.-])`).test(text);
}

function filesOf({ texts, otherFiles }: Project): readonly string[] {
  return [...texts.keys(), ...otherFiles];
}

function isEntry(path: string, { entries }: Project): boolean {
  return entries.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
}

function isTestFile(path: string): boolean {
  return path.startsWith('tests/');
}

/** Types that are there without an import. */
function isAmbient(path: string): boolean {
  return path.endsWith('.d.ts');
}

/** Written by a tool for its own readers; each sentence of a catalogue needs a reader of ours. */
function isGenerated(path: string): boolean {
  return path.endsWith('.gen.ts') && !path.startsWith('src/words/');
}
