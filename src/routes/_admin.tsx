import { createFileRoute, type NotFoundRouteProps } from '@tanstack/react-router';
import { requireAdmin } from '../app/session/auth.ts';
import { NO_ACCESS } from '../domain/session/session.ts';
import { NoAccessScreen } from '../ui/shell/no-access-screen.tsx';
import { NotFoundScreen } from '../ui/shell/not-found-screen.tsx';
import { AccountSpinner } from './-frame/account-spinner.tsx';
import { ScreensWithServices } from './-queries/with-services.tsx';

/** Every screen below shows "NO ACCESS" to users who are not admins (AUTH-08). */
export const Route = createFileRoute('/_admin')({
  beforeLoad: async (guarded) => {
    const [opened] = await Promise.all([guarded.context.openServices(), requireAdmin(guarded)]);
    return opened;
  },
  pendingComponent: AccountSpinner,
  notFoundComponent: Missing,
  component: Screens,
});

function Screens() {
  return <ScreensWithServices {...Route.useRouteContext()} />;
}

/** Refused as not-found, because an error would be logged. */
function Missing({ data }: NotFoundRouteProps) {
  return data === NO_ACCESS ? <NoAccessScreen /> : <NotFoundScreen />;
}
