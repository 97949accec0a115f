import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];
type Context = Parameters<NonNullable<Rule['create']>>[0];
type Found = NonNullable<Parameters<Context['report']>[0]['node']>;

/** The members of a syntax node that this rule reads, including JSX and types. */
interface Node {
  readonly type: string;
  readonly parent: Node | null;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly name?: Node | string;
  readonly key?: Node;
  readonly id?: Node;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly operator?: string;
}

/** Attributes and fields whose text people read, even if it is one word. */
const SHOWN =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|legend|words|text|hint|help|heading|question|answer|yes|no|advice|caption|summary|subject|detail|header|description|(?!enterKey)\w+(Label|Title|Words|Hint))$/u;
const WORD = /\p{L}{2}/u;
/** A capital, then words: `No coupon yet`, `“Pizza” is removed`. */
const PHRASE = /^[“(]?(\p{Lu}[\p{L}\p{M}’'-]*[,:;]?|\0[^\s;]*[,:]?) +[\p{L}\p{N}“(&\0]/u;
/** Small words and the end of a sentence: `, which was saved.` */
const ENDING = /\p{Ll} \p{Ll}.*[.!?…]$/u;
/** Three words in a row, as in the rest of a sentence: `must be set`. */
const WORDS_IN_A_ROW = /^(?:[\p{Ll}’']+ ){2,}[\p{Ll}’']+/u;
/** What takes a sentence and shows it: two words are one, wherever they begin. */
const SHOWING = /^(say|step|fail|refuse\w*|refusal|\w*Failure|\w+Refused)$/u;
const TWO_WORDS = /\p{L}[,:’']* +\S*\p{L}/u;
/** A single word as it stands on a button, maybe with hyphens. */
const CAPITALIZED = /^\p{Lu}\p{Ll}*(?:-\p{L}\p{Ll}+)*…?$/u;
/** What gives a text the name by which it is shown. */
const NAMED = /^(Property|VariableDeclarator)$/u;
/** Tags, styles and scripts of HTML, whole or cut off by a template, and its characters by name. */
const TAG =
  /<(style|script)\b[\s\S]*?<\/\1>|<!?\/?[a-z][a-z\d-]*(?:\s[^>]*)?\/?>|^[^<>]*>|<[a-z][a-z\d-]*(?:\s[^>]*)?$|&\w+;/giu;
const HAS_TAG = /<!?\/?[a-z][a-z\d-]*[\s/>]/iu;
/** The product's name, its two halves apart too. */
const NAME = /Tear(?:<[^>]*>)*line/gu;
/** The texts of tags that a person reads or hears. */
const TEXT_OF_TAG = /<[a-z][^>]*? (?:aria-label|title|placeholder|alt)="([^"]*)"/giu;
/** Shapes, which have letters and spaces too. */
const DRAWN = /^(d|points|transform|className|viewBox)$/u;
const THROUGH = [
  'ConditionalExpression',
  'LogicalExpression',
  'ArrayExpression',
  'JSXExpressionContainer',
];
const SYNTAX = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSLiteralType',
  'TaggedTemplateExpression',
  'ExpressionStatement',
];
/** Calls whose texts no person of the product reads (decision 033). */
const CALLS_FOR_MACHINES = new RegExp(
  [
    // The log, and failures that only the log has.
    'Error$|Exception$|^(?:console|log|logger|debug|warn|info|error|fatal|trace)$',
    '^(?:TokenRefused|IssuerUnavailable|WorkRefused|WorkTooLong|MessageFailed|MailRefused)$',
    // Headers of HTTP, names in certificates, texts that are compared or taken apart, and the ledger of the wallets.
    '^(?:headers?|commonName|startsWith|endsWith|includes|split|notSent)$',
  ].join('|'),
  'u',
);
/** Fields of the same kind. */
const FIELDS_FOR_MACHINES = /^(log|headers)$/u;

/** Every sentence for people is in a catalogue (`src/words/en`); other sources must not contain any. */
export const sentencesRule: Rule = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { fragments: { type: 'boolean' } } }],
    docs: { description: 'sentences for people are in src/words/en' },
  },
  create(context) {
    const [options] = context.options as readonly [{ readonly fragments?: boolean }?];
    const check = (node: Found): void => {
      const isFound =
        isSentence(asNode(node)) || (options?.fragments === true && isFragment(asNode(node)));
      if (!isFound) return;
      context.report({ node, message: 'Put this into a catalogue of src/words/en.' });
    };
    return { JSXText: check, Literal: check, TemplateLiteral: check };
  },
};

/** The linter's own types have a name for each kind of node. */
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
  if (isSyntax(node) || isForMachines(node)) return false;
  if (HAS_TAG.test(text)) return partsOfHtml(text).some((part) => WORD.test(part));
  const isShown = holder !== null && NAMED.test(holder.type) && SHOWN.test(nameOf(holder));
  return (
    isPhrase(text) ||
    (isShown && CAPITALIZED.test(text)) ||
    (holder !== null && isShownBy(holder) && TWO_WORDS.test(text))
  );
}

/** The texts of a piece of HTML. */
function partsOfHtml(text: string): readonly string[] {
  const hidden = [...text.matchAll(TEXT_OF_TAG)].map(([, shown = '']) => shown);
  return [...text.replaceAll(NAME, '').replaceAll(TAG, '\n').split('\n'), ...hidden];
}

function isShownBy({ type, callee }: Node): boolean {
  return (
    /^(Call|New)Expression$/u.test(type) &&
    callee !== undefined &&
    SHOWING.test(namesIn(callee).at(-1) ?? '')
  );
}

function isFragment(node: Node): boolean {
  return WORDS_IN_A_ROW.test(textOf(node)) && !isSyntax(node) && !isForMachines(node);
}

function isPhrase(text: string): boolean {
  return PHRASE.test(text) || ENDING.test(text);
}

/** A NUL replaces each expression of a template. */
function textOf({ type, value, quasis }: Node): string {
  if (quasis !== undefined) return quasis.map((quasi) => quasi.value.cooked).join('\0');
  return (type === 'JSXText' || type === 'Literal') && typeof value === 'string' ? value : '';
}

/** Returns the node that shows or stores the text, looking through conditions. */
function holderOf({ parent }: Node): Node | null {
  let holder = parent;
  while (holder !== null && THROUGH.includes(holder.type)) holder = holder.parent;
  return holder;
}

function nameOf({ key, id, name = key ?? id }: Node): string {
  const text = typeof name === 'object' ? (name.name ?? name.value) : name;
  return typeof text === 'string' ? text : '';
}

/** A module's name, a type, a directive, a key, a text that is compared, or a query in a language of its own. */
function isSyntax(node: Node): boolean {
  const { parent } = node;
  if (parent?.type === 'Property' && parent.key === node) return true;
  if (/^[!=]==$/u.test(parent?.operator ?? '')) return true;
  return parent !== null && SYNTAX.includes(parent.type);
}

function isForMachines(node: Node): boolean {
  let { parent: at } = node;
  while (at !== null && !/Block|Declaration|Function/u.test(at.type)) {
    const { callee, type } = at;
    if (callee !== undefined && namesIn(callee).some((name) => CALLS_FOR_MACHINES.test(name)))
      return true;
    if (type === 'Property' && FIELDS_FOR_MACHINES.test(nameOf(at))) return true;
    at = at.parent;
  }
  return false;
}

/** Returns the names in `a.b.c`. */
function namesIn({ object, property, ...node }: Node): readonly string[] {
  if (object !== undefined && property !== undefined)
    return [...namesIn(object), ...namesIn(property)];
  return [nameOf(node)];
}

/**
 * Members and attributes stand one by one: `...{ a, b }`, `{...{ a, b }}` and `const [a, b] = [x, y]` put several on one
 * line only to pass a limit of lines.
 */
export const groupsRule: Rule = {
  meta: {
    type: 'problem',
    docs: { description: 'members, attributes and variables are not grouped' },
  },
  create(context) {
    const message = 'Write these one by one.';
    return {
      'ObjectExpression > SpreadElement, JSXSpreadAttribute, VariableDeclarator[id.type="ArrayPattern"]'(
        node: Found,
      ) {
        const { argument, init } = node as Found & { argument?: Node; init?: Node | null };
        if (/^(?:Object|Array)Expression$/u.test((argument ?? init)?.type ?? ''))
          context.report({ node, message });
      },
    };
  },
};

/** The linter imports a plugin by its default export. */
export default {
  meta: { name: 'house' },
  rules: { sentences: sentencesRule, groups: groupsRule },
};
