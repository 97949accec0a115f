import { Lock } from 'lucide-react';
import * as commonWords from '../../words/common.gen.ts';
import { ButtonLink } from '../parts/buttons/button.tsx';
import { ScreenNotice } from '../parts/notices/notice.tsx';
import * as administrationWords from '../../words/administration.gen.ts';

/** Shown on admin screens to users without the administrator's role (AUTH-08). */
export function NoAccessScreen() {
  return (
    <ScreenNotice
      title={administrationWords.noAccess()}
      icon={<Lock />}
      action={<ButtonLink to="/">{commonWords.backToHomepage()}</ButtonLink>}
    >
      {administrationWords.forAdministrators()}
    </ScreenNotice>
  );
}
