/** An account's last chosen time zone is the default of its next coupon (STEP-08, API-10). */
import { attributesQuery, saveAttribute } from '../../api/attributes.queries.ts';
import { ATTRIBUTE_OF } from '../../domain/session/preferences.ts';
import { isTimeZone } from '../../domain/coupon/time-zones.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import type { WizardSources } from './wizard-services.ts';

const ATTRIBUTE = ATTRIBUTE_OF.timeZone;

/** Reads the account's zone, else the configured one, also if the services do not answer. */
export async function preferredTimeZone({ services, queryClient }: WizardSources): Promise<string> {
  const { client, configuration } = services;
  const attributes = await queryClient
    .fetchQuery({ ...attributesQuery(client), retry: false })
    .catch(() => []);
  const stored = attributes.find(({ id }) => id === ATTRIBUTE)?.value;
  return typeof stored === 'string' && isTimeZone(stored) ? stored : configuration.defaultTimeZone;
}

/** Stores each zone that the user chooses in this wizard from now on. */
export function storeTimeZoneOf(
  wizard: WizardActor,
  { services, queryClient }: WizardSources,
): void {
  let known = wizard.getSnapshot().context.form.timeZone;
  wizard.subscribe(({ context }) => {
    if (context.form.timeZone === known) return;
    known = context.form.timeZone;
    const invalidateList = () =>
      queryClient.invalidateQueries({ queryKey: attributesQuery(services.client).queryKey });
    // The coupon itself has the zone; after a failure the user chooses it again for the next coupon.
    saveAttribute(services.client, ATTRIBUTE, known).then(invalidateList, () => {});
  });
}
