import type { Rule } from 'eslint';
import { dirname, join, relative, sep } from 'node:path';
import { refusalOf } from './layers.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The layer table as an ESLint rule, so that the editor underlines a wrong import while it is typed. */
export const layersRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'imports follow scripts/structure/layers.json' },
  },
  create(context) {
    const check = (node: Rule.Node): void => {
      const found = importOf(node);
      if (found === null) return;
      const message = refusalOf({
        from: fromRoot(context.filename),
        to: target(context.filename, found.specifier),
        typeOnly: found.typeOnly,
      });
      if (message !== null) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

function importOf(
  node: Rule.Node,
): { readonly specifier: string; readonly typeOnly: boolean } | null {
  if (!('source' in node) || node.source?.type !== 'Literal') return null;
  if (typeof node.source.value !== 'string') return null;
  const kind =
    ('importKind' in node && node.importKind) || ('exportKind' in node && node.exportKind);
  return { specifier: node.source.value, typeOnly: kind === 'type' };
}

function target(file: string, specifier: string): { path: string } | { specifier: string } {
  if (!specifier.startsWith('.')) return { specifier };
  return { path: fromRoot(join(dirname(file), specifier)) };
}

function fromRoot(path: string): string {
  return relative(ROOT, path).split(sep).join('/');
}
