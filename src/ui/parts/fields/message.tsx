import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { tone } from '../../theme/layout.css.ts';
import { message } from './text-field.css.ts';

const ICONS = { bad: CircleAlert, ok: CircleCheck, warn: TriangleAlert };

interface MessageProps extends Pick<ComponentProps<'p'>, 'id' | 'role' | 'children'> {
  readonly kind: keyof typeof ICONS;
}

/** One line of status: always with an icon and words, never only a color. */
export function Message({ kind, children, ...paragraph }: MessageProps) {
  const Icon = ICONS[kind];
  return (
    <p {...paragraph} className={`${message} ${tone[kind]}`}>
      <Icon />
      <span>{children}</span>
    </p>
  );
}
