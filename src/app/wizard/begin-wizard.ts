/** Finds or starts the wizard for an address, and moves it to the address's step (WIZ-21). */
import { type Template, templateQuery } from '../../api/templates.queries.ts';
import { formOfTemplate } from '../../domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { requireKnownDesign } from '../../domain/design/known-design.ts';
import { isUnknownId } from '../../domain/failures.ts';
import { traitsOf } from '../../domain/wizard/flows.ts';
import { addressOf } from '../../domain/wizard/wizard-position.ts';
import type { WizardSearch } from '../../domain/wizard/wizard-search.ts';
import { hasWork } from '../../machines/wizard/persisted-wizard.ts';
import { routeOf, type WizardInput } from '../../machines/wizard/wizard-context.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import { rideAlongOf } from './ride-along-template.ts';
import { type RunningWizard, startWizard, type WizardServices } from './running-wizard.ts';
import { attributesQuery, saveAttribute } from '../../api/account.queries.ts';
import { ATTRIBUTE_OF } from '../../domain/session/preferences.ts';
import { isTimeZone } from '../../domain/coupon/time-zones.ts';
import type { ClientAndCache } from '../../api/client.ts';
import { languageNow } from '../../words/language.ts';

/** The `templateId` of an own design: `/create/design` (WIZ-03). */
const OWN_DESIGN = 'design';

/** The template does not exist; shows "Coupon Template was not found!" (WIZ-16). */
export class TemplateNotFound extends Error {
  override readonly name = 'TemplateNotFound';
}

interface WizardBeginning {
  readonly account: string;
  /** Also the first segment of the address; `/campaign/{templateId}` adds the Ride-Along (WIZ-04). */
  readonly flowName: 'create' | 'campaign';
  readonly templateId: string;
  /** The initial scheme of a new coupon; by default the design's first. */
  readonly scheme?: string | undefined;
  readonly services: WizardServices;
}

/** Opens the wizard of `/create/{templateId}`: running, from a draft, or new. Throws `TemplateNotFound`, `DesignUnreadable`, `ServiceFailure`. */
export async function beginWizard(beginning: WizardBeginning): Promise<RunningWizard> {
  const { account, flowName, templateId, services } = beginning;
  const places = [{ account, address: `/${flowName}/${templateId}` }] as const;
  return services.wizards.open(places, async () => {
    const wizard = await startWizard({
      places,
      sources: services,
      inputOf: ({ stored }) =>
        inputOf(beginning).catch((reason: unknown) =>
          withdrawnInput(beginning, stored?.form, reason),
        ),
    });
    storeTimeZoneOf(wizard.actor, services);
    return wizard;
  });
}

/** Asks the wizard for a step; returns the wizard's new address, or null if it equals the requested one. */
export function requestStep({ actor, echo }: RunningWizard, search: WizardSearch) {
  const isOwnPush = echo.isOwnPush(search);
  echo.arrive(search);
  if (isOwnPush) return null;
  const here = searchOf(actor);
  return here.step === search.step && here.substep === search.substep ? null : here;
}

/** Whether the wizard has work on a coupon in another of its design's schemes. */
export function isBegunOtherwise({ actor }: RunningWizard, scheme: string): boolean {
  const snapshot = actor.getSnapshot();
  const { form } = snapshot.context;
  const schemes = form.stripEditorSource?.schemes ?? [];
  return hasWork(snapshot) && form.scheme !== scheme && schemes.some(({ name }) => name === scheme);
}

/** The wizard's position as search parameters; absent on the first step or substep. */
export function searchOf(wizard: WizardActor): WizardSearch {
  const { context } = wizard.getSnapshot();
  return addressOf(routeOf(context), context);
}

async function inputOf(beginning: WizardBeginning): Promise<WizardInput> {
  const { flowName, templateId, scheme, services } = beginning;
  const { shareBase } = services.configuration;
  const isOwnDesign = flowName === 'create' && templateId === OWN_DESIGN;
  const [timeZone, template] = await Promise.all([
    preferredTimeZone(services),
    isOwnDesign ? null : templateOf(beginning),
  ]);
  // A coupon begins in the language that its maker reads (STEP-19).
  const defaults: CouponForm = { ...COUPON_FORM_DEFAULTS, timeZone, language: languageNow() };
  const input = { templateId: null, stored: null, shareBase };
  if (template === null)
    return { ...input, flowName: 'design', traits: traitsOf(null, true), form: defaults };

  requireKnownDesign(template.editorSource);
  const rideAlong =
    flowName === 'campaign' ? await rideAlongOf(services, template.informedImagesId) : null;
  return {
    ...input,
    flowName,
    templateId: template.id,
    traits: traitsOf(template.editorSource, template.editable),
    form: formOfTemplate(defaults, template.editorSource, { scheme, rideAlong }),
  };
}

/**
 * A draft survives the withdrawal of its template: the draft has the design, and the coupon is created without
 * naming the template (WIZ-11). Throws the reason if there is no draft.
 */
async function withdrawnInput(
  { flowName, services }: WizardBeginning,
  storedForm: unknown,
  reason: unknown,
): Promise<WizardInput> {
  if (!(reason instanceof TemplateNotFound)) throw reason;
  const { restoredForm } = await import('../../domain/coupon/fields/restored-form.ts');
  const draft = restoredForm(COUPON_FORM_DEFAULTS, storedForm);
  const { stripEditorSource: design, rideAlongImageEditorSource: rideAlong, timeZone } = draft;
  if (design === null) throw reason;
  return {
    flowName,
    templateId: null,
    stored: null,
    shareBase: services.configuration.shareBase,
    traits: traitsOf(design, true),
    form: formOfTemplate({ ...COUPON_FORM_DEFAULTS, timeZone }, design, { rideAlong }),
  };
}

async function templateOf({ templateId, services }: WizardBeginning): Promise<Template> {
  return services.queryClient
    .ensureQueryData(templateQuery(services.client, templateId))
    .catch((reason: unknown) => {
      throw isUnknownId(reason) ? new TemplateNotFound(templateId, { cause: reason }) : reason;
    });
}

/** An account's last chosen time zone is the default of its next coupon (STEP-08, API-10). */
const ATTRIBUTE = ATTRIBUTE_OF.timeZone;

/** Reads the account's zone, else the configured one, also if the services do not answer. */
async function preferredTimeZone({ client, queryClient, configuration }: WizardServices) {
  const attributes = await queryClient
    .fetchQuery({ ...attributesQuery(client), retry: false })
    .catch(() => []);
  const stored = attributes.find(({ id }) => id === ATTRIBUTE)?.value;
  return typeof stored === 'string' && isTimeZone(stored) ? stored : configuration.defaultTimeZone;
}

/** Stores each zone that the user chooses in this wizard from now on. */
function storeTimeZoneOf(wizard: WizardActor, { client, queryClient }: ClientAndCache): void {
  let known = wizard.getSnapshot().context.form.timeZone;
  wizard.subscribe(({ context }) => {
    if (context.form.timeZone === known) return;
    known = context.form.timeZone;
    const invalidateList = () =>
      queryClient.invalidateQueries({ queryKey: attributesQuery(client).queryKey });
    // The coupon itself has the zone; after a failure the user chooses it again for the next coupon.
    saveAttribute(client, ATTRIBUTE, known).then(invalidateList, () => {});
  });
}
