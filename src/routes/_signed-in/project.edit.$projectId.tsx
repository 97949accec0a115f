import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountIdOf } from '../../app/session/auth.ts';
import { parseWizardSearch } from '../../domain/wizard/wizard-search.ts';
import { OpenedWizard } from '../-wizard/wizard-screen.tsx';
import { WizardFailure } from '../-wizard/wizard-failure.tsx';
import * as titlesWords from '../../words/titles.gen.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dashboard opened this coupon (DASH-04). */
    readonly fromDashboard?: boolean;
    /** Saving creates a new coupon from it (SUBM-02). */
    readonly newFromExisting?: boolean;
    /** Adds a Ride-Along image (DASH-11). */
    readonly withRideAlong?: boolean;
  }
}

/** A stored coupon in the wizard (WIZ-05). The address requests a position; the machine decides (WIZ-21). */
export const Route = createFileRoute('/_signed-in/project/edit/$projectId')({
  validateSearch: parseWizardSearch,
  staticData: { panes: true, code: () => import('../../app/wizard/begin-editing.ts') },
  head: () => ({ meta: [{ title: titlesWords.editCoupon() }] }),
  beforeLoad: async ({ context, params, search, location, preload }) => {
    if (preload) return { wizard: null };
    const { beginEditing, editStateOf } = await import('../../app/wizard/begin-editing.ts');
    const { requestStep } = await import('../../app/wizard/begin-wizard.ts');
    const wizard = await beginEditing({
      ...context,
      ...params,
      account: accountIdOf(context.auth.getSnapshot()),
      state: location.state,
      search,
    });
    const elsewhere = requestStep(wizard, search);
    if (elsewhere !== null) {
      throw redirect({
        to: '/project/edit/$projectId',
        params,
        search: elsewhere,
        state: editStateOf(wizard.actor),
        replace: true,
      });
    }
    const { loadPartsFor } = await import('../-wizard/late-parts.ts');
    await loadPartsFor(wizard);
    return { wizard };
  },
  component: Wizard,
  errorComponent: WizardFailure,
});

function Wizard() {
  return <OpenedWizard {...Route.useRouteContext()} />;
}
