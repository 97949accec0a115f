import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import type { Arrow } from './layers.ts';

/** The sources of some folders as text, by path from the project's root. */
type Sources = ReadonlyMap<string, string>;

const SOURCE = /\.(ts|tsx|js|mjs)$/;

/** Reads every source under the folders, and single files named directly. */
export function readSources(root: string, places: readonly string[]): Sources {
  const found = places.flatMap((place) =>
    SOURCE.test(place) ? [join(root, place)] : filesUnder(join(root, place)),
  );
  return new Map(found.map((file) => [fromRoot(root, file), readFileSync(file, 'utf8')]));
}

/** Every import of the sources: static, dynamic, re-exported, `import()` types and modules named by URL for workers. */
export function arrowsOf(sources: Sources): readonly Arrow[] {
  return [...sources].flatMap(([path, text]) => arrowsOfSource(path, text));
}

/** The same arrows from folder to folder; those that stay in a folder are left out. */
export function arrowsBetweenFolders(arrows: readonly Arrow[]): readonly Arrow[] {
  return arrows.flatMap(({ from, to, typeOnly }) =>
    'path' in to && dirname(from) !== dirname(to.path)
      ? [{ from: dirname(from), to: { path: dirname(to.path) }, typeOnly }]
      : [],
  );
}

/** What each folder holds: a view and its styles (`tile.tsx`, `tile.css.ts`) are one. */
export function roomsOf(sources: Sources): ReadonlyMap<string, ReadonlySet<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const path of sources.keys()) {
    const folder = dirname(path);
    const files = rooms.get(folder) ?? new Set<string>();
    rooms.set(folder, files.add(path.slice(folder.length + 1).replace(/(\.css)?\.[a-z]+$/, '')));
  }
  return rooms;
}

/** The first import cycle, as the list of its files; null where there is none. */
export function findCycle(arrows: readonly Arrow[]): readonly string[] | null {
  const targets = new Map<string, string[]>();
  for (const { from, to } of arrows) {
    if ('path' in to) targets.set(from, [...(targets.get(from) ?? []), to.path]);
  }
  const finished = new Set<string>();
  for (const start of targets.keys()) {
    const cycle = walk(start, targets, [], finished);
    if (cycle !== null) return cycle;
  }
  return null;
}

function walk(
  file: string,
  targets: ReadonlyMap<string, readonly string[]>,
  trail: readonly string[],
  finished: Set<string>,
): readonly string[] | null {
  if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
  if (finished.has(file)) return null;
  for (const target of targets.get(file) ?? []) {
    const cycle = walk(target, targets, [...trail, file], finished);
    if (cycle !== null) return cycle;
  }
  finished.add(file);
  return null;
}

function arrowsOfSource(path: string, text: string): readonly Arrow[] {
  const arrows: Arrow[] = [];
  const add = (specifier: string, typeOnly: boolean): void => {
    arrows.push({ from: path, to: targetOf(path, specifier), typeOnly });
  };
  const visit = (node: ts.Node): void => {
    const found = importAt(node);
    if (found !== null) add(found.specifier, found.typeOnly);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return arrows;
}

function importAt(
  node: ts.Node,
): { readonly specifier: string; readonly typeOnly: boolean } | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: isTypeOnly(node.importClause) };
  }
  if (
    ts.isExportDeclaration(node) &&
    node.moduleSpecifier &&
    ts.isStringLiteral(node.moduleSpecifier)
  ) {
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return ts.isStringLiteral(node.argument.literal)
      ? { specifier: node.argument.literal.text, typeOnly: true }
      : null;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return literalAt(node.arguments[0]);
  }
  return isModuleUrl(node) ? literalAt(node.arguments?.[0]) : null;
}

/** `import { type A, type B }` brings nothing at run time, like `import type`. */
function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  if (clause.name !== undefined || names === undefined || !ts.isNamedImports(names)) return false;
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly);
}

/** `new URL('./export.worker.ts', import.meta.url)`. */
function isModuleUrl(node: ts.Node): node is ts.NewExpression {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'URL') return false;
  const [address, base] = node.arguments ?? [];
  if (address === undefined || base?.getText() !== 'import.meta.url') return false;
  return ts.isStringLiteral(address) && SOURCE.test(address.text);
}

function literalAt(
  node: ts.Expression | undefined,
): { readonly specifier: string; readonly typeOnly: boolean } | null {
  return node !== undefined && ts.isStringLiteralLike(node)
    ? { specifier: node.text, typeOnly: false }
    : null;
}

function targetOf(path: string, specifier: string): Arrow['to'] {
  if (!specifier.startsWith('.')) return { specifier };
  const [withoutQuery = ''] = specifier.split('?');
  return { path: join(dirname(path), withoutQuery).split(sep).join('/') };
}

/** Packages that a bench has installed beside itself are nobody's sources. */
function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.split(sep).includes('node_modules'))
    .sort();
}

function fromRoot(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}
