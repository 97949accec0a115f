/** Finding or starting the wizard of an address, and asking it to stand where the address points (WIZ-21). */
import type { QueryClient } from '@tanstack/react-query';
import { templateQuery } from '../api/templates.queries.ts';
import { formOfTemplate } from '../domain/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from '../domain/coupon-form.ts';
import { ServiceFailure } from '../domain/failures.ts';
import { traitsOf } from '../domain/flows.ts';
import { addressOf } from '../domain/wizard-position.ts';
import type { WizardSearch } from '../domain/wizard-search.ts';
import { routeOf, type WizardInput } from '../machines/wizard/wizard-context.ts';
import type { WizardActor } from '../machines/wizard/wizard.machine.ts';
import type { Services } from './services.ts';
import { findWizard, openWizard, type WizardKey } from './wizard-actors.ts';
import { answerAddress, isOwnPush } from './wizard-echo.ts';

/** The `templateId` that stands for a design of one's own: `/create/design` (WIZ-03). */
const OWN_DESIGN = 'design';

/** No such template; the wizard's "Coupon Template was not found!" (WIZ-16). */
export class TemplateNotFound extends Error {
  override readonly name = 'TemplateNotFound';
}

interface Beginning {
  readonly key: WizardKey;
  readonly templateId: string;
  readonly services: Services;
  readonly queryClient: QueryClient;
}

/** The running wizard of `/create/{templateId}`, else a new one. Throws `TemplateNotFound`, `ServiceFailure`. */
export async function beginWizard(beginning: Beginning): Promise<WizardActor> {
  const { key, services } = beginning;
  const found = findWizard(key);
  if (found !== null) return found;
  return openWizard(key, services.client, await inputOf(beginning));
}

/** Asks the wizard for a step; answers the address at which it stands then, or null where that is the one asked for. */
export function requestStep(wizard: WizardActor, search: WizardSearch): WizardSearch | null {
  if (isOwnPush(wizard, search)) return null;
  answerAddress(wizard, search);
  const here = searchOf(wizard);
  return here.step === search.step && here.substep === search.substep ? null : here;
}

/** Where the wizard stands, as search parameters; absent on the first of either. */
export function searchOf(wizard: WizardActor): WizardSearch {
  const { context } = wizard.getSnapshot();
  const { step, substep } = addressOf(routeOf(context), context);
  return { ...(step !== undefined && { step }), ...(substep !== undefined && { substep }) };
}

async function inputOf({ templateId, services, queryClient }: Beginning): Promise<WizardInput> {
  const { shareBase, defaultTimeZone } = services.configuration;
  const defaults: CouponForm = { ...COUPON_FORM_DEFAULTS, timeZone: defaultTimeZone };
  if (templateId === OWN_DESIGN) {
    const traits = traitsOf(null, true);
    return {
      flowName: 'design',
      templateId: null,
      rideAlong: null,
      traits,
      form: defaults,
      editing: false,
      shareBase,
    };
  }
  const template = await queryClient
    .ensureQueryData(templateQuery(services.client, templateId))
    .catch((reason: unknown) => {
      throw isUnknownTemplate(reason)
        ? new TemplateNotFound(templateId, { cause: reason })
        : reason;
    });
  return {
    flowName: 'create',
    templateId: template.id,
    rideAlong: null,
    traits: traitsOf(template.editorSource, template.editable),
    form: formOfTemplate(defaults, template.editorSource),
    editing: false,
    shareBase,
  };
}

/** An id that is no UUID is refused before anything is looked for; to people it is the same. */
function isUnknownTemplate(reason: unknown): boolean {
  if (!(reason instanceof ServiceFailure)) return false;
  return reason.failure.code === 'not-found' || reason.failure.code === 'invalid-request';
}
