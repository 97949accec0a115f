import { useState } from 'react';
import { FLOWS } from '../../domain/wizard/flows.ts';
import { areFormChecksThere } from '../../domain/wizard/form-checks.ts';
import { positionAfter } from '../../domain/wizard/wizard-position.ts';
import { fieldsShowingIssues, routeOf } from '../../machines/wizard/wizard-context.ts';
import type { WizardActor, WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import type { ScreenProps } from '../../ui/wizard/fields/screen-form.ts';
import * as wizardWords from '../../words/wizard.gen.ts';

/** The wizard's props for every form screen. */
export function useScreenProps(
  actor: WizardActor,
  context: WizardSnapshot['context'],
): ScreenProps {
  const isLast = positionAfter(routeOf(context), context) === null;
  // The first screen may show before its checks are loaded; it has no issues yet.
  const [showingIssues] = useState(() =>
    areFormChecksThere() ? fieldsShowingIssues(context) : [],
  );
  return {
    form: context.form,
    revision: context.revision,
    showingIssues,
    submitLabel: isLast ? FLOWS[context.flowName].finalButton() : wizardWords.next(),
    onChange: (values) => actor.send({ type: 'form.change', values }),
    onSubmit: (values, direction) => actor.send({ type: 'step.submit', values, direction }),
    onInvalid: () => actor.send({ type: 'pane.select', pane: 'design' }),
  };
}
