/** Whether an attribute or style sheet of an SVG stays inside its document; browser and services share this rule. */

/** CSS functions other than `url()` that fetch. */
const FETCHING = /\b(?:image-set|cross-fade|image|src|element)\(/iu;
const RUNNING = /expression\s*\(|behavior\s*:|-moz-binding|javascript\s*:|vbscript\s*:/iu;
const OTHER_AT_RULE = /@(?!media\b)[a-z-]/iu;
const EMBEDDED_IMAGE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/\s]+={0,2}$/u;

/** Every `url()` refers to the document itself, and nothing else fetches or runs. */
export function staysInside(value: string): boolean {
  if (FETCHING.test(value) || RUNNING.test(value)) return false;
  // An escape could spell a function's name, so escapes beside a bracket are refused.
  if (value.includes('\\') && value.includes('(')) return false;
  const [, ...calls] = value.split(/url\s*\(/iu);
  return calls.every(namesAnInnerElement);
}

/** The text after `url(`. Browsers close a missing bracket, so such a call is refused like an external one. */
function namesAnInnerElement(call: string): boolean {
  const end = call.indexOf(')');
  if (end === -1) return false;
  const argument = call.slice(0, end).trim();
  const quote = /^["']/u.exec(argument)?.[0] ?? '';
  if (quote !== '' && (argument.length < 2 || !argument.endsWith(quote))) return false;
  const target = argument.slice(quote.length, argument.length - quote.length);
  return target.startsWith('#') && !/["']/u.test(target);
}

/** A style sheet that follows the rules for values, has no at-rule but `@media`, and no escape or comment to hide one. */
export function isPlainStyleSheet(css: string): boolean {
  const bare = withoutComments(css);
  return (
    !bare.includes('\\') && !bare.includes('<') && !OTHER_AT_RULE.test(bare) && staysInside(bare)
  );
}

/** A style sheet without comments. Cut by index: a pattern would search to the end for each unclosed comment. */
export function withoutComments(css: string): string {
  let bare = '';
  let from = 0;
  while (from < css.length) {
    const start = css.indexOf('/*', from);
    const end = start === -1 ? -1 : css.indexOf('*/', start + 2);
    if (end === -1) break;
    bare += `${css.slice(from, start)} `;
    from = end + 2;
  }
  return bare + css.slice(from);
}

/** Images may be embedded; everything else must be inside the document. */
export function isInnerReference(element: string, value: string): boolean {
  const target = value.trim();
  return element === 'image' ? EMBEDDED_IMAGE.test(target) : target.startsWith('#');
}
