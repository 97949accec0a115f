import { Toast as BaseToast } from '@base-ui/react/toast';
import { Check, CircleAlert, X } from 'lucide-react';
import { type FocusEvent, useCallback, useEffect, useRef } from 'react';
import * as styles from './toast.css.ts';

/** Long enough to read twelve words twice. */
const SHOWN_MS = 7_000;

/** As many as a phone has room for; older ones are read no more. */
const MOST_SHOWN = 4;

/** What is said for a moment about something that just happened. */
export interface ToastMessage {
  readonly kind: 'ok' | 'bad';
  readonly text: string;
  /** Takes back what the text reports, by a button "Undo". */
  readonly onUndo?: () => void;
}

export interface ToastListProps {
  /** Messages that are not shown yet. */
  readonly waiting: readonly ToastMessage[];
  readonly onShown: () => void;
}

/** The toasts of a page, the newest nearest to its edge; they stay while a pointer or the focus is on them, F6 goes to them, Escape closes one. */
export function ToastList(props: ToastListProps) {
  return (
    <BaseToast.Provider timeout={SHOWN_MS} limit={MOST_SHOWN}>
      <Toasts {...props} />
    </BaseToast.Provider>
  );
}

function Toasts({ waiting, onShown }: ToastListProps) {
  const { toasts, add, close } = BaseToast.useToastManager();
  const { rememberOrigin, returnFocus } = useFocusReturn();

  useEffect(() => {
    if (waiting.length === 0) return;
    onShown();
    for (const { kind, text, onUndo } of waiting) {
      const undo = () => {
        close(id);
        onUndo?.();
      };
      const actionProps = onUndo && { children: 'Undo', onClick: undo };
      const message = { type: kind, title: text, onRemove: returnFocus };
      const id = add({ ...message, ...(actionProps && { actionProps }) });
    }
  }, [waiting, onShown, add, close, returnFocus]);

  return (
    <BaseToast.Viewport role="status" className={styles.region} onFocus={rememberOrigin}>
      {toasts.map((toast) => (
        <BaseToast.Root
          key={toast.id}
          toast={toast}
          role="group"
          // Base UI's own, which belongs to dialogs only.
          aria-modal={undefined}
          swipeDirection="down"
          className={styles.toast}
        >
          <span className={styles.icon} data-kind={toast.type}>
            {toast.type === 'ok' ? <Check /> : <CircleAlert />}
          </span>
          <BaseToast.Title render={<span />} />
          <BaseToast.Action className={styles.action} />
          {/* Hidden from screen readers until the focus is among the toasts, were it not for this. */}
          <BaseToast.Close className={styles.close} aria-label="Close" aria-hidden={undefined}>
            <X />
          </BaseToast.Close>
        </BaseToast.Root>
      ))}
    </BaseToast.Viewport>
  );
}

/** A toast that ends with the focus in it gives it back to where it came from, else to the page's main part. */
function useFocusReturn() {
  const origin = useRef<Element | null>(null);
  const rememberOrigin = useCallback(({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
  }, []);
  const returnFocus = useCallback(() => {
    if (document.querySelector('[role="status"] > [data-ending-style]:focus-within') === null)
      return;
    const target = origin.current?.isConnected ? origin.current : document.getElementById('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, []);
  return { rememberOrigin, returnFocus };
}
