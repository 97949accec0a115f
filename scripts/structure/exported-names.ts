import { dirname, join, sep } from 'node:path';
import ts from 'typescript';

/** A name that a source exports; `members` are the fields of an exported object literal, as `a` or `a.b`. */
interface ExportedName {
  readonly name: string;
  readonly line: number;
  readonly members: readonly string[];
}

/** Which names of another module a source takes; a name alone is the whole of it, `name.a.b` a field of it. */
interface TakenNames {
  /** From the project's root for a file, else the package's specifier. */
  readonly from: string;
  readonly names: readonly string[] | 'all';
}

export interface ModuleNames {
  readonly exported: readonly ExportedName[];
  readonly taken: readonly TakenNames[];
  /** The source's own uses of its names, in the same notation. */
  readonly own: readonly string[];
  /** Its string literals, by which files and programs are named that no import names. */
  readonly strings: readonly string[];
}

/** Returns what a source exports and what it takes from others, read from its syntax alone. */
export function namesOf(path: string, text: string): ModuleNames {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const uses = usesByName(source);
  const exported = source.statements.flatMap((statement) => exportedBy(statement, source));
  return {
    exported,
    taken: [
      ...source.statements.flatMap((statement) => takenBy(statement, uses)),
      ...dynamicImports(source),
    ].map(({ from, names }) => ({ from: targetOf(path, from), names })),
    own: exported.flatMap(({ name }) => uses.get(name) ?? []),
    strings: stringsOf(source),
  };
}

function exportedBy(statement: ts.Statement, source: ts.SourceFile): readonly ExportedName[] {
  const at = (name: ts.Node, members: readonly string[] = []): ExportedName => ({
    name: name.getText(),
    line: source.getLineAndCharacterOfPosition(name.getStart()).line + 1,
    members,
  });
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    if (clause === undefined) return [];
    return ts.isNamedExports(clause)
      ? clause.elements.map(({ name }) => at(name))
      : [at(clause.name)];
  }
  if (!isExported(statement)) return [];
  if (!ts.isVariableStatement(statement)) {
    return 'name' in statement && statement.name !== undefined
      ? [at(statement.name as ts.Node)]
      : [];
  }
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name)
      ? [at(name, membersOf(initializer))]
      : boundNames(name).map((one) => at(one)),
  );
}

/** Default exports belong to the tools that ask for them. */
function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  const has = (kind: ts.SyntaxKind) => modifiers?.some((modifier) => modifier.kind === kind);
  return has(ts.SyntaxKind.ExportKeyword) === true && has(ts.SyntaxKind.DefaultKeyword) !== true;
}

function boundNames(pattern: ts.BindingPattern): readonly ts.Identifier[] {
  return pattern.elements.flatMap((element) => {
    if (ts.isOmittedExpression(element)) return [];
    return ts.isIdentifier(element.name) ? [element.name] : boundNames(element.name);
  });
}

function membersOf(value: ts.Expression | undefined, before = ''): readonly string[] {
  if (value === undefined) return [];
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) {
    return membersOf(value.expression, before);
  }
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((property) => {
    if (property.name === undefined || ts.isComputedPropertyName(property.name)) return [];
    const name = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
    const inner = ts.isPropertyAssignment(property) ? property.initializer : undefined;
    const nested = membersOf(inner, `${before}${name}.`);
    return nested.length > 0 ? nested : [`${before}${name}`];
  });
}

type Uses = ReadonlyMap<string, readonly string[]>;

/** Every use of an identifier, with the fields that are read of it: `name`, `name.a.b`. */
function usesByName(source: ts.SourceFile): Uses {
  const uses = new Map<string, string[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && isUse(node)) {
      uses.set(node.text, [...(uses.get(node.text) ?? []), pathFrom(node)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isJsxAttribute(parent)) return false;
  if (ts.isImportTypeNode(parent)) return false;
  return !('name' in parent && parent.name === node) || ts.isShorthandPropertyAssignment(parent);
}

function pathFrom(node: ts.Identifier): string {
  let path = node.text;
  let at: ts.Node = node;
  for (;;) {
    const { parent } = at;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === at) {
      path += `.${parent.name.text}`;
    } else if (ts.isQualifiedName(parent) && parent.left === at) {
      path += `.${parent.right.text}`;
    } else if (
      ts.isElementAccessExpression(parent) &&
      parent.expression === at &&
      ts.isStringLiteral(parent.argumentExpression)
    ) {
      path += `.${parent.argumentExpression.text}`;
    } else {
      return path;
    }
    at = parent;
  }
}

function takenBy(statement: ts.Statement, uses: Uses): readonly TakenNames[] {
  if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
    return [{ from: statement.moduleSpecifier.text, names: importedNames(statement, uses) }];
  }
  if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) return [];
  if (!ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const clause = statement.exportClause;
  const names =
    clause !== undefined && ts.isNamedExports(clause)
      ? clause.elements.map(({ name, propertyName }) => (propertyName ?? name).getText())
      : 'all';
  return [{ from: statement.moduleSpecifier.text, names }];
}

function importedNames(statement: ts.ImportDeclaration, uses: Uses): TakenNames['names'] {
  const bindings = statement.importClause?.namedBindings;
  if (bindings === undefined) return [];
  if (ts.isNamespaceImport(bindings)) return fieldsOf(bindings.name.text, uses);
  return bindings.elements.flatMap(({ name, propertyName }) => {
    const original = (propertyName ?? name).getText();
    const used = uses.get(name.text) ?? [original];
    return used.map((path) => `${original}${path.slice(name.text.length)}`);
  });
}

/** The names a namespace is asked for; `all` where it is handed on whole. */
function fieldsOf(namespace: string, uses: Uses): TakenNames['names'] {
  const used = uses.get(namespace) ?? [];
  return used.includes(namespace) ? 'all' : used.map((path) => path.slice(namespace.length + 1));
}

/** `import('…')` in code and in types, and modules named by URL for workers. */
function dynamicImports(source: ts.SourceFile): readonly TakenNames[] {
  const found: TakenNames[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [address] = node.arguments;
      if (address !== undefined && ts.isStringLiteralLike(address)) {
        found.push({ from: address.text, names: namesOfPromise(node) });
      }
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument;
      const names = node.qualifier === undefined ? ('all' as const) : [node.qualifier.getText()];
      if (ts.isStringLiteral(literal)) found.push({ from: literal.text, names });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function namesOfPromise(call: ts.CallExpression): TakenNames['names'] {
  if (!ts.isAwaitExpression(call.parent)) return 'all';
  const awaited = ts.isParenthesizedExpression(call.parent.parent)
    ? call.parent.parent
    : call.parent;
  const { parent } = awaited;
  if (ts.isPropertyAccessExpression(parent)) return [parent.name.text];
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return 'all';
  return parent.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
}

function stringsOf(source: ts.SourceFile): readonly string[] {
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) strings.push(node.text);
    if (ts.isTemplateMiddleOrTemplateTail(node)) strings.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return strings;
}

function targetOf(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const [withoutQuery = ''] = specifier.split('?');
  return join(dirname(path), withoutQuery).split(sep).join('/');
}
