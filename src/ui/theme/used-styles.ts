/**
 * Returns the rules and the variables that a page's markup can use. A build's style sheet also has those of other pages,
 * such as the expired coupon, the missing page and the product's other colors: a fifth to a quarter of it.
 */
export function usedStyles(css: string, markup: string): string {
  const named = [...markup.matchAll(/ class="([^"]*)"/gu)];
  const page = {
    classes: new Set(named.flatMap(([, names = '']) => names.split(' '))),
    tags: new Set(
      [...markup.matchAll(/<([a-z][\w-]*)/gu)].map(([, tag]) => tag ?? '').concat(ROOTS),
    ),
    markup,
  };
  return withoutEmptyRules(withoutUnusedVariables(usedRules(css, page)));
}

interface Page {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly markup: string;
}

/** Around the markup. */
const ROOTS = ['html', 'body'];

function usedRules(css: string, page: Page): string {
  return cut(css, ';}')
    .map((statement) => usedStatement(statement, page))
    .join('');
}

const GROUP = /^@(?:media|layer|container|supports)\b/u;

function usedStatement(statement: string, page: Page): string {
  const start = statement.indexOf('{');
  const head = statement.slice(0, start).trim();
  if (start === -1 || (head.startsWith('@') && !GROUP.test(head))) return statement;
  const body = statement.slice(start + 1, -1);
  if (head.startsWith('@')) {
    const used = usedRules(body, page);
    return used === '' ? '' : `${head}{${used}}`;
  }
  const selectors = cut(head, ',').map((selector) => selector.replace(/,$/u, ''));
  const used = selectors.filter((selector) => isUsed(selector, page));
  return used.length === 0 ? '' : `${used.join(',')}{${body}}`;
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

const USE = /var\((--[\w-]+)/gu;
const DECLARATION = /(?<=[{;])(--[\w-]+):(?:"[^"]*"|[^;{}"])*(?:;|(?=\}))/gu;

function withoutUnusedVariables(css: string): string {
  const used = new Set([...css.matchAll(USE)].map(([, name]) => name));
  const less = css.replaceAll(DECLARATION, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  );
  return less === css ? css : withoutUnusedVariables(less);
}

function withoutEmptyRules(css: string): string {
  const less = css.replaceAll(/(?<=[{};]|^)[^{};]*\{\}/gu, '');
  return less === css ? css : withoutEmptyRules(less);
}

const SIGN = /["'()[\]{},;]/gu;

/** Cuts a text behind these signs, but not inside of brackets and strings. */
function cut(text: string, ends: string): readonly string[] {
  const parts: string[] = [];
  let [start, depth, quote] = [0, 0, ''];
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (depth > 0 || quote !== '' || !ends.includes(sign)) continue;
    parts.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return [...parts, text.slice(start)];
}
