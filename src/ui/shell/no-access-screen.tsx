import { Lock } from 'lucide-react';
import * as commonWords from '../../words/common.gen.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { screen } from './screens.css.ts';

/** Shown on admin screens to users without the administrator's role (AUTH-08). */
export function NoAccessScreen() {
  return (
    <div className={screen}>
      <Notice
        level={1}
        title={commonWords.noAccess()}
        icon={<Lock />}
        action={<ButtonLink to="/">Back To Homepage</ButtonLink>}
      >
        <p>
          This screen is for administrators. Sign in with an administrator’s account to open it.
        </p>
      </Notice>
    </div>
  );
}
