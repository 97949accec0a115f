import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ServiceFailure } from '../../domain/failures.ts';
import * as commonWords from '../../words/common.gen.ts';
import { Button, ButtonLink } from '../../ui/parts/buttons/button.tsx';
import { ScreenNotice } from '../../ui/parts/notices/notice.tsx';
import { RouteFailure } from '../-frame/route-failure.tsx';
import * as actionsWords from '../../words/actions.gen.ts';
import * as wizardWords from '../../words/wizard.gen.ts';

/** Shown if the wizard cannot start (WIZ-16). */
export function WizardFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const name = error instanceof Error ? error.name : '';
  const toDesigns = <ButtonLink to="/">{wizardWords.goToTheDesigns()}</ButtonLink>;
  if (name === 'TemplateNotFound')
    return <UhOh action={toDesigns}>{commonWords.templateNotFound()}</UhOh>;
  if (name === 'DesignUnreadable') {
    const detail = wizardWords.designUnreadable();
    return <UhOh action={toDesigns}>{commonWords.wizardFailed({ detail })}</UhOh>;
  }
  if (name === 'ProjectNotFound') {
    const toList = <ButtonLink to="/dashboard">{wizardWords.goBackToDashboard()}</ButtonLink>;
    return <UhOh action={toList}>{commonWords.projectNotFound()}</UhOh>;
  }
  if (!(error instanceof ServiceFailure)) return <RouteFailure error={error} />;
  return (
    <UhOh
      action={
        <Button onClick={() => void router.invalidate()}>{actionsWords.tryAgainTitle()}</Button>
      }
    >
      {commonWords.wizardFailed({ detail: error.message })}
    </UhOh>
  );
}

/** One line and one way out. */
function UhOh(props: { readonly action: ReactNode; readonly children: string }) {
  return <ScreenNotice icon={<TriangleAlert />} title={commonWords.uhOh()} {...props} />;
}
