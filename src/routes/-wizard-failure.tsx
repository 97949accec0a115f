import type { ErrorComponentProps } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { ServiceFailure } from '../domain/failures.ts';
import { FAILURE_MESSAGES } from '../domain/messages.ts';
import { Button, ButtonLink } from '../ui/parts/button.tsx';
import { Notice } from '../ui/parts/notice.tsx';
import { RouteFailure } from './-route-failure.tsx';

/** What the wizard shows where it cannot begin (WIZ-16). */
export function WizardFailure({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  if (error instanceof Error && error.name === 'TemplateNotFound') return <TemplateMissing />;
  if (!(error instanceof ServiceFailure)) return <RouteFailure error={error} />;
  return (
    <Notice
      level={1}
      icon={<TriangleAlert />}
      title={FAILURE_MESSAGES.uhOh}
      action={<Button onClick={reset}>Try again</Button>}
    >
      {FAILURE_MESSAGES.wizard(error.message)}
    </Notice>
  );
}

function TemplateMissing() {
  return (
    <Notice
      level={1}
      icon={<TriangleAlert />}
      title={FAILURE_MESSAGES.uhOh}
      action={<ButtonLink to="/">Go to the designs</ButtonLink>}
    >
      {FAILURE_MESSAGES.templateNotFound}
    </Notice>
  );
}
