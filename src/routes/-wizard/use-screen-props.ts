import { useState } from 'react';
import { FLOWS } from '../../domain/wizard/flows.ts';
import { areFormChecksThere } from '../../domain/wizard/form-checks.ts';
import { positionAfter } from '../../domain/wizard/wizard-position.ts';
import { fieldsShowingIssues } from '../../machines/wizard/shown-issues.ts';
import { routeOf } from '../../machines/wizard/wizard-context.ts';
import type { WizardActor, WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import type { ScreenProps } from '../../ui/wizard/fields/screen-form.ts';

/** What every form screen is given of the wizard. */
export function useScreenProps(
  actor: WizardActor,
  context: WizardSnapshot['context'],
): ScreenProps {
  const isLast = positionAfter(routeOf(context), context) === null;
  // The one screen that may stand before its checks has nothing to show yet.
  const [showingIssues] = useState(() =>
    areFormChecksThere() ? fieldsShowingIssues(context) : [],
  );
  return {
    form: context.form,
    revision: context.revision,
    showingIssues,
    submitLabel: isLast ? FLOWS[context.flowName].finalButton : 'Next',
    onChange: (values) => actor.send({ type: 'form.change', values }),
    onSubmit: (values, direction) => actor.send({ type: 'step.submit', values, direction }),
    onInvalid: () => actor.send({ type: 'pane.select', pane: 'design' }),
  };
}
