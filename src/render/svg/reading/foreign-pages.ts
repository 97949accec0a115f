/** HTML within a drawing, which programs write for features that SVG lacks. */

/** Figma's form: an empty HTML box that blurs the content behind it. */
export function isBackgroundBlur(element: Element): boolean {
  const box = emptyBoxIn(element);
  return (
    box !== null &&
    [...box.attributes].every(({ name, value }) =>
      name === 'style' ? /backdrop-filter/u.test(value) : name === 'xmlns',
    )
  );
}

/** The only box of a `foreignObject`, without words; null for other pages. */
export function emptyBoxIn({ localName, textContent, children }: Element): Element | null {
  const [box, ...others] = children;
  if (localName !== 'foreignObject' || textContent.trim() !== '') return null;
  if (box?.localName !== 'div' || others.length > 0 || box.childElementCount > 0) return null;
  return box;
}
