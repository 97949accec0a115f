/** Finding or starting the wizard of an address, and asking it to stand where the address points (WIZ-21). */
import { type Template, templateQuery } from '../../api/templates.queries.ts';
import { formOfTemplate } from '../../domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from '../../domain/coupon/coupon-form.ts';
import { readDesignDocument } from '../../domain/design/design-document.schema.ts';
import { isUnknownId } from '../../domain/failures.ts';
import { traitsOf } from '../../domain/wizard/flows.ts';
import { keptForm } from '../../domain/coupon/kept-form.ts';
import { withRideAlongDesign } from '../../domain/coupon/ride-along.ts';
import { addressOf } from '../../domain/wizard/wizard-position.ts';
import type { WizardSearch } from '../../domain/wizard/wizard-search.ts';
import { routeOf, type WizardInput } from '../../machines/wizard/wizard-context.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import { accountIdOf } from '../session/auth.ts';
import { rideAlongOf } from './ride-along-template.ts';
import type { RouterContext } from '../router-context.ts';
import { isFirstVisit, openWizard } from './wizard-actors.ts';
import type { KeptDraft } from '../drafts/draft-store.ts';
import { keepTimeZone, preferredTimeZone } from './time-zone-preference.ts';
import { answerAddress, isOwnPush } from './wizard-echo.ts';

/** The `templateId` that stands for a design of one's own: `/create/design` (WIZ-03). */
const OWN_DESIGN = 'design';

/** No such template; the wizard's "Coupon Template was not found!" (WIZ-16). */
export class TemplateNotFound extends Error {
  override readonly name = 'TemplateNotFound';
}

interface Beginning extends RouterContext {
  /** Also the first part of the address; `/campaign/{templateId}` adds the Ride-Along (WIZ-04). */
  readonly flowName: 'create' | 'campaign';
  readonly templateId: string;
}

/** The wizard of `/create/{templateId}`: running, kept as a draft, or new. Throws `TemplateNotFound`, `DesignUnreadable`, `ServiceFailure`. */
export async function beginWizard(beginning: Beginning): Promise<WizardActor> {
  const { auth, flowName, templateId, services } = beginning;
  const account = accountIdOf(auth.getSnapshot());
  const wizard = await openWizard({
    places: [{ account, address: `/${flowName}/${templateId}` }],
    client: services.client,
    inputOf: ({ kept }) =>
      inputOf(beginning).catch((reason: unknown) => withdrawnInput(beginning, kept, reason)),
  });
  keepTimeZone(wizard, beginning);
  return wizard;
}

/**
 * Asks the wizard for a step; answers the address at which it stands then, or null where that is the one asked for.
 * A wizard that comes from a draft stays where it stood unless the address names a step.
 */
export function requestStep(wizard: WizardActor, search: WizardSearch): WizardSearch | null {
  if (isOwnPush(wizard, search)) return null;
  const isBare = search.step === undefined && search.substep === undefined;
  if (!(isFirstVisit(wizard) && isBare)) answerAddress(wizard, search);
  const here = searchOf(wizard);
  return here.step === search.step && here.substep === search.substep ? null : here;
}

/** Where the wizard stands, as search parameters; absent on the first of either. */
export function searchOf(wizard: WizardActor): WizardSearch {
  const { context } = wizard.getSnapshot();
  const { step, substep } = addressOf(routeOf(context), context);
  return { ...(step !== undefined && { step }), ...(substep !== undefined && { substep }) };
}

async function inputOf(beginning: Beginning): Promise<WizardInput> {
  const { flowName, templateId, services } = beginning;
  const { shareBase } = services.configuration;
  const isOwnDesign = flowName === 'create' && templateId === OWN_DESIGN;
  const [timeZone, template] = await Promise.all([
    preferredTimeZone(beginning),
    isOwnDesign ? null : templateOf(beginning),
  ]);
  const defaults: CouponForm = { ...COUPON_FORM_DEFAULTS, timeZone };
  const input = { templateId: null, rideAlong: null, stored: null, shareBase };
  if (template === null)
    return { ...input, flowName: 'design', traits: traitsOf(null, true), form: defaults };

  readDesignDocument(template.editorSource);
  const form = formOfTemplate(defaults, template.editorSource);
  const rideAlong =
    flowName === 'campaign' ? await rideAlongOf(beginning, template.informedImagesId) : null;
  return {
    ...input,
    flowName,
    templateId: template.id,
    rideAlong,
    traits: traitsOf(template.editorSource, template.editable),
    form: rideAlong === null ? form : withRideAlongDesign(form, rideAlong.design),
  };
}

/**
 * A template that is no longer offered does not take a kept draft with it: the draft has the design, and the coupon
 * is made without naming the template (WIZ-11). Throws the reason where there is nothing to go on with.
 */
function withdrawnInput(
  { flowName, services }: Beginning,
  kept: KeptDraft | null,
  reason: unknown,
): WizardInput {
  const draft = keptForm(COUPON_FORM_DEFAULTS, kept?.form);
  const { stripEditorSource: design, rideAlongImageEditorSource: rideAlong, timeZone } = draft;
  if (!(reason instanceof TemplateNotFound) || design === null) throw reason;
  const form = formOfTemplate({ ...COUPON_FORM_DEFAULTS, timeZone }, design);
  return {
    flowName,
    templateId: null,
    rideAlong: null,
    stored: null,
    shareBase: services.configuration.shareBase,
    traits: traitsOf(design, true),
    form: rideAlong === null ? form : withRideAlongDesign(form, rideAlong),
  };
}

async function templateOf({ templateId, services, queryClient }: Beginning): Promise<Template> {
  return queryClient
    .ensureQueryData(templateQuery(services.client, templateId))
    .catch((reason: unknown) => {
      throw isUnknownId(reason) ? new TemplateNotFound(templateId, { cause: reason }) : reason;
    });
}
