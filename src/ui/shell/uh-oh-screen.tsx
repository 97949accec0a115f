import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as commonWords from '../../words/common.gen.ts';
import { Notice } from '../parts/notices/notice.tsx';
import { screen } from './frame.css.ts';

interface UhOhScreenProps {
  /** The way out. */
  readonly action: ReactNode;
  readonly children: string;
}

/** The wizard cannot start: one line and one action (WIZ-16). */
export function UhOhScreen({ action, children }: UhOhScreenProps) {
  return (
    <div className={screen}>
      <Notice level={1} icon={<TriangleAlert />} title={commonWords.uhOh()} action={action}>
        <p>{children}</p>
      </Notice>
    </div>
  );
}
