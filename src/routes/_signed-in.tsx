import { createFileRoute } from '@tanstack/react-router';
import { requireSignIn } from '../app/session/auth.ts';
import { AccountSpinner } from './-frame/account-spinner.tsx';
import { ScreensWithServices } from './-queries/with-services.tsx';

/** Everything below needs a signed-in account (AUTH-07). */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async (guarded) => {
    const [opened] = await Promise.all([guarded.context.openServices(), requireSignIn(guarded)]);
    return opened;
  },
  pendingComponent: AccountSpinner,
  component: Screens,
});

function Screens() {
  return <ScreensWithServices {...Route.useRouteContext()} />;
}
