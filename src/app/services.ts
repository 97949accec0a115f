import { createApiClient, type ClientAndCache } from '../api/client.ts';
import type { Configuration } from '../domain/configuration.ts';
import type { RunningEditor } from './admin/running-editor.ts';
import { type CouponRegistry, createCouponRegistry } from './dashboard/coupon-registry.ts';
import { createRunningRegistry, type RunningRegistry } from './drafts/running-registry.ts';
import { createQueryClient } from './query-client.ts';
import { type AccountCalls, accountCalls } from './session/account-calls.ts';
import type { SessionClient } from './session/auth-session.ts';
import type { RunningWizard } from './wizard/running-wizard.ts';

/** What routes may use of the outside world. */
export interface Services extends ClientAndCache {
  readonly configuration: Configuration;
  readonly wizards: RunningRegistry<RunningWizard>;
  readonly coupons: CouponRegistry;
  readonly editors: RunningRegistry<RunningEditor>;
}

/** The context of a signed-in screen. */
export interface OpenedServices {
  readonly services: Services;
  /** Requests of the page itself, independent of its screen. */
  readonly account: AccountCalls;
}

/** Creates the services of one page and everything that lives as long as the page. */
export function makeServices(
  configuration: Configuration,
  session: Pick<SessionClient, 'accessToken' | 'renew'>,
): OpenedServices {
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
  return { services, account: accountCalls(services) };
}
