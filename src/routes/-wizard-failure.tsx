import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ServiceFailure } from '../domain/failures.ts';
import { FAILURE_MESSAGES } from '../domain/messages.ts';
import { Button, ButtonLink } from '../ui/parts/button.tsx';
import { Notice } from '../ui/parts/notice.tsx';
import { RouteFailure } from './-route-failure.tsx';

/** What the wizard shows where it cannot begin (WIZ-16). */
export function WizardFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  if (error instanceof Error && error.name === 'TemplateNotFound') {
    return (
      <UhOh action={<ButtonLink to="/">Go to the designs</ButtonLink>}>
        {FAILURE_MESSAGES.templateNotFound}
      </UhOh>
    );
  }
  if (error instanceof Error && error.name === 'ProjectNotFound') {
    return (
      <UhOh action={<ButtonLink to="/dashboard">Go back to Dashboard</ButtonLink>}>
        {FAILURE_MESSAGES.projectNotFound}
      </UhOh>
    );
  }
  if (!(error instanceof ServiceFailure)) return <RouteFailure error={error} />;
  return (
    <UhOh action={<Button onClick={() => void router.invalidate()}>Try Again</Button>}>
      {FAILURE_MESSAGES.wizard(error.message)}
    </UhOh>
  );
}

interface UhOhProps {
  readonly action: ReactNode;
  readonly children: string;
}

function UhOh({ action, children }: UhOhProps) {
  return (
    <Notice level={1} icon={<TriangleAlert />} title={FAILURE_MESSAGES.uhOh} action={action}>
      {children}
    </Notice>
  );
}
