/** The controls that take the focus by themselves. */
const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';
/** The parts of a page that a lost focus stays in. */
const ROOM = '[role="dialog"], [role="alertdialog"], main';
/** How many focused elements are remembered: a dialog that closes takes its own with it. */
const REMEMBERED = 8;
/** ms: dialogs, routes and screens that have a better place take the focus first. */
const PATIENCE_MS = 150;

/** Moves the focus to what is nearest when the focused control disappears: no press leaves it on the page's body. */
export function followLostFocus(page: Document): () => void {
  let trails: readonly (readonly Element[])[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) trails = [trailOf(target), ...trails].slice(0, REMEMBERED);
  };
  let isAwaited = false;
  const search = () => {
    isAwaited = false;
    const last = trails[0]?.[0];
    // Somebody who pressed beside all controls has left the last one by themselves.
    if (page.activeElement !== page.body || last === undefined || isThere(last)) return;
    lend(nearestOf(trails));
  };
  const changes = new MutationObserver(() => {
    if (isAwaited || page.activeElement !== page.body || trails.length === 0) return;
    isAwaited = true;
    setTimeout(search, PATIENCE_MS);
  });
  page.addEventListener('focusin', remember);
  changes.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    changes.disconnect();
    page.removeEventListener('focusin', remember);
  };
}

/** An element with all that it is in, as far as its dialog or the page's content. */
function trailOf(element: Element): readonly Element[] {
  const { parentElement } = element;
  if (parentElement === null || element.matches(ROOM)) return [element];
  return [element, ...trailOf(parentElement)];
}

/** A control with the mark has the focus only until a screen knows a better place for it. */
function lend(place: HTMLElement | null): void {
  if (place === null) return;
  place.focus({ preventScroll: true });
  place.dataset['focus'] = 'lent';
  place.addEventListener('blur', () => delete place.dataset['focus'], { once: true });
}

/** A place in the smallest part around a remembered control that is still there, the last control's first. */
function nearestOf(trails: readonly (readonly Element[])[]): HTMLElement | null {
  const before = trails.flatMap(([element]) => element ?? []).filter(isThere);
  for (const part of trails.flat())
    if (part.isConnected && part.closest(ROOM)) {
      const place = before.find((element) => part.contains(element)) ?? placeIn(part);
      if (place instanceof HTMLElement) return place;
    }
  // A dialog that its address opened leaves only the page.
  return document.querySelector<HTMLElement>('main h1[tabindex]');
}

/** The first control of a part, else its heading; of the whole page its heading, since its first link leads away. */
function placeIn(part: Element): Element | undefined {
  const choices = [part, ...part.querySelectorAll('*')];
  const found = choices.find((element) => element.matches(CONTROLS) && isThere(element));
  const heading = choices.find((element) => element.matches('[tabindex="-1"]') && isThere(element));
  return part.matches('main') ? (heading ?? found) : (found ?? heading);
}

function isThere(element: Element): boolean {
  return (
    element.isConnected && element.checkVisibility() && !element.matches(':disabled, :disabled *')
  );
}
