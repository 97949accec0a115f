import type { ApiClient } from '../api/client.ts';
import type { Configuration } from '../domain/configuration.ts';
import { type CouponRegistry, createCouponRegistry } from './dashboard/coupon-registry.ts';
import { createEditorRegistry, type EditorRegistry } from './admin/editor-registry.ts';
import { createWizardRegistry, type WizardRegistry } from './wizard/wizard-registry.ts';

/** What routes may use of the world outside. */
export interface Services {
  readonly configuration: Configuration;
  readonly client: ApiClient;
  readonly wizards: WizardRegistry;
  readonly coupons: CouponRegistry;
  readonly editors: EditorRegistry;
}

/** Creates the services of one page, and with them what lives as long as the page does. */
export function createServices(configuration: Configuration, client: ApiClient): Services {
  return {
    configuration,
    client,
    wizards: createWizardRegistry(),
    coupons: createCouponRegistry(),
    editors: createEditorRegistry(),
  };
}
