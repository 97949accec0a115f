import { createFileRoute, notFound } from '@tanstack/react-router';

/** An unknown address under /admin requires a sign-in before "Page not found." (AUTH-07). */
export const Route = createFileRoute('/_signed-in/admin/$')({
  loader: () => notFound({ throw: true }),
});
