import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { relative } from '../theme/layout.css.ts';
import { ScrollPace } from './scroll-pace.tsx';
import * as styles from './list-head.css.ts';

/** Measurements of a grid, for its next render. */
export interface GridRows {
  readonly columns: number;
  readonly rows: readonly VirtualItem[];
}

/** Remembers the row heights of a closed list, so that its length is the same on return. */
export interface GridMemory {
  recall(): GridRows | null;
  remember(rows: GridRows): void;
}

interface WindowGridProps {
  readonly list?: RefObject<HTMLDivElement | null>;
  /** Ids of all cards, including those that are not rendered. */
  readonly ids: readonly string[];
  /** The number of all cards, loaded or not. */
  readonly total: number;
  readonly columns: number;
  /** px; the estimated row height before a row is measured. */
  readonly rowGuess: number;
  /** px between two rows. */
  readonly rowGap: number;
  /** Lays out the cards of one row. */
  readonly rowClass: string;
  readonly memory?: GridMemory;
  readonly renderCard: (id: string, index: number) => ReactNode;
}

/** Rows rendered beyond either edge of the window, so that Tab always reaches the next card. */
const ROWS_BEYOND = 3;

/** Cards in rows; only those near the window are rendered (BROWSE-08, DASH-01). */
export function WindowGrid(props: WindowGridProps) {
  const { ids, total, columns, rowGuess, rowGap, renderCard } = props;
  const own = useRef<HTMLDivElement>(null);
  const list = props.list ?? own;
  const top = useTop(list);
  const [focused, setFocused] = useState<string | null>(null);
  const focusedRow = focused === null ? -1 : Math.floor(ids.indexOf(focused) / columns);
  const [recalled] = useState(() => props.memory?.recall() ?? null);
  const rows = useWindowVirtualizer({
    count: Math.ceil(ids.length / columns),
    estimateSize: () => rowGuess,
    overscan: ROWS_BEYOND,
    gap: rowGap,
    scrollMargin: top,
    // The focused card stays rendered, however far the user scrolls.
    rangeExtractor: (range) => withRow(range, focusedRow),
    initialMeasurementsCache: recalled?.columns === columns ? [...recalled.rows] : [],
  });
  useRemembered(props.memory, () => ({ columns, rows: rows.takeSnapshot() }));

  return (
    <div
      ref={list}
      role="list"
      className={relative}
      style={{ height: rows.getTotalSize() }}
      onFocus={(event) => setFocused(cardIdOf(event.target))}
      onBlur={() => setFocused(null)}
    >
      <ScrollPace>
        {rows.getVirtualItems().map((row) => (
          <div
            key={row.key}
            ref={rows.measureElement}
            role="presentation"
            data-index={row.index}
            className={`${styles.row} ${props.rowClass}`}
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
                {renderCard(id, row.index * columns + column)}
              </div>
            ))}
          </div>
        ))}
      </ScrollPace>
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

/** px from the top of the page to the list, whatever opens or closes above it. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => setTop(topOf(list.current));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}

const topOf = (list: HTMLElement | null): number =>
  list === null ? 0 : Math.round(list.getBoundingClientRect().top + window.scrollY);

function useRemembered(memory: GridMemory | undefined, rowsNow: () => GridRows): void {
  const rows = useEffectEvent(rowsNow);
  useEffect(() => () => memory?.remember(rows()), [memory]);
}
