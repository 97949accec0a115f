/** Names that designers gave texts in a drawing program; the importer reads them from `data-label` (STEP-11). */
import { givenName } from '../../../domain/design/text-names.ts';
import { WORDS } from '../../../domain/svg/allow-list.ts';

const NAME = 'data-label';
/** Inkscape writes the first, Illustrator `data-name` and `id`, Figma `id`; most certain first. */
const PLACES = ['inkscape:label', 'aria-label', 'data-name', 'id'] as const;

/** Copies the name of a text or its part, unless it has ours; a text alone in a group also uses the group's name. */
export function copyGivenName(inert: Element, copy: Element): void {
  if (!WORDS.has(inert.localName) || copy.hasAttribute(NAME)) return;
  const words = inert.textContent;
  const named = inert.localName === 'text' ? [inert, ...groupAround(inert)] : [inert];
  for (const element of named) {
    for (const place of PLACES) {
      const name = givenName(element.getAttribute(place) ?? '', words);
      if (name !== null) return copy.setAttribute(NAME, name);
    }
  }
}

function groupAround({ parentElement }: Element): readonly Element[] {
  const isItsOwn = parentElement?.localName === 'g' && parentElement.childElementCount === 1;
  return isItsOwn ? [parentElement] : [];
}
