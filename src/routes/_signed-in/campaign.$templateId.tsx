import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountIdOf } from '../../app/session/auth.ts';
import { parseWizardSearch } from '../../domain/wizard/wizard-search.ts';
import { OpenedWizard } from '../-wizard/opened-wizard.tsx';
import { WizardFailure } from '../-wizard/wizard-failure.tsx';

/** A coupon from a template with its Ride-Along image (WIZ-04). The address requests a position; the machine decides (WIZ-21). */
export const Route = createFileRoute('/_signed-in/campaign/$templateId')({
  validateSearch: parseWizardSearch,
  staticData: { panes: true, code: () => import('../../app/wizard/begin-wizard.ts') },
  head: () => ({ meta: [{ title: 'Create a coupon and a Ride-Along image' }] }),
  beforeLoad: async ({ context, params, search, preload }) => {
    if (preload) return { wizard: null };
    const { beginWizard, requestStep } = await import('../../app/wizard/begin-wizard.ts');
    const wizard = await beginWizard({
      ...context,
      ...params,
      scheme: search.scheme,
      account: accountIdOf(context.auth.getSnapshot()),
      flowName: 'campaign',
    });
    const elsewhere = requestStep(wizard, search);
    if (elsewhere !== null)
      throw redirect({ to: '/campaign/$templateId', params, search: elsewhere, replace: true });
    const { loadPartsFor } = await import('../-wizard/late-parts.ts');
    await loadPartsFor(wizard);
    return { wizard };
  },
  component: Wizard,
  errorComponent: WizardFailure,
});

function Wizard() {
  const { templateId } = Route.useParams();
  return <OpenedWizard {...Route.useRouteContext()} address={`/campaign/${templateId}`} />;
}
