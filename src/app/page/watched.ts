/** Machines watched from outside the product: whoever walks its paths sets a listener before the page's scripts run (QA-02, QA-05). */
import type { InspectionEvent } from 'xstate';

declare global {
  interface Window {
    /** Receives what XState reports of every machine of the page; absent in ordinary use. */
    tearlineWatch?: (inspection: InspectionEvent) => void;
  }
}

/** Options for an actor that is to be seen by the listener; empty where nobody listens. */
export function watched(): { readonly inspect?: (inspection: InspectionEvent) => void } {
  // Wizards are restored in tests without a page, too.
  const listener = typeof window === 'undefined' ? undefined : listenerOf(window);
  return listener === undefined ? {} : { inspect: listener };
}

/** In local use a page of our own may hold this one in a frame, and listen from there. */
function listenerOf(page: Window): Window['tearlineWatch'] {
  if (page.parent === page) return page.tearlineWatch;
  try {
    return page.tearlineWatch ?? page.parent.tearlineWatch;
  } catch {
    return undefined;
  }
}
