import { createFileRoute, notFound } from '@tanstack/react-router';

const ADDRESS = '/robots.txt';

/** A file of the server: going there from within the application loads the document again (SHELL-04). */
export const Route = createFileRoute('/robots.txt')({
  beforeLoad: ({ preload }) => {
    if (preload) return;
    /* This very document came from there: the server has no such file, and another load would end here again. */
    if (documentAddress() === ADDRESS) throw notFound();
    window.location.assign(ADDRESS);
    return new Promise<never>(() => {});
  },
});

/** The path from which this document was loaded, whatever the application has made of it since. */
function documentAddress(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined ? window.location.pathname : new URL(entry.name).pathname;
}
