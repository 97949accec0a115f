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

/**
 * Words and controls beyond an edge of the window, outside of parts that scroll sideways themselves. The page's own width
 * shows none of them: `main` clips what is wider.
 */
export function tooWide(): readonly string[] {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/u.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const isShown = element.matches('a, button, input, select, textarea, img, [tabindex="0"]');
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
      if (!isShown && !hasText) return false;
      if (element.closest('[aria-hidden="true"], [inert], svg') !== null) return false;
      const { left, right } = element.getBoundingClientRect();
      if (right - left <= 1 || (right <= width + 1 && left >= -1)) return false;
      return (
        element.checkVisibility({ visibilityProperty: true }) && !scrolls(element.parentElement)
      );
    })
    .slice(0, 3)
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Targets that a finger misses, lower or narrower than 44 px; not those with other words of their sentence beside them. */
export function smallTargets(): readonly string[] {
  const least = 43.5;
  const controls = 'a[href], button, select, textarea, summary, input:not([type="hidden"])';
  const isInSentence = ({ parentElement }: HTMLElement) =>
    [...(parentElement?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
  /** With its label, or with the larger place that it has for a finger. */
  const placesOf = (element: HTMLElement) => [
    element.getBoundingClientRect(),
    ...[element.closest('label') ?? []].flat().map((label) => label.getBoundingClientRect()),
    ...['::before', '::after'].flatMap((part) => {
      const { position, width, height } = getComputedStyle(element, part);
      if (position !== 'absolute') return [];
      return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
    }),
  ];
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => {
      if (element.closest('[inert], [aria-hidden="true"]') !== null) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const places = placesOf(element);
      const isHidden = places.every(({ width, height }) => width <= 1 || height <= 1);
      const isLarge = places.some(({ width, height }) => width >= least && height >= least);
      return !isHidden && !isLarge && !isInSentence(element);
    })
    .map((element) => element.outerHTML.slice(0, 160));
}
