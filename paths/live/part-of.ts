/** Finds parts of a page by role and name, like assistive technology and `getByRole`. */
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Part } from '../recordings/recording.ts';

/** Elements that a press activates, however deep inside them the pointer was. */
const PRESSABLE =
  'button, a[href], summary, select, option, label, input, textarea, [role=button], [role=link], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=tab], [role=switch], [role=checkbox], [role=radio]';

/** Returns the pressable part around an element, for a label its control; null if there is none. */
export function pressedPart(target: Element): Element | null {
  const found = target.closest(PRESSABLE);
  if (found?.tagName !== 'LABEL') return found;
  const drawn = found.querySelector('[role=radio], [role=checkbox], [role=switch]');
  return drawn ?? (found as HTMLLabelElement).control;
}

/** Returns null if the element has no role or no name. */
export function partOf(element: Element): Part | null {
  const role = getRole(element);
  const name = nameOf(element);
  if (role === null || name === '' || isInaccessible(element)) return null;
  const alike = [...element.ownerDocument.querySelectorAll('*')].filter(
    (other) => getRole(other) === role && nameOf(other) === name && !isInaccessible(other),
  );
  return { role, name, nth: Math.max(alike.indexOf(element), 0) };
}

/** Returns the heading of the open dialog, else of the page. */
export function headingOf(page: Document): string | null {
  const dialog = page.querySelector('[role=dialog], [role=alertdialog], dialog[open]');
  const heading = (dialog ?? page).querySelector('h1, h2, [role=heading]');
  return heading === null ? null : nameOf(heading) || null;
}

const nameOf = (element: Element): string =>
  computeAccessibleName(element).replaceAll(/\s+/g, ' ').trim();
