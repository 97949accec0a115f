import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ServiceFailure } from '../../domain/failures.ts';
import * as commonWords from '../../words/common.gen.ts';
import { Button, ButtonLink } from '../../ui/parts/buttons/button.tsx';
import { UhOhScreen } from '../../ui/shell/uh-oh-screen.tsx';
import { RouteFailure } from '../-frame/route-failure.tsx';
import * as actionsWords from '../../words/actions.gen.ts';
import * as wizardWords from '../../words/wizard.gen.ts';

/** Shown if the wizard cannot start (WIZ-16). */
export function WizardFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const name = error instanceof Error ? error.name : '';
  const toDesigns = <ButtonLink to="/">{wizardWords.goToTheDesigns()}</ButtonLink>;
  if (name === 'TemplateNotFound')
    return <UhOhScreen action={toDesigns}>{commonWords.templateNotFound()}</UhOhScreen>;
  if (name === 'DesignUnreadable') {
    const detail = wizardWords.designUnreadable();
    return <UhOhScreen action={toDesigns}>{commonWords.wizardFailed({ detail })}</UhOhScreen>;
  }
  if (name === 'ProjectNotFound') {
    const toList = <ButtonLink to="/dashboard">{wizardWords.goBackToDashboard()}</ButtonLink>;
    return <UhOhScreen action={toList}>{commonWords.projectNotFound()}</UhOhScreen>;
  }
  if (!(error instanceof ServiceFailure)) return <RouteFailure error={error} />;
  return (
    <UhOhScreen
      action={
        <Button onClick={() => void router.invalidate()}>{actionsWords.tryAgainTitle()}</Button>
      }
    >
      {commonWords.wizardFailed({ detail: error.message })}
    </UhOhScreen>
  );
}
