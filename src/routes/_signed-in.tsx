import { createFileRoute } from '@tanstack/react-router';
import { requireSignIn } from '../app/session/auth.ts';
import { PageSpinner } from '../ui/parts/spinner.tsx';
import { ScreensWithAnswers } from './-frame/with-answers.tsx';

/** Everything below needs a signed-in account (AUTH-07). */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async (guarded) => {
    const [opened] = await Promise.all([guarded.context.openServices(), requireSignIn(guarded)]);
    return opened;
  },
  pendingComponent: SigningIn,
  component: Screens,
});

function Screens() {
  return <ScreensWithAnswers {...Route.useRouteContext()} />;
}

function SigningIn() {
  return <PageSpinner words="Signing in" />;
}
