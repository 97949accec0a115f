import { Toast as BaseToast } from '@base-ui/react/toast';
import { Check, CircleAlert, X } from 'lucide-react';
import { type FocusEvent, useCallback, useEffect, useRef } from 'react';
import * as styles from './toast.css.ts';
import * as actionsWords from '../../../words/actions.gen.ts';

/** Long enough to read twelve words twice. */
const SHOWN_MS = 7_000;

/** As many as fit on a phone; older ones disappear. */
const MOST_SHOWN = 4;

/** A short message about a recent event. */
export interface ToastMessage {
  readonly kind: 'ok' | 'bad';
  readonly text: string;
  /** Undoes the reported action, by a button "Undo". */
  readonly onUndo?: () => void;
}

export interface ToastListProps {
  /** Messages that are not shown yet. */
  readonly waiting: readonly ToastMessage[];
  readonly onShown: () => void;
}

/** The page's toasts, newest nearest to the edge. Pointer or focus keeps them open, F6 focuses them, Escape closes one. */
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
      const actionProps = onUndo && { children: actionsWords.undo(), onClick: undo };
      const message = { type: kind, title: text, onRemove: returnFocus };
      const id = add({ ...message, ...(actionProps && { actionProps }) });
    }
  }, [waiting, onShown, add, close, returnFocus]);

  return (
    <BaseToast.Viewport
      role="status"
      aria-label={actionsWords.notifications()}
      className={styles.region}
      onFocus={rememberOrigin}
    >
      {toasts.map((toast) => (
        <BaseToast.Root
          key={toast.id}
          toast={toast}
          role="group"
          // Base UI's own key handling, which only dialogs need.
          aria-modal={undefined}
          swipeDirection="down"
          className={styles.toast}
        >
          <span className={styles.icon} data-kind={toast.type}>
            {toast.type === 'ok' ? <Check /> : <CircleAlert />}
          </span>
          <BaseToast.Title render={<span />} />
          <BaseToast.Action className={styles.action} />
          {/* Otherwise hidden from screen readers until the focus is among the toasts. */}
          <BaseToast.Close
            className={styles.close}
            aria-label={actionsWords.close()}
            aria-hidden={undefined}
          >
            <X />
          </BaseToast.Close>
        </BaseToast.Root>
      ))}
    </BaseToast.Viewport>
  );
}

/** A toast that closes with the focus returns it to its origin, else to the page's main part. */
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
