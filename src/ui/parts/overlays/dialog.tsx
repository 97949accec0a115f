import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { visuallyHidden } from '../../theme/layout.css.ts';
import { Button } from '../buttons/button.tsx';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as styles from './dialog.css.ts';

interface DialogProps {
  readonly open: boolean;
  /** Escape, the close button, a press outside. */
  readonly onClose: () => void;
  /** The dialog's name; with `titleHidden` the content has the heading. */
  readonly title: string;
  readonly titleHidden?: boolean;
  /** `wide` and `page` have no padding and fill the screen up to 1000 px. */
  readonly size?: 'small' | 'medium' | 'wide' | 'page';
  /** The initial focus; by default the first control of a small sheet, and the heading of a larger one. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** False leaves the focus where the page has put it; by default it returns to the opener. */
  readonly finalFocus?: () => boolean;
  /** A press outside closes it too, where no work would be lost. */
  readonly dismissible?: boolean;
  /** False while an action runs that cannot be stopped. */
  readonly closable?: boolean;
  readonly children: ReactNode;
}

/** A sheet over the page: focus moves in, stays in, and returns to the opener. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleHidden = false, size = 'small', children } = props;
  const { dismissible = false, closable = true } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { initialFocus = size === 'small' ? true : heading, finalFocus = true } = props;
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      disablePointerDismissal={!dismissible}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop forceRender className={styles.scrim} />
        <BaseDialog.Viewport className={styles.viewport}>
          {/* A wide sheet starts at its top, because focusing its first control would scroll past it on a phone. */}
          <BaseDialog.Popup
            className={styles.popup({ size })}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
            <BaseDialog.Title
              ref={heading}
              tabIndex={-1}
              className={titleHidden ? visuallyHidden : styles.title}
            >
              {title}
            </BaseDialog.Title>
            {children}
            {closable && (
              <div className={styles.close}>
                <BaseDialog.Close
                  render={<Button look="bare" shape="square" />}
                  aria-label={actionsWords.close()}
                >
                  <X />
                </BaseDialog.Close>
              </div>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
