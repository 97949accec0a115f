import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { upTo } from '../theme/breakpoints.ts';
import * as styles from './coupon-grid.css.ts';
import { useGlide } from './use-glide.ts';

interface CouponGridProps {
  /** Of every card, also of those that are not drawn. */
  readonly ids: readonly string[];
  /** How many there will be when all are loaded. */
  readonly total: number;
  readonly renderCard: (id: string) => ReactNode;
}

/** A first guess at a row's height, px; rows are measured when they are drawn. */
const ROW_GUESS = 340;
/** Rows drawn beyond either edge of the window, so that Tab always finds the next card. */
const ROWS_BEYOND = 3;
const ROW_GAP = 28;

/** Cards in three, two or one columns, of which only those near the window are in the document (DASH-01). */
export function CouponGrid({ ids, total, renderCard }: CouponGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns();
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<string | null>(null);
  const focusedRow = focused === null ? -1 : Math.floor(ids.indexOf(focused) / columns);
  const rows = useWindowVirtualizer({
    count: Math.ceil(ids.length / columns),
    estimateSize: () => ROW_GUESS,
    overscan: ROWS_BEYOND,
    gap: ROW_GAP,
    scrollMargin: top,
    // The card that has the focus keeps it, however far one scrolls.
    rangeExtractor: (range) => withRow(range, focusedRow),
  });
  useLayoutEffect(() => setTop(topOf(list.current)), [ids.length, columns]);
  useGlide(list, ids);

  return (
    <div
      ref={list}
      role="list"
      className={styles.list}
      style={{ height: rows.getTotalSize() }}
      onFocus={(event) => setFocused(cardIdOf(event.target))}
      onBlur={() => setFocused(null)}
    >
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={rows.measureElement}
          role="presentation"
          data-index={row.index}
          className={styles.row}
          style={{ transform: `translateY(${row.start - top}px)` }}
        >
          {ids.slice(row.index * columns, (row.index + 1) * columns).map((id, column) => (
            <div
              key={id}
              role="listitem"
              data-card={id}
              aria-posinset={row.index * columns + column + 1}
              aria-setsize={total}
            >
              {renderCard(id)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function withRow(range: Range, row: number): number[] {
  const drawn = defaultRangeExtractor(range);
  if (row < 0 || row >= range.count || drawn.includes(row)) return drawn;
  return [...drawn, row].toSorted((one, other) => one - other);
}

function cardIdOf(target: EventTarget): string | null {
  if (!(target instanceof HTMLElement)) return null;
  return target.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null;
}

const topOf = (list: HTMLElement | null): number =>
  list === null ? 0 : list.getBoundingClientRect().top + window.scrollY;

const TWO = upTo('dashboardTwo');
const ONE = upTo('dashboardOne');

function useColumns(): number {
  return useSyncExternalStore(watchColumns, () => {
    if (matchMedia(ONE).matches) return 1;
    return matchMedia(TWO).matches ? 2 : 3;
  });
}

function watchColumns(listener: () => void): () => void {
  const queries = [TWO, ONE].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
