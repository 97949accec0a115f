/** ms for the dialog to return the focus and for the list to render without the cards; slow phones take longer. */
const FEWEST_FRAMES = 3;
const MOST_FRAMES = 120;

/** After cards leave, focuses the next card's menu, else the previous one's, else the heading (DASH-06). */
export function focusAfterLeaving(ids: readonly string[]): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].map(
    (card) => card.dataset['card'] ?? '',
  );
  const gone = new Set(ids);
  const first = cards.findIndex((id) => gone.has(id));
  if (first === -1) return;
  const next = cards.slice(first).find((id) => !gone.has(id));
  const before = cards.slice(0, first).findLast((id) => !gone.has(id));
  whenFocusIsFree(() => focusCard(next ?? before));
}

/** When the selection ends, its bar disappears, so the last selected card gets the focus (DASH-08). */
export function focusAfterSelection(ids: readonly string[]): void {
  whenFocusIsFree(() => {
    const boxes = ids.map((id) => cardOf(id)?.querySelector<HTMLElement>('[type="checkbox"]'));
    const box = boxes.findLast((found) => found !== null && found !== undefined);
    (box ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
}

function focusCard(id: string | undefined): void {
  const card = id === undefined ? null : cardOf(id);
  const target =
    card?.querySelector<HTMLElement>('button[aria-haspopup="menu"]') ??
    document.querySelector<HTMLElement>('main h1');
  target?.focus();
}

function cardOf(id: string): Element | null {
  return document.querySelector(`[data-card="${CSS.escape(id)}"]`);
}

/** Runs once nothing has the focus; does nothing if the user has moved the focus meanwhile. */
function whenFocusIsFree(then: () => void, frame = 1): void {
  requestAnimationFrame(() => {
    if (frame >= FEWEST_FRAMES && isFocusFree()) then();
    else if (frame < MOST_FRAMES) whenFocusIsFree(then, frame + 1);
  });
}

function isFocusFree(): boolean {
  return document.activeElement?.matches('body, [data-focus="lent"]') ?? true;
}
