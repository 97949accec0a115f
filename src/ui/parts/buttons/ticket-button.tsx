import { createLink } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useLastingFocus } from './lasting-focus.ts';
import * as styles from './button.css.ts';

interface TicketLook {
  readonly children: ReactNode;
  /** On the stub; an arrow by default. */
  readonly icon?: ReactNode;
  readonly size?: 'medium' | 'large';
  /** `fullOnPhones` fills the row up to 500 px. */
  readonly width?: 'fit' | 'full' | 'fullOnPhones';
}

type TicketButtonProps = TicketLook & Omit<ComponentProps<'button'>, 'children' | 'className'>;

/** The only red button of a screen. */
export function TicketButton({ children, icon, size, width, ...button }: TicketButtonProps) {
  const { type = 'button' } = button;
  return (
    <button {...useLastingFocus(button)} type={type} className={styles.ticket({ size, width })}>
      <Halves icon={icon}>{children}</Halves>
    </button>
  );
}

type TicketAnchorProps = TicketLook & Omit<ComponentProps<'a'>, 'children' | 'className'>;

/** The same ticket as a link out of the application. */
function TicketAnchor({ children, icon, size, width, ...anchor }: TicketAnchorProps) {
  return (
    <a {...anchor} className={styles.ticket({ size, width })}>
      <Halves icon={icon}>{children}</Halves>
    </a>
  );
}

/** The same ticket as a link to a route. */
export const TicketLink = createLink(TicketAnchor);

function Halves({ children, icon = <ArrowRight /> }: Pick<TicketLook, 'children' | 'icon'>) {
  return (
    <>
      <span className={styles.body}>{children}</span>
      <span className={styles.stub}>{icon}</span>
    </>
  );
}
