import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountOf } from '../../app/auth.ts';
import { parseWizardSearch } from '../../domain/wizard-search.ts';
import { WizardFailure } from '../-wizard-failure.tsx';
import { WizardScreen } from '../-wizard-screen.tsx';

/** A coupon from a template with its Ride-Along image (WIZ-04). The machine decides where it stands; the address asks (WIZ-21). */
export const Route = createFileRoute('/_signed-in/campaign/$templateId')({
  validateSearch: parseWizardSearch,
  staticData: { panes: true, code: () => import('../../app/begin-wizard.ts') },
  head: () => ({ meta: [{ title: 'Create a coupon and a Ride-Along image' }] }),
  beforeLoad: async ({ context, params, search, preload }) => {
    if (preload) return { wizard: null };
    const { beginWizard, requestStep } = await import('../../app/begin-wizard.ts');
    const account = accountOf(context.auth.getSnapshot())?.id ?? '';
    const place = { account, address: `/campaign/${params.templateId}` };
    const wizard = await beginWizard({ ...context, place, flowName: 'campaign', ...params });
    const elsewhere = requestStep(wizard, search);
    if (elsewhere !== null)
      throw redirect({ to: '/campaign/$templateId', params, search: elsewhere, replace: true });
    return { wizard };
  },
  component: Wizard,
  errorComponent: WizardFailure,
});

function Wizard() {
  const { wizard, services } = Route.useRouteContext();
  const { templateId } = Route.useParams();
  if (wizard === null) return null;
  return (
    <WizardScreen
      key={wizard.sessionId}
      wizard={wizard}
      services={services}
      address={`/campaign/${templateId}`}
    />
  );
}
