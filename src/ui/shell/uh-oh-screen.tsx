import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as commonWords from '../../words/common.gen.ts';
import { ScreenNotice } from '../parts/notices/notice.tsx';

interface UhOhScreenProps {
  /** The way out. */
  readonly action: ReactNode;
  readonly children: string;
}

/** The wizard cannot start: one line and one action (WIZ-16). */
export function UhOhScreen(props: UhOhScreenProps) {
  return <ScreenNotice icon={<TriangleAlert />} title={commonWords.uhOh()} {...props} />;
}
