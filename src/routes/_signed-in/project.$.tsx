import { createFileRoute, notFound } from '@tanstack/react-router';

/** An unknown address under /project requires a sign-in before "Page not found." (AUTH-07). */
export const Route = createFileRoute('/_signed-in/project/$')({
  loader: () => notFound({ throw: true }),
});
