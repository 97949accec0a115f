import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ServiceFailure } from '../../domain/failures.ts';
import * as commonWords from '../../words/common.gen.ts';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { UhOhScreen } from '../../ui/shell/uh-oh-screen.tsx';
import { RouteFailure } from '../-frame/route-failure.tsx';

/** Shown if the wizard cannot start (WIZ-16). */
export function WizardFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  if (error instanceof Error && error.name === 'TemplateNotFound') {
    return (
      <UhOhScreen action={<ButtonLink to="/">Go to the designs</ButtonLink>}>
        {commonWords.templateNotFound()}
      </UhOhScreen>
    );
  }
  if (error instanceof Error && error.name === 'DesignUnreadable') {
    return (
      <UhOhScreen action={<ButtonLink to="/">Go to the designs</ButtonLink>}>
        {commonWords.wizardFailed({ detail: commonWords.designUnreadable() })}
      </UhOhScreen>
    );
  }
  if (error instanceof Error && error.name === 'ProjectNotFound') {
    return (
      <UhOhScreen action={<ButtonLink to="/dashboard">Go back to Dashboard</ButtonLink>}>
        {commonWords.projectNotFound()}
      </UhOhScreen>
    );
  }
  if (!(error instanceof ServiceFailure)) return <RouteFailure error={error} />;
  return (
    <UhOhScreen action={<Button onClick={() => void router.invalidate()}>Try Again</Button>}>
      {commonWords.wizardFailed({ detail: error.message })}
    </UhOhScreen>
  );
}
