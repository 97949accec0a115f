import { type ComponentProps, useRef, type RefObject, useLayoutEffect } from 'react';
import { useColumns } from '../lists/use-columns.ts';
import { WindowGrid } from '../lists/window-grid.tsx';
import * as styles from './dashboard-page.css.ts';

type CouponGridProps = Pick<
  ComponentProps<typeof WindowGrid>,
  'ids' | 'total' | 'memory' | 'renderCard'
>;

/** Cards in three, two or one columns; only those near the window are rendered (DASH-01). */
export function CouponGrid(grid: CouponGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns('dashboardTwo', 'dashboardOne');
  useMoveAnimation(list, grid.ids);
  return (
    <WindowGrid
      {...grid}
      list={list}
      columns={columns}
      rowGuess={340}
      rowGap={28}
      rowClass={styles.row}
    />
  );
}

/** ms for a card to move to its new place. */
const GLIDE_MS = 220;

interface Place {
  readonly left: number;
  /** From the top of the page. */
  readonly top: number;
}

/** After cards leave, the others glide into their places instead of jumping (DASH-06). */
function useMoveAnimation(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const before = useRef<{ count: number; places: ReadonlyMap<string, Place> }>({
    count: 0,
    places: new Map(),
  });
  useLayoutEffect(() => {
    const cards = cardsIn(list.current);
    const places = new Map(cards.map(([id, card]) => [id, placeOf(card)] as const));
    const earlier = before.current;
    before.current = { count: ids.length, places };
    if (ids.length >= earlier.count || isStill()) return;
    for (const [id, card] of cards) glide(card, earlier.places.get(id), places.get(id));
  });
}

function glide(card: HTMLElement, from: Place | undefined, to: Place | undefined): void {
  if (to === undefined) return;
  if (from === undefined) {
    card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE_MS });
    return;
  }
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (x === 0 && y === 0) return;
  card.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: GLIDE_MS,
    easing: 'cubic-bezier(.2, 0, 0, 1)',
  });
}

function cardsIn(list: HTMLElement | null): readonly (readonly [string, HTMLElement])[] {
  const cards = list?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
  return [...cards].map((card) => [card.dataset['card'] ?? '', card] as const);
}

function placeOf(card: HTMLElement): Place {
  const { left, top } = card.getBoundingClientRect();
  return { left, top: top + window.scrollY };
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
