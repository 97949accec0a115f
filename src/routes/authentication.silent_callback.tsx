import { createFileRoute } from '@tanstack/react-router';
import { reportToParent } from '../app/session/auth-silent-callback.ts';
import { PageSpinner } from '../ui/parts/notices/spinner.tsx';
import * as commonWords from '../words/common.gen.ts';

/** The return address of a silent renewal, inside an iframe (AUTH-01). */
export const Route = createFileRoute('/authentication/silent_callback')({
  beforeLoad: ({ preload }) => {
    if (!preload) reportToParent();
  },
  staticData: { frame: false },
  component: () => <PageSpinner words={commonWords.renewingSignIn()} />,
});
