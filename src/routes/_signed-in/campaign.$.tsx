import { createFileRoute, notFound } from '@tanstack/react-router';

/** An unknown address under /campaign requires a sign-in before "Page not found." (AUTH-07). */
export const Route = createFileRoute('/_signed-in/campaign/$')({
  loader: () => notFound({ throw: true }),
});
