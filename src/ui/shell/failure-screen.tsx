import { RotateCcw, TriangleAlert } from 'lucide-react';
import { Button, ButtonAnchor } from '../parts/buttons/button.tsx';
import { ScreenNotice } from '../parts/notices/notice.tsx';
import * as commonWords from '../../words/common.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';

interface FailureScreenProps {
  /** What happened. */
  readonly title: string;
  /** What to do. */
  readonly advice: string;
  /** A plain link, because the application may be broken; null if home would not help. */
  readonly home: string | null;
  readonly onReload: () => void;
}

/** A screen that failed: what happened, what to do, "Reload" (SHELL-12, SHELL-15). */
export function FailureScreen({ title, advice, home, onReload }: FailureScreenProps) {
  return (
    <ScreenNotice
      role="alert"
      title={title}
      icon={<TriangleAlert />}
      action={
        <>
          <Button onClick={onReload}>
            <RotateCcw />
            {actionsWords.reload()}
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
