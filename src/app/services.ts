import { createApiClient, type ClientAndCache } from '../api/client.ts';
import type { Configuration } from '../domain/configuration.ts';
import { createEditorRegistry, type EditorRegistry } from './admin/editor-registry.ts';
import { type CouponRegistry, createCouponRegistry } from './dashboard/coupon-registry.ts';
import { createQueryClient } from './query-client.ts';
import { type AccountCalls, accountCalls } from './session/account-calls.ts';
import type { SessionClient } from './session/auth-session.ts';
import { createWizardRegistry, type WizardRegistry } from './wizard/wizard-registry.ts';

/** What routes may use of the outside world. */
export interface Services extends ClientAndCache {
  readonly configuration: Configuration;
  readonly wizards: WizardRegistry;
  readonly coupons: CouponRegistry;
  readonly editors: EditorRegistry;
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
    wizards: createWizardRegistry(),
    coupons: createCouponRegistry(),
    editors: createEditorRegistry(),
  };
  return { services, account: accountCalls(services) };
}
