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
  if (error instanceof Error && error.name === 'TemplateNotFound') {
    return (
      <UhOhScreen action={<ButtonLink to="/">{wizardWords.goToTheDesigns()}</ButtonLink>}>
        {commonWords.templateNotFound()}
      </UhOhScreen>
    );
  }
  if (error instanceof Error && error.name === 'DesignUnreadable') {
    return (
      <UhOhScreen action={<ButtonLink to="/">{wizardWords.goToTheDesigns()}</ButtonLink>}>
        {commonWords.wizardFailed({ detail: wizardWords.designUnreadable() })}
      </UhOhScreen>
    );
  }
  if (error instanceof Error && error.name === 'ProjectNotFound') {
    return (
      <UhOhScreen
        action={<ButtonLink to="/dashboard">{wizardWords.goBackToDashboard()}</ButtonLink>}
      >
        {commonWords.projectNotFound()}
      </UhOhScreen>
    );
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
