/** Turns a person's actions on a page into the steps of a path (QA-05). */
import { getRole, computeAccessibleName, isInaccessible } from 'dom-accessibility-api';
import type { Machines } from './machines.ts';
import type { Deed, RecordedStep, Part } from '../recordings/recording.ts';

const KEYS = ['Enter', 'Escape', 'ArrowDown', 'ArrowUp'];
const TYPED = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider'];

/** ms */
const ECHO_MS = 50;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Records actions between `start` and `stop`. */
export class Recorder {
  readonly #machines: Machines;
  readonly #changed: (steps: readonly RecordedStep[]) => void;
  #steps: readonly RecordedStep[] | null = null;
  #page: Document | null = null;
  #typed: Field | null = null;
  #pressed: { readonly on: Element | null; readonly at: number } = { on: null, at: 0 };
  #stood: ReadonlyMap<string, string> = new Map();

  constructor(machines: Machines, changed: (steps: readonly RecordedStep[]) => void) {
    this.#machines = machines;
    this.#changed = changed;
  }

  /** Attaches to a document when it is loaded; each opened page has its own. */
  listen(page: Document): void {
    this.#page = page;
    this.#typed = null;
    page.addEventListener('click', (event) => this.#click(event), true);
    page.addEventListener('input', (event) => this.#input(event), true);
    page.addEventListener('change', (event) => this.#choose(event), true);
    page.addEventListener('keydown', (event) => this.#key(event), true);
    // The page may unload before the next step could record its result.
    page.defaultView?.addEventListener('pagehide', () => this.#settle());
  }

  start(): void {
    this.#steps = [];
    this.#typed = null;
    this.#stood = this.#standing();
    this.#changed([]);
  }

  stop(): readonly RecordedStep[] {
    this.#flush();
    this.#settle();
    const steps = this.#steps ?? [];
    this.#steps = null;
    return steps;
  }

  #click(event: MouseEvent): void {
    const { target } = event;
    if (!event.isTrusted || !isElement(target)) return;
    const pressed = pressedPart(target);
    if (pressed === null || pressed.tagName === 'SELECT' || pressed.tagName === 'OPTION') return;
    if (isTyped(pressed)) return;
    this.#flush();
    const part = partOf(pressed);
    // A press on a label also presses its control.
    const isEcho = pressed === this.#pressed.on && event.timeStamp - this.#pressed.at < ECHO_MS;
    this.#pressed = { on: pressed, at: event.timeStamp };
    if (part !== null && !isEcho) this.#add({ do: 'press', part });
  }

  #input({ target }: Event): void {
    if (!isElement(target) || !isTyped(target)) return;
    if (this.#typed !== null && this.#typed !== target) this.#flush();
    this.#typed = target;
  }

  #choose({ target }: Event): void {
    if (!isElement(target) || target.tagName !== 'SELECT') return;
    const list = target as HTMLSelectElement;
    const part = partOf(list);
    const option = list.selectedOptions[0]?.label ?? '';
    if (part !== null) this.#add({ do: 'choose', part, option });
  }

  #key({ key, target, isTrusted }: KeyboardEvent): void {
    if (!isTrusted || !KEYS.includes(key) || !isElement(target)) return;
    // Enter activates a button, and types a line break in a multiline text.
    if (key === 'Enter' && !(isTyped(target) && target.tagName === 'INPUT')) return;
    if (key.startsWith('Arrow') && getRole(target) !== 'combobox') return;
    this.#flush();
    this.#add({ do: 'key', key });
  }

  #flush(): void {
    const field = this.#typed;
    this.#typed = null;
    const part = field === null ? null : partOf(field);
    if (field !== null && part !== null) this.#add({ do: 'type', part, text: field.value });
  }

  #add(deed: Deed): void {
    if (this.#steps === null) return;
    this.#settle();
    this.#steps = [...this.#steps, { deed, machines: {}, heading: null }];
    this.#changed(this.#steps);
  }

  /** The result of the last step is read when the next one begins. */
  #settle(): void {
    const last = this.#steps?.at(-1);
    if (this.#steps === null || last === undefined || last.heading !== null) return;
    const standing = this.#standing();
    const moved = [...standing].filter(([machine, places]) => this.#stood.get(machine) !== places);
    this.#stood = standing;
    const machines = Object.fromEntries(
      moved.map(([machine, places]) => [machine, places.split(' + ')]),
    );
    const heading = this.#page === null ? null : headingOf(this.#page);
    this.#steps = [...this.#steps.slice(0, -1), { ...last, machines, heading }];
  }

  #standing(): ReadonlyMap<string, string> {
    const { running } = this.#machines;
    return new Map([...running].map(([id, { places }]) => [id, places.toSorted().join(' + ')]));
  }
}

/** Elements of the frame are not instances of this window's classes. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}

function isTyped(element: Element): element is Field {
  return (
    'value' in element && TYPED.includes(getRole(element) ?? '') && element.tagName !== 'SELECT'
  );
}

/** Elements that a press activates, however deep inside them the pointer was. */
const PRESSABLE =
  'button, a[href], summary, select, option, label, input, textarea, [role=button], [role=link], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=tab], [role=switch], [role=checkbox], [role=radio]';

/** Returns the pressable part around an element, for a label its control; null if there is none. */
function pressedPart(target: Element): Element | null {
  const found = target.closest(PRESSABLE);
  if (found?.tagName !== 'LABEL') return found;
  const drawn = found.querySelector('[role=radio], [role=checkbox], [role=switch]');
  return drawn ?? (found as HTMLLabelElement).control;
}

/** Returns null if the element has no role or no name. */
function partOf(element: Element): Part | null {
  const role = getRole(element);
  const name = nameOf(element);
  if (role === null || name === '' || isInaccessible(element)) return null;
  const alike = [...element.ownerDocument.querySelectorAll('*')].filter(
    (other) => getRole(other) === role && nameOf(other) === name && !isInaccessible(other),
  );
  return { role, name, nth: Math.max(alike.indexOf(element), 0) };
}

/** Returns the heading of the open dialog, else of the page. */
function headingOf(page: Document): string | null {
  const dialog = page.querySelector('[role=dialog], [role=alertdialog], dialog[open]');
  const heading = (dialog ?? page).querySelector('h1, h2, [role=heading]');
  return heading === null ? null : nameOf(heading) || null;
}

const nameOf = (element: Element): string =>
  computeAccessibleName(element).replaceAll(/\s+/g, ' ').trim();
