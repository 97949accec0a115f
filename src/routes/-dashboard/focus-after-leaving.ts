/** Frames until the dialog that asked is gone and the list is drawn without the cards. */
const FRAMES = 3;

/** Where cards leave, the focus goes to the next card's menu, else to the one before, else to the heading (DASH-06). */
export function focusAfterLeaving(ids: readonly string[]): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].map(
    (card) => card.dataset['card'] ?? '',
  );
  const gone = new Set(ids);
  const first = cards.findIndex((id) => gone.has(id));
  if (first === -1) return;
  const next = cards.slice(first).find((id) => !gone.has(id));
  const before = cards.slice(0, first).findLast((id) => !gone.has(id));
  afterFrames(FRAMES, () => focusCard(next ?? before));
}

/** Where the selection ends, the focus goes from its bar, which is gone, to the card that was selected last (DASH-08). */
export function focusAfterSelection(ids: readonly string[]): void {
  afterFrames(FRAMES, () => {
    if (!isFocusFree()) return;
    const boxes = ids.map((id) => cardOf(id)?.querySelector<HTMLElement>('[role="checkbox"]'));
    const box = boxes.findLast((found) => found !== null && found !== undefined);
    (box ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
}

function focusCard(id: string | undefined): void {
  if (!isFocusFree()) return;
  const card = id === undefined ? null : cardOf(id);
  const target =
    card?.querySelector<HTMLElement>('button[aria-haspopup="menu"]') ??
    document.querySelector<HTMLElement>('main h1');
  target?.focus();
}

/** Whoever has gone on elsewhere in the meantime is left alone. */
function isFocusFree(): boolean {
  return document.activeElement === document.body || document.activeElement === null;
}

function cardOf(id: string): Element | null {
  return document.querySelector(`[data-card="${CSS.escape(id)}"]`);
}

function afterFrames(count: number, then: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, then) : then()));
}
