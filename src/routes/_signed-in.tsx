import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSignIn } from '../app/session/auth.ts';
import { PageSpinner } from '../ui/parts/spinner.tsx';

/** Everything below needs a signed-in account (AUTH-07). */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: requireSignIn,
  pendingComponent: SigningIn,
  component: Outlet,
});

function SigningIn() {
  return <PageSpinner words="Signing in" />;
}
