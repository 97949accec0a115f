/**
 * Returns the rules and the variables that a page's markup can use. A build's style sheet also has those of other pages,
 * such as the expired coupon, the missing page and the product's other colors: a fifth to a quarter of it.
 */
export function usedStyles(css: string, markup: string): string {
  const named = [...markup.matchAll(/ class="([^"]*)"/gu)];
  const classes = new Set(named.flatMap(([, names = '']) => names.split(' ')));
  return withoutUnusedVariables(usedRules(css, classes));
}

function usedRules(css: string, classes: ReadonlySet<string>): string {
  return cut(css, ';}')
    .map((statement) => usedStatement(statement, classes))
    .join('');
}

const GROUP = /^@(?:media|layer|container|supports)\b/u;

function usedStatement(statement: string, classes: ReadonlySet<string>): string {
  const start = statement.indexOf('{');
  const head = statement.slice(0, start).trim();
  if (start === -1 || (head.startsWith('@') && !GROUP.test(head))) return statement;
  const body = statement.slice(start + 1, -1);
  if (head.startsWith('@')) {
    const used = usedRules(body, classes);
    return used === '' ? '' : `${head}{${used}}`;
  }
  const selectors = cut(head, ',').map((selector) => selector.replace(/,$/u, ''));
  const used = selectors.filter((selector) => isUsed(selector, classes));
  return used.length === 0 ? '' : `${used.join(',')}{${body}}`;
}

/** Classes in brackets, as in `:not(.wide)`, do not count. */
function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  const outside = selector.replaceAll(/[([][^()[\]]*[)\]]/gu, '');
  return [...outside.matchAll(/\.([\w-]+)/gu)].every(([, name = '']) => classes.has(name));
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
