import { Lock } from 'lucide-react';
import * as commonWords from '../../words/common.gen.ts';
import { ButtonLink } from '../parts/buttons/button.tsx';
import { Notice } from '../parts/notices/notice.tsx';
import * as administrationWords from '../../words/administration.gen.ts';
import { screen } from './frame.css.ts';

/** Shown on admin screens to users without the administrator's role (AUTH-08). */
export function NoAccessScreen() {
  return (
    <div className={screen}>
      <Notice
        level={1}
        title={administrationWords.noAccess()}
        icon={<Lock />}
        action={<ButtonLink to="/">{commonWords.backToHomepage()}</ButtonLink>}
      >
        <p>{administrationWords.forAdministrators()}</p>
      </Notice>
    </div>
  );
}
