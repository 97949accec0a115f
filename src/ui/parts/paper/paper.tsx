import type { ReactNode } from 'react';
import * as styles from './paper.css.ts';

interface DeskProps {
  readonly children: ReactNode;
  readonly className: string;
}

/** The background of previews: darker paper with rulers. */
export function Desk({ children, className }: DeskProps) {
  return <div className={`${styles.desk} ${className}`}>{children}</div>;
}

/** A scheme's colors as a printer's color bar. */
export function ColorBars({ colors }: { readonly colors: readonly string[] }) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {colors.map((color, index) => (
        <i key={`${index}-${color}`} className={styles.bar} style={{ background: color }} />
      ))}
    </span>
  );
}

interface CropMarksProps {
  readonly children: ReactNode;
  readonly size?: 'large' | 'medium' | 'small';
  readonly ground?: 'desk' | 'proof';
}

/** Crop marks around a proof. */
export function CropMarks({ children, size, ground }: CropMarksProps) {
  return <div className={styles.crops({ size, ground })}>{children}</div>;
}
