/** Exposes the machines to path tests: a test sets a listener before the page's scripts run (QA-02, QA-05). */
import type { InspectionEvent } from 'xstate';

declare global {
  interface Window {
    /** Receives XState's inspection events of every machine of the page; absent in ordinary use. */
    tearlineWatch?: (inspection: InspectionEvent) => void;
  }
}

/** Actor options for the listener; empty without a listener. */
export function watched(): { readonly inspect?: (inspection: InspectionEvent) => void } {
  // Tests also restore wizards without a page.
  const listener = typeof window === 'undefined' ? undefined : listenerOf(window);
  return listener === undefined ? {} : { inspect: listener };
}

/** In local use one of our pages may frame this one and listen from there. */
function listenerOf(page: Window): Window['tearlineWatch'] {
  if (page.parent === page) return page.tearlineWatch;
  try {
    return page.tearlineWatch ?? page.parent.tearlineWatch;
  } catch {
    return undefined;
  }
}
