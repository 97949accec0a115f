import { createApiClient } from '../api/client.ts';
import type { Configuration } from '../domain/configuration.ts';
import type { RunningEditor } from './admin/running-editor.ts';
import { createCouponRegistry } from './dashboard/coupon-registry.ts';
import { createRunningRegistry } from './drafts/running-registry.ts';
import { createQueryClient } from './query-client.ts';
import { accountCalls } from './session/account-calls.ts';
import type { SessionClient } from './session/auth-session.ts';
import type { RunningWizard } from './wizard/running-wizard.ts';

/** What routes may use of the outside world. */
export type Services = OpenedServices['services'];

/** The context of a signed-in screen. */
export type OpenedServices = ReturnType<typeof makeServices>;

/** Creates the services of one page and everything that lives as long as the page. */
export function makeServices(
  configuration: Configuration,
  session: Pick<SessionClient, 'accessToken' | 'renew'>,
) {
  const client = createApiClient({
    baseUrl: configuration.apiBase,
    accessToken: () => session.accessToken(),
    onUnauthorized: () => session.renew(),
  });
  const services = {
    configuration,
    client,
    queryClient: createQueryClient(),
    wizards: createRunningRegistry<RunningWizard>(),
    coupons: createCouponRegistry(),
    editors: createRunningRegistry<RunningEditor>(),
  };
  return {
    services,
    /** Requests of the page itself, independent of its screen. */
    account: accountCalls(services),
  };
}
