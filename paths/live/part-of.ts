/** Finds parts of a page by role and name, like assistive technology and `getByRole`. */
import type { Part } from '../recordings/recording.ts';

/** Elements that a press activates, however deep inside them the pointer was. */
const PRESSABLE =
  'button, a[href], summary, select, option, label, input, textarea, [role=button], [role=link], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=tab], [role=switch], [role=checkbox], [role=radio]';

const INPUT_ROLES: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
  button: 'button',
  submit: 'button',
};

/** Returns the pressable part around an element, for a label its control; null if there is none. */
export function pressedPart(target: Element): Element | null {
  const found = target.closest(PRESSABLE);
  if (found?.tagName !== 'LABEL') return found;
  const drawn = found.querySelector('[role=radio], [role=checkbox], [role=switch]');
  return drawn ?? (found as HTMLLabelElement).control;
}

/** Returns null if the element has no role or no name. */
export function partOf(element: Element): Part | null {
  const role = roleOf(element);
  const name = nameOf(element);
  if (role === null || name === '' || element.closest('[aria-hidden=true]') !== null) return null;
  const alike = [...element.ownerDocument.querySelectorAll('*')].filter(
    (other) => roleOf(other) === role && isShown(other) && nameOf(other) === name,
  );
  return { role, name, nth: Math.max(alike.indexOf(element), 0) };
}

export function roleOf(element: Element): string | null {
  const given = element.getAttribute('role');
  if (given !== null) return given;
  const tag = element.tagName.toLowerCase();
  if (tag === 'button' || tag === 'summary') return 'button';
  if (tag === 'a') return element.hasAttribute('href') ? 'link' : null;
  if (tag === 'textarea') return 'textbox';
  if (tag === 'select') return 'combobox';
  if (tag === 'option') return 'option';
  if (tag !== 'input') return null;
  const type = element.getAttribute('type') ?? 'text';
  if (type === 'hidden' || type === 'file') return null;
  return INPUT_ROLES[type] ?? 'textbox';
}

/** Computes the name from labels, text and images, in this order. */
function nameOf(element: Element): string {
  const { ownerDocument } = element;
  const labelledBy = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const pointed = labelledBy.map((id) => textOf(ownerDocument.getElementById(id))).join(' ');
  const own = element.getAttribute('aria-label') ?? '';
  const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
  const labelled = labels.map((label) => textOf(label as Element)).join(' ');
  const words = isField(element) ? '' : textOf(element);
  const told = element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '';
  return [pointed, own, labelled, words, told].map(tidy).find((name) => name !== '') ?? '';
}

/** Returns text and alternative texts without hidden elements. */
function textOf(element: Element | null): string {
  if (element === null || element.getAttribute('aria-hidden') === 'true') return '';
  if (element.tagName === 'IMG') return element.getAttribute('alt') ?? '';
  if (isField(element)) return '';
  return [...element.childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : inner(node)))
    .join('');
}

function inner(node: ChildNode): string {
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  const element = node as Element;
  const display = element.ownerDocument.defaultView?.getComputedStyle(element).display ?? 'inline';
  if (display === 'none') return '';
  return display === 'inline' ? textOf(element) : ` ${textOf(element)} `;
}

function isField(element: Element): boolean {
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);
}

function isShown(element: Element): boolean {
  return element.checkVisibility();
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Returns the heading of the open dialog, else of the page. */
export function headingOf(page: Document): string | null {
  const dialog = page.querySelector('[role=dialog], [role=alertdialog], dialog[open]');
  const heading = (dialog ?? page).querySelector('h1, h2, [role=heading]');
  const words = tidy(textOf(heading));
  return words === '' ? null : words;
}
