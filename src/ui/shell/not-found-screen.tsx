import { SearchX } from 'lucide-react';
import * as commonWords from '../../words/common.gen.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { screen } from './screens.css.ts';

/** Shown at an unknown address (SHELL-01). */
export function NotFoundScreen() {
  return (
    <div className={screen}>
      <Notice
        level={1}
        title={commonWords.pageNotFound()}
        icon={<SearchX />}
        action={<ButtonLink to="/">Back To Homepage</ButtonLink>}
      >
        <p>
          Nothing is printed at this address. Check it for a typing mistake, or start from home.
        </p>
      </Notice>
    </div>
  );
}
