/** The wizard on a stored coupon (WIZ-05): what it starts with, where it lives, and what its address remembers. */
import type { QueryClient } from '@tanstack/react-query';
import { PROJECT_KEYS } from '../api/project-changes.ts';
import type { WizardSearch } from '../domain/wizard-search.ts';
import { editAddress } from '../machines/wizard/finished-wizard.ts';
import type { WizardActor } from '../machines/wizard/wizard.machine.ts';
import type { Services } from './services.ts';
import { type EditWish, storedInput } from './stored-coupon.ts';
import { openWizard } from './wizard-actors.ts';

/** What the navigation state may carry to `/project/edit/{projectId}`. */
export type EditState = Partial<EditWish>;

interface Beginning {
  readonly account: string;
  readonly projectId: string;
  readonly state: EditState;
  readonly search: WizardSearch;
  readonly services: Services;
  readonly queryClient: QueryClient;
}

/** The wizard of `/project/edit/{projectId}`: running, kept as a draft, or new. Throws `ProjectNotFound`, `ServiceFailure`. */
export async function beginEditing(beginning: Beginning): Promise<WizardActor> {
  const { account, projectId, state, search, services, queryClient } = beginning;
  const wish: EditWish = {
    fromDashboard: state.fromDashboard === true,
    newFromExisting: state.newFromExisting === true,
    withRideAlong: state.withRideAlong === true || search.step === 'ride-along',
  };
  // A kept edit is never taken for a new coupon, nor the other way round.
  const address = `${editAddress({ id: projectId })}${wish.newFromExisting ? '#new' : ''}`;
  return openWizard({ account, address }, services.client, () =>
    storedInput({ projectId, wish, services, queryClient }),
  );
}

/** What every address of this wizard has to remember, so that a reload finds it again. */
export function editStateOf(wizard: WizardActor): EditState {
  const { stored, flowName } = wizard.getSnapshot().context;
  if (stored === null) return {};
  const { fromDashboard, newFromExisting } = stored;
  return { fromDashboard, newFromExisting, withRideAlong: flowName === 'campaign' };
}

/** Whatever was read of coupons is read anew. */
export function forgetCoupons(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(PROJECT_KEYS.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
