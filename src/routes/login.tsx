import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireSignIn } from '../app/session/auth.ts';
import { safeReturnAddress } from '../domain/session/return-address.ts';
import { PageSpinner } from '../ui/parts/notices/spinner.tsx';
import { SignInProgress } from './-frame/sign-in-progress.tsx';
import * as shellWords from '../words/shell.gen.ts';

/** Checks the sign-in, then goes to `to`, a path on this origin, or to `/` (AUTH-03). */
export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { to?: string } =>
    typeof search['to'] === 'string' ? { to: search['to'] } : {},
  beforeLoad: async ({ context, search, preload }) => {
    if (preload) return;
    const href = safeReturnAddress(search.to);
    await requireSignIn({ context, location: { href }, preload });
    throw redirect({ href, replace: true });
  },
  pendingComponent: () => <PageSpinner words={shellWords.signingYouIn()} />,
  errorComponent: Failed,
});

function Failed() {
  const { auth } = Route.useRouteContext();
  return <SignInProgress auth={auth} words={shellWords.signingYouIn()} />;
}
