/** What runs in a page that is judged; each function is sent to the browser alone. */

/** Moves text apart, or doubles its size, as WCAG 1.4.12 and 1.4.4 require it to be possible. */
export function setText(look: 'spaced' | 'doubled'): void {
  const rules = {
    spaced:
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }',
    doubled: ':root { font-size: 200% !important; }',
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules[look]);
  document.adoptedStyleSheets = [sheet];
}

/** Elements whose text is cut at their edge, without dots in its place, outside of the coupon's own cards. */
export function cutTexts(): readonly string[] {
  const cut: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
    if (!hasText || element.closest('article, svg, [aria-hidden="true"], .cm-editor')) continue;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } =
      getComputedStyle(element);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (clientWidth <= 1 || clipPath !== 'none') continue;
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') continue;
    if (
      (hides(overflowX) && scrollWidth > clientWidth + 1) ||
      (hides(overflowY) && scrollHeight > clientHeight + 1)
    )
      cut.push(element.outerHTML.slice(0, 160));
  }
  return cut;
}

/** Elements that make the page wider than its window. */
export function tooWide(): readonly string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 160));
}
