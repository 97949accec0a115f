import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireAdmin } from '../app/session/auth.ts';
import { PageSpinner } from '../ui/parts/spinner.tsx';

/** Everything below answers "NO ACCESS" to whoever is no admin (AUTH-08). */
export const Route = createFileRoute('/_admin')({
  beforeLoad: requireAdmin,
  pendingComponent: SigningIn,
  component: Outlet,
});

function SigningIn() {
  return <PageSpinner words="Signing in" />;
}
