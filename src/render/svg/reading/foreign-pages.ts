/** HTML within a drawing, which programs write for features that SVG lacks. */

import * as importReportWords from '../../../words/render/import-report.gen.ts';
import * as svgFaultsWords from '../../../words/domain/svg-faults.gen.ts';

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

/** Why a design cannot contain a disallowed element. */
export function whyRefused(element: Element): string {
  const background = emptyBoxIn(element)?.getAttribute('style') ?? '';
  return /conic-gradient\(/u.test(background)
    ? importReportWords.angularGradient()
    : svgFaultsWords.elementRefused();
}

function emptyBoxIn({ localName, textContent, children }: Element): Element | null {
  const [box, ...others] = children;
  if (localName !== 'foreignObject' || textContent.trim() !== '') return null;
  if (box?.localName !== 'div' || others.length > 0 || box.childElementCount > 0) return null;
  return box;
}
