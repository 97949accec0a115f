import { RotateCcw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonAnchor } from '../parts/buttons/button.tsx';
import { ScreenNotice } from '../parts/notices/notice.tsx';
import * as commonWords from '../../words/common.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';

interface FailureScreenProps {
  /** What happened. */
  readonly title: string;
  /** What to do. */
  readonly advice: ReactNode;
  readonly icon?: ReactNode;
  /** What the button does; without this it reloads. */
  readonly again?: string;
  /** A plain link, because the application may be broken; null if home would not help. */
  readonly home: string | null;
  readonly onAgain: () => void;
}

/** A screen that failed: what happened, what to do, "Reload" (SHELL-12, SHELL-15). */
export function FailureScreen(props: FailureScreenProps) {
  const { title, advice, icon = <TriangleAlert />, again = actionsWords.reload() } = props;
  const { home, onAgain } = props;
  return (
    <ScreenNotice
      role="alert"
      title={title}
      icon={icon}
      action={
        <>
          <Button icon={<RotateCcw />} onClick={onAgain}>
            {again}
          </Button>
          {home !== null && (
            <ButtonAnchor look="bare" href={home}>
              {commonWords.backToHomepage()}
            </ButtonAnchor>
          )}
        </>
      }
    >
      {advice}
    </ScreenNotice>
  );
}
