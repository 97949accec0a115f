import { createFileRoute } from '@tanstack/react-router';
import { parseWizardSearch } from '../../domain/wizard/wizard-search.ts';
import { openNewCoupon } from '../-wizard/open-new-coupon.ts';
import { OpenedWizard } from '../-wizard/wizard-screen.tsx';
import { WizardFailure } from '../-wizard/wizard-failure.tsx';
import * as titlesWords from '../../words/titles.gen.ts';

/** A coupon from a template or an own design (WIZ-02, WIZ-03). */
export const Route = createFileRoute('/_signed-in/create/$templateId')({
  validateSearch: parseWizardSearch,
  staticData: { panes: true, code: () => import('../../app/wizard/begin-wizard.ts') },
  head: () => ({ meta: [{ title: titlesWords.createCoupon() }] }),
  beforeLoad: (opening) => openNewCoupon('create', opening),
  component: Wizard,
  errorComponent: WizardFailure,
});

function Wizard() {
  return <OpenedWizard {...Route.useRouteContext()} />;
}
