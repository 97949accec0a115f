import type { ReactNode } from 'react';
import { crops } from './crop-marks.css.ts';

interface CropMarksProps {
  readonly children: ReactNode;
  readonly size?: 'large' | 'medium' | 'small';
  readonly ground?: 'desk' | 'proof';
}

/** Crop marks around a proof. */
export function CropMarks({ children, size, ground }: CropMarksProps) {
  return <div className={crops({ size, ground })}>{children}</div>;
}
