import type { ReactNode } from 'react';
import { desk } from './desk.css.ts';

interface DeskProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The background of previews: darker paper with rulers. */
export function Desk({ children, className }: DeskProps) {
  return <div className={className === undefined ? desk : `${desk} ${className}`}>{children}</div>;
}
