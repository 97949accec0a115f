import { createFileRoute, notFound } from '@tanstack/react-router';

/** An unknown address under /project asks for a sign-in before it says so (AUTH-07). */
export const Route = createFileRoute('/_signed-in/project/$')({
  loader: () => {
    throw notFound();
  },
});
