import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useLastingFocus } from './lasting-focus.ts';
import * as styles from './button.css.ts';

interface ButtonLook {
  /** `ink` is filled; `bad` is for actions that cannot be undone. */
  readonly look?: 'plain' | 'bare' | 'ink' | 'bad';
  /** `square` has one icon and requires an `aria-label`. */
  readonly shape?: 'text' | 'square' | 'compact';
  /** Before the words. */
  readonly icon?: ReactNode;
}

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'className'>;

/** A button that is not the screen's primary action. */
export function Button({ look, shape, icon, children, ...button }: ButtonProps) {
  const { type = 'button' } = button;
  return (
    <button {...useLastingFocus(button)} type={type} className={styles.button({ look, shape })}>
      {icon}
      {children}
    </button>
  );
}

type ButtonAnchorProps = ButtonLook & Omit<ComponentProps<'a'>, 'className'>;

/** A link out of the application, styled as a button. */
export function ButtonAnchor({ look, shape, icon, children, ...anchor }: ButtonAnchorProps) {
  return (
    <a {...anchor} className={styles.button({ look, shape })}>
      {icon}
      {children}
    </a>
  );
}

/** A link to a route, styled as a button. */
export const ButtonLink = createLink(ButtonAnchor);
