/** The wizard on a stored coupon (WIZ-05): its input, its place, and the state of its address. */
import type { QueryClient } from '@tanstack/react-query';
import { PROJECT_KEYS } from '../../api/project-changes.ts';
import type { WizardSearch } from '../../domain/wizard/wizard-search.ts';
import { editAddress } from '../../machines/wizard/finished-wizard.ts';
import type { WizardActor } from '../../machines/wizard/wizard.machine.ts';
import type { DraftPlaces } from '../drafts/running-registry.ts';
import { type RunningWizard, startWizard, type WizardServices } from './running-wizard.ts';
import { type EditRequest, storedInput } from './project-input.ts';

/** The navigation state of `/project/edit/{projectId}`. */
export type EditState = Partial<EditRequest>;

interface EditBeginning {
  readonly account: string;
  readonly projectId: string;
  readonly state: EditState;
  readonly search: WizardSearch;
  readonly services: WizardServices;
}

/** Opens the wizard of `/project/edit/{projectId}`: running, restored or new. Throws `ProjectNotFound`, `ServiceFailure`. */
export async function beginEditing(beginning: EditBeginning): Promise<RunningWizard> {
  const { projectId, state, search, services } = beginning;
  const places = placesOf(beginning);
  return services.wizards.open(places, () =>
    startWizard({
      places,
      sources: services,
      inputOf: async ({ key, stored }) => {
        const request: EditRequest = {
          fromDashboard: state.fromDashboard === true,
          newFromExisting: key.address.endsWith(COPY),
          withRideAlong:
            state.withRideAlong === true ||
            search.step === 'ride-along' ||
            (stored !== null && (await import('./wizard-of-draft.ts')).isCampaign(stored)),
        };
        const coupon = { projectId, request, services };
        return storedInput(coupon).catch(async (reason: unknown) =>
          (await import('./wizard-of-draft.ts')).inputOfRemoved(coupon, stored, reason),
        );
      },
    }),
  );
}

/** Suffix of the address if the wizard creates a copy. */
const COPY = '#new';

/**
 * A draft of an edit never becomes a new coupon, or the reverse. An address that names neither, such as one typed into
 * a new tab, resumes either draft (WIZ-11); without a draft it edits (SUBM-02).
 */
function placesOf({ account, projectId, state }: EditBeginning): DraftPlaces {
  const edit = { account, address: editAddress({ id: projectId }) };
  const copy = { account, address: `${edit.address}${COPY}` };
  if (state.newFromExisting === undefined) return [edit, copy];
  return [state.newFromExisting ? copy : edit];
}

/** Returns the state for every address of this wizard, so that a reload finds it again. */
export function editStateOf(wizard: WizardActor): EditState {
  const { stored, flowName } = wizard.getSnapshot().context;
  if (stored === null) return {};
  const { fromDashboard, newFromExisting } = stored;
  return { fromDashboard, newFromExisting, withRideAlong: flowName === 'campaign' };
}

/** Forces the next read of any coupon to send a request. */
export function invalidateCoupons(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(PROJECT_KEYS.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
