import { SearchX } from 'lucide-react';
import * as commonWords from '../../words/common.gen.ts';
import { ButtonLink } from '../parts/buttons/button.tsx';
import { ScreenNotice } from '../parts/notices/notice.tsx';
import * as shellWords from '../../words/shell.gen.ts';

/** Shown at an unknown address (SHELL-01). */
export function NotFoundScreen() {
  return (
    <ScreenNotice
      title={commonWords.pageNotFound()}
      icon={<SearchX />}
      action={<ButtonLink to="/">{commonWords.backToHomepage()}</ButtonLink>}
    >
      {shellWords.nothingAtAddress()}
    </ScreenNotice>
  );
}
