import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import * as styles from './notice.css.ts';

interface NoticeProps {
  readonly title: string;
  /** On a blank dashed coupon above the title. */
  readonly icon?: ReactNode;
  /** What to do: a line, or a list of tips. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** 1 where the notice is the whole screen. */
  readonly level?: 1 | 2 | 3;
}

/** An empty place: a blank coupon, one line of what is, one of what to do, one button. */
export function Notice({ title, icon, children, action, level = 2 }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.notice}>
      {icon !== undefined && <div className={styles.blank}>{icon}</div>}
      <Heading className={styles.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>{' '}
      {children !== undefined && <div className={styles.advice}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface FailureNoticeProps {
  /** What happened. */
  readonly title: string;
  /** What to do. */
  readonly children: ReactNode;
  readonly onRetry?: () => void;
}

/** Something failed: what happened, what to do, "Try again" where that helps. */
export function FailureNotice({ title, children, onRetry }: FailureNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.failed}>
        <CircleAlert />
        {title}
      </p>
      <p className={styles.advice}>{children}</p>
      {onRetry !== undefined && (
        <div className={styles.action}>
          <Button onClick={onRetry}>
            <RotateCcw />
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
