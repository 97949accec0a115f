import type { ReactNode } from 'react';
import { crops } from './crop-marks.css.ts';

interface CropMarksProps {
  readonly children: ReactNode;
  readonly size?: 'large' | 'medium' | 'small';
  readonly ground?: 'desk' | 'proof';
}

/** A proof's crop marks around what will be cut out. */
export function CropMarks({ children, size, ground }: CropMarksProps) {
  return <div className={crops({ size, ground })}>{children}</div>;
}
