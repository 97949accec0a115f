import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import * as styles from './notice.css.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as commonWords from '../../../words/common.gen.ts';

interface NoticeProps {
  readonly title: string;
  /** On an empty dashed coupon above the title. */
  readonly icon?: ReactNode;
  /** Advice: a line, or a list of tips. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** 1 if the notice fills the screen. */
  readonly level?: 1 | 2 | 3;
}

/** An empty state: an empty coupon, a title, advice, one button. */
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

interface ScreenNoticeProps extends Omit<NoticeProps, 'level'> {
  readonly role?: 'alert';
}

/** A notice that fills the screen. */
export function ScreenNotice({ role, children, ...notice }: ScreenNoticeProps) {
  return (
    <div className={styles.screen} role={role}>
      <Notice {...notice} level={1}>
        <p>{children}</p>
      </Notice>
    </div>
  );
}

interface FailureNoticeProps {
  /** What happened, if that can be told. */
  readonly title?: string;
  /** What to do. */
  readonly children: ReactNode;
  readonly onRetry?: () => void;
}

/** A failure: what happened, what to do, and "Try again" if that helps. */
export function FailureNotice(props: FailureNoticeProps) {
  const { title = commonWords.anErrorOccurred(), children, onRetry } = props;
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.failed}>
        <CircleAlert />
        {title}
      </p>
      <p className={styles.advice}>{children}</p>
      {onRetry !== undefined && (
        <div className={styles.action}>
          <Button icon={<RotateCcw />} onClick={onRetry}>
            {actionsWords.tryAgain()}
          </Button>
        </div>
      )}
    </div>
  );
}
