import { type ChildNode, type Container, parse, type Root, type Rule } from 'postcss';

/**
 * Returns the rules and the variables that a page's markup can use. A build's style sheet also has those of other pages,
 * such as the expired coupon, the missing page and the product's other colors: a fifth to a quarter of it.
 */
export function usedStyles(css: string, markup: string): string {
  const sheet = parsed(css);
  const page = pageOf(markup);
  let styles = '';
  let last = css;
  // A variable may be used by another one alone.
  while (styles !== last) {
    last = styles;
    const variables = styles === '' ? null : new Set(styles.match(/(?<=var\()--[\w-]+/gu));
    styles = written(sheet, { ...page, variables });
  }
  return styles;
}

/** A process has one style sheet, and parsing takes longer than the rest. */
let known = { css: '', sheet: parse('') };

function parsed(css: string): Root {
  if (css !== known.css) known = { css, sheet: parse(css) };
  return known.sheet;
}

interface Page {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly markup: string;
}

function pageOf(markup: string): Page {
  const named = [...markup.matchAll(/ class="([^"]*)"/gu)];
  const tags = [...markup.matchAll(/<([a-z][\w-]*)/gu)].map(([, tag = '']) => tag);
  return {
    classes: new Set(named.flatMap(([, names = '']) => names.split(' '))),
    tags: new Set([...tags, 'html', 'body']),
    markup,
  };
}

interface Uses extends Page {
  /** Null before the first look. */
  readonly variables: ReadonlySet<string> | null;
}

function written({ nodes = [] }: Container, uses: Uses): string {
  return nodes.map((node) => writtenNode(node, uses)).join('');
}

const GROUPS = ['media', 'layer', 'container', 'supports'];

function writtenNode(node: ChildNode, uses: Uses): string {
  if (node.type === 'rule') return writtenRule(node, uses);
  if (node.type !== 'atrule') return '';
  const { name, params, nodes } = node;
  if (nodes === undefined) return `${node.toString()};`;
  if (!GROUPS.includes(name)) return node.toString();
  const used = written(node, uses);
  return used === '' ? '' : `@${name} ${params}{${used}}`;
}

function writtenRule({ selectors, nodes }: Rule, uses: Uses): string {
  const used = selectors.filter((selector) => isUsed(selector, uses));
  if (used.length === 0) return '';
  const declarations = nodes.filter((node) => node.type !== 'decl' || isNeeded(node.prop, uses));
  return declarations.length === 0 ? '' : `${used.join(',')}{${declarations.join(';')}}`;
}

/** Of the declarations only those of variables can be needless. */
function isNeeded(property: string, { variables }: Uses): boolean {
  return !property.startsWith('--') || variables === null || variables.has(property);
}

/** Classes in brackets, as in `:not(.wide)`, do not count. Scripts of these pages add neither controls nor `disabled`. */
function isUsed(selector: string, { classes, tags, markup }: Page): boolean {
  const positive = selector.replaceAll(/:not\([^()]*\)/gu, '');
  if (/disabled/u.test(positive) && !markup.includes('disabled')) return false;
  const types = positive.matchAll(/\[type="?(\w+)"?\]/gu);
  if (!every(types, (type) => markup.includes(` type="${type}"`))) return false;
  const outside = withoutBrackets(selector);
  return (
    every(outside.matchAll(/\.([\w-]+)/gu), (name) => classes.has(name)) &&
    every(outside.matchAll(/(?<![\w.:#-])([a-z][\w-]*)/gu), (tag) => tags.has(tag))
  );
}

function withoutBrackets(selector: string): string {
  const less = selector.replaceAll(/[([][^()[\]]*[)\]]/gu, '');
  return less === selector ? less : withoutBrackets(less);
}

function every(found: Iterable<RegExpMatchArray>, is: (name: string) => boolean): boolean {
  return [...found].every(([, name = '']) => is(name));
}
