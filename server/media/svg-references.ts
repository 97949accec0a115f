/** Whether what an attribute or a style sheet says stays inside its SVG. */

/** CSS functions other than `url()` that fetch what they name. */
const FETCHING = /\b(?:image-set|cross-fade|image|src|element)\(/iu;
const RUNNING = /expression\s*\(|behavior\s*:|-moz-binding|javascript\s*:|vbscript\s*:/iu;
const OTHER_AT_RULE = /@(?!media\b)[a-z-]/iu;
const EMBEDDED_IMAGE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/\s]+={0,2}$/u;

/** Every `url()` names something in the document, and nothing else fetches or runs. */
export function staysInside(value: string): boolean {
  if (FETCHING.test(value) || RUNNING.test(value)) return false;
  // An escape could spell a function's name; none is taken beside a bracket.
  if (value.includes('\\') && value.includes('(')) return false;
  const calls = value.match(/url\s*\(/giu)?.length ?? 0;
  const references = [...value.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/giu)];
  return (
    calls === references.length &&
    references.every(([, , target]) => target?.startsWith('#') === true)
  );
}

/** A style sheet: beside what holds for values, no rule but `@media`, and no escape or comment that could hide one. */
export function isPlainStyleSheet(css: string): boolean {
  const bare = css.replaceAll(/\/\*[^]*?\*\//gu, ' ');
  return (
    !bare.includes('\\') && !bare.includes('<') && !OTHER_AT_RULE.test(bare) && staysInside(bare)
  );
}

/** An image may be embedded; everything else is named inside the document. */
export function isInnerReference(element: string, value: string): boolean {
  const target = value.trim();
  return element === 'image' ? EMBEDDED_IMAGE.test(target) : target.startsWith('#');
}
