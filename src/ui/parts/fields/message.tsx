import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './text-field.css.ts';

const ICONS = { bad: CircleAlert, ok: CircleCheck, warn: TriangleAlert };

interface MessageProps {
  readonly kind: keyof typeof ICONS;
  readonly children: ReactNode;
  readonly id?: string;
}

/** One line of status: always with an icon and words, never only a color. */
export function Message({ kind, children, id }: MessageProps) {
  const Icon = ICONS[kind];
  return (
    <p id={id} className={`${styles.message} ${styles[kind]}`}>
      <Icon />
      <span>{children}</span>
    </p>
  );
}
