/** The wizard on a stored coupon (WIZ-05): what it starts with, where it lives, and what its address remembers. */
import type { QueryClient } from '@tanstack/react-query';
import { PROJECT_KEYS } from '../../api/project-changes.ts';
import type { WizardSearch } from '../../domain/wizard/wizard-search.ts';
import { editAddress } from '../../machines/wizard/finished-wizard.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import { accountIdOf } from '../session/auth.ts';
import type { RouterContext } from '../router-context.ts';
import { type EditWish, storedInput } from './stored-coupon.ts';
import { type Opening, openWizard } from './wizard-actors.ts';
import { isCampaign } from '../drafts/wizard-from-draft.ts';

/** What the navigation state may carry to `/project/edit/{projectId}`. */
export type EditState = Partial<EditWish>;

interface Beginning extends RouterContext {
  readonly projectId: string;
  readonly state: EditState;
  readonly search: WizardSearch;
}

/** The wizard of `/project/edit/{projectId}`: running, kept as a draft, or new. Throws `ProjectNotFound`, `ServiceFailure`. */
export async function beginEditing(beginning: Beginning): Promise<WizardActor> {
  const { projectId, state, search, services, queryClient } = beginning;
  return openWizard({
    places: placesOf(beginning),
    client: services.client,
    inputOf: ({ key, kept }) => {
      const wish: EditWish = {
        fromDashboard: state.fromDashboard === true,
        newFromExisting: key.address.endsWith(COPY),
        withRideAlong:
          state.withRideAlong === true || search.step === 'ride-along' || isCampaign(kept),
      };
      return storedInput({ projectId, wish, services, queryClient });
    },
  });
}

/** Behind the address of a coupon of which a new one is made. */
const COPY = '#new';

/**
 * A kept edit is never taken for a new coupon, nor the other way round. Only an address that says neither, as one
 * typed into a new tab, goes on with whatever was left there (WIZ-11); with nothing left it edits (SUBM-02).
 */
function placesOf({ auth, projectId, state }: Beginning): Opening['places'] {
  const account = accountIdOf(auth.getSnapshot());
  const edit = { account, address: editAddress({ id: projectId }) };
  const copy = { account, address: `${edit.address}${COPY}` };
  if (state.newFromExisting === undefined) return [edit, copy];
  return [state.newFromExisting ? copy : edit];
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
