import { type ReactNode, useRef } from 'react';
import { useColumns } from '../lists/use-columns.ts';
import { type GridMemory, WindowGrid } from '../lists/window-grid.tsx';
import * as styles from './coupon-grid.css.ts';
import { useGlide } from './use-glide.ts';

interface CouponGridProps {
  /** Of every card, also of those that are not drawn. */
  readonly ids: readonly string[];
  /** How many there will be when all are loaded. */
  readonly total: number;
  readonly memory: GridMemory;
  readonly renderCard: (id: string) => ReactNode;
}

/** Cards in three, two or one columns, of which only those near the window are in the document (DASH-01). */
export function CouponGrid({ ids, total, memory, renderCard }: CouponGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns('dashboardTwo', 'dashboardOne');
  useGlide(list, ids);
  return (
    <WindowGrid
      {...{ list, ids, total, columns, memory, renderCard }}
      rowGuess={340}
      rowGap={28}
      rowClass={styles.row}
      className={styles.list}
    />
  );
}
