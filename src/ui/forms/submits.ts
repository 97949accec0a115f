import type { FormEvent } from 'react';

/** Returns a handler for a form that the page itself submits. */
export function submits(call: () => void): (event: FormEvent) => void {
  return (event) => {
    event.preventDefault();
    call();
  };
}
