import { createFileRoute, notFound } from '@tanstack/react-router';

/** Only an admin gets past the guard to learn that no screen answers here yet (AUTH-08). */
export const Route = createFileRoute('/_admin/admin/keywords')({
  loader: () => {
    throw notFound();
  },
});
