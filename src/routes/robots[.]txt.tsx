import { createFileRoute, notFound } from '@tanstack/react-router';

const ADDRESS = '/robots.txt';

/** A file of the server: navigating there inside the application reloads the document (SHELL-04). */
export const Route = createFileRoute('/robots.txt')({
  beforeLoad: ({ preload }) => {
    if (preload) return;
    /* This document came from that address: the server has no such file, and a reload would loop. */
    if (documentAddress() === ADDRESS) throw notFound();
    window.location.assign(ADDRESS);
    return new Promise<never>(() => {});
  },
});

/** The path from which this document was loaded, before any navigation. */
function documentAddress(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined ? window.location.pathname : new URL(entry.name).pathname;
}
