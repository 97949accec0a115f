import { SearchX } from 'lucide-react';
import * as commonWords from '../../words/common.gen.ts';
import { ButtonLink } from '../parts/buttons/button.tsx';
import { Notice } from '../parts/notices/notice.tsx';
import * as shellWords from '../../words/shell.gen.ts';
import { screen } from './frame.css.ts';

/** Shown at an unknown address (SHELL-01). */
export function NotFoundScreen() {
  return (
    <div className={screen}>
      <Notice
        level={1}
        title={commonWords.pageNotFound()}
        icon={<SearchX />}
        action={<ButtonLink to="/">{commonWords.backToHomepage()}</ButtonLink>}
      >
        <p>{shellWords.nothingAtAddress()}</p>
      </Notice>
    </div>
  );
}
