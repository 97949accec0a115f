import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];
type Context = Parameters<NonNullable<Rule['create']>>[0];
type Found = NonNullable<Parameters<Context['report']>[0]['node']>;

/** What this rule reads of a node of the syntax tree, JSX and types included. */
interface Node {
  readonly type: string;
  readonly parent: Node | null;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly name?: Node | string;
  readonly key?: Node;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
}

/** Attributes and fields that hold a text for people, even of one word. */
const SHOWN =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|words|text|hint|help|heading|question|answer|advice|caption|summary|\w+(Label|Title|Words|Hint))$/u;
const WORD = /\p{L}{2}/u;
/** A capital, then words: `No coupon yet`, `“Pizza” is removed`. */
const PHRASE = /^[“(]?(\p{Lu}[\p{L}\p{M}’'-]*|\0\S*)[,:;]? +[\p{L}\p{N}“(&\0]/u;
/** Small words and the end of a sentence: `, which was saved.` */
const ENDING = /\p{Ll} \p{Ll}.*[.!?…]$/u;
/** A single word as it stands on a button. */
const CAPITALIZED = /^\p{Lu}\p{Ll}+…?$/u;
/** Shapes, which have letters and spaces too. */
const DRAWN = /^(d|points|transform|className|viewBox)$/u;
const THROUGH = ['ConditionalExpression', 'LogicalExpression', 'JSXExpressionContainer'];
const SYNTAX = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSLiteralType',
  'TaggedTemplateExpression',
  'ExpressionStatement',
];
/** Read by programmers and operators. */
const FOR_THE_LOG = /Error$|Exception$|^(console|log|logger|debug|warn|info|error|fatal|trace)$/u;

/** Every sentence that a person reads is in a catalogue (`src/words/en`), so no other source has one. */
export const sentencesRule: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'sentences for people are in src/words/en' },
  },
  create(context) {
    const check = (node: Found): void => {
      if (!isSentence(asNode(node))) return;
      context.report({ node, message: 'Put this into a catalogue of src/words/en.' });
    };
    return { JSXText: check, Literal: check, TemplateLiteral: check };
  },
};

/** The linter's own types have one name for each kind of node. */
function asNode(node: object): Node {
  return node as Node;
}

function isSentence(node: Node): boolean {
  const text = textOf(node);
  if (!WORD.test(text.replaceAll('\0', ''))) return false;
  if (node.type === 'JSXText') return true;
  const holder = holderOf(node);
  if (holder?.type === 'JSXElement' || holder?.type === 'JSXFragment') return true;
  if (holder?.type === 'JSXAttribute')
    return SHOWN.test(nameOf(holder)) || (isPhrase(text) && !DRAWN.test(nameOf(holder)));
  if (isSyntax(node) || isForTheLog(node)) return false;
  const isShown = holder?.type === 'Property' && SHOWN.test(nameOf(holder));
  return isPhrase(text) || (isShown && CAPITALIZED.test(text));
}

function isPhrase(text: string): boolean {
  return PHRASE.test(text) || ENDING.test(text);
}

/** A NUL stands for each expression of a template. */
function textOf({ type, value, quasis }: Node): string {
  if (quasis !== undefined) return quasis.map((quasi) => quasi.value.cooked).join('\0');
  return (type === 'JSXText' || type === 'Literal') && typeof value === 'string' ? value : '';
}

/** What shows or stores the text, through conditions: an attribute, an element, a field, or any other node. */
function holderOf({ parent }: Node): Node | null {
  let holder = parent;
  while (holder !== null && THROUGH.includes(holder.type)) holder = holder.parent;
  return holder;
}

function nameOf({ key, name = key }: Node): string {
  const text = typeof name === 'object' ? (name.name ?? name.value) : name;
  return typeof text === 'string' ? text : '';
}

/** A module's name, a type, a directive, a key, or a query in a language of its own. */
function isSyntax(node: Node): boolean {
  const { parent } = node;
  if (parent?.type === 'Property' && parent.key === node) return true;
  return parent !== null && SYNTAX.includes(parent.type);
}

function isForTheLog(node: Node): boolean {
  let { parent: at } = node;
  while (at !== null && !/Block|Declaration|Function/u.test(at.type)) {
    if (at.callee !== undefined && namesIn(at.callee).some((name) => FOR_THE_LOG.test(name)))
      return true;
    at = at.parent;
  }
  return false;
}

/** The names of `a.b.c`. */
function namesIn({ object, property, ...node }: Node): readonly string[] {
  if (object !== undefined && property !== undefined)
    return [...namesIn(object), ...namesIn(property)];
  return [nameOf(node)];
}

/** The linter takes a plugin by its default export. */
export default { meta: { name: 'house' }, rules: { sentences: sentencesRule } };
