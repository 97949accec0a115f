/** The time zone that an account chose last begins its next coupon (STEP-08, API-10). */
import type { QueryClient } from '@tanstack/react-query';
import { attributesQuery, saveAttribute } from '../../api/attributes.queries.ts';
import { isTimeZone } from '../../domain/coupon/expiry.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import type { Services } from '../services.ts';

const ATTRIBUTE = 'coupon.time-zone';

interface Keeping {
  readonly services: Services;
  readonly queryClient: QueryClient;
}

/** The zone kept for the account, else the configured one; services that do not answer cost the memory alone. */
export async function preferredTimeZone({ services, queryClient }: Keeping): Promise<string> {
  const { client, configuration } = services;
  const attributes = await queryClient
    .fetchQuery({ ...attributesQuery(client), retry: false })
    .catch(() => []);
  const kept = attributes.find(({ id }) => id === ATTRIBUTE)?.value;
  return typeof kept === 'string' && isTimeZone(kept) ? kept : configuration.defaultTimeZone;
}

const followed = new WeakSet<WizardActor>();

/** Keeps each zone that is chosen in this wizard. */
export function keepTimeZone(wizard: WizardActor, { services, queryClient }: Keeping): void {
  if (followed.has(wizard)) return;
  followed.add(wizard);
  let known = wizard.getSnapshot().context.form.timeZone;
  wizard.subscribe(({ context }) => {
    if (context.form.timeZone === known) return;
    known = context.form.timeZone;
    const forgetList = () =>
      queryClient.invalidateQueries({ queryKey: attributesQuery(services.client).queryKey });
    // The coupon itself has the zone: what could not be kept is chosen again for the next one.
    saveAttribute(services.client, ATTRIBUTE, known).then(forgetList, () => {});
  });
}
