import type { MouseEvent } from 'react';

/** Otherwise the second press of a double press would submit the next screen unseen. */
export function dropSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
