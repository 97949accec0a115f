import { type ReactNode, useRef } from 'react';
import { useColumns } from '../lists/use-columns.ts';
import { type GridMemory, WindowGrid } from '../lists/window-grid.tsx';
import * as styles from './coupon-grid.css.ts';
import { useMoveAnimation } from './use-move-animation.ts';

interface CouponGridProps {
  /** Ids of all cards, including those that are not rendered. */
  readonly ids: readonly string[];
  /** The number of all coupons, loaded or not. */
  readonly total: number;
  readonly memory: GridMemory;
  readonly renderCard: (id: string) => ReactNode;
}

/** Cards in three, two or one columns; only those near the window are rendered (DASH-01). */
export function CouponGrid({ ids, total, memory, renderCard }: CouponGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns('dashboardTwo', 'dashboardOne');
  useMoveAnimation(list, ids);
  return (
    <WindowGrid
      list={list}
      ids={ids}
      total={total}
      columns={columns}
      memory={memory}
      renderCard={renderCard}
      rowGuess={340}
      rowGap={28}
      rowClass={styles.row}
      className={styles.list}
    />
  );
}
