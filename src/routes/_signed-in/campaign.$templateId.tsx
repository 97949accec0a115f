import { createFileRoute } from '@tanstack/react-router';
import { parseWizardSearch } from '../../domain/wizard/wizard-search.ts';
import { openNewCoupon } from '../-wizard/open-new-coupon.ts';
import { OpenedWizard } from '../-wizard/wizard-screen.tsx';
import { WizardFailure } from '../-wizard/wizard-failure.tsx';
import * as titlesWords from '../../words/titles.gen.ts';

/** A coupon from a template with its Ride-Along image (WIZ-04). */
export const Route = createFileRoute('/_signed-in/campaign/$templateId')({
  validateSearch: parseWizardSearch,
  staticData: { panes: true, code: () => import('../../app/wizard/begin-wizard.ts') },
  head: () => ({ meta: [{ title: titlesWords.createCampaign() }] }),
  beforeLoad: (opening) => openNewCoupon('campaign', opening),
  component: Wizard,
  errorComponent: WizardFailure,
});

function Wizard() {
  return <OpenedWizard {...Route.useRouteContext()} />;
}
