import type { ComponentProps, MouseEvent } from 'react';

/** Otherwise the second press of a double press would submit the next screen unseen. */
export function dropSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** The props of a button whose place another one takes: a double press or a held key must not press that one, too. */
export function pressedOnce(
  press: () => void,
): Pick<ComponentProps<'button'>, 'onClick' | 'onKeyDown'> {
  return {
    onClick: ({ detail }) => (detail > 1 ? undefined : press()),
    onKeyDown: (event) => (event.repeat ? event.preventDefault() : undefined),
  };
}
