import { Check, CircleAlert, X } from 'lucide-react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import * as styles from './toast.css.ts';

/** Long enough to read twelve words twice. */
const SHOWN_MS = 7_000;

/** What is said for a moment about something that just happened. */
interface ToastMessage {
  readonly kind: 'ok' | 'bad';
  readonly text: string;
}

type Shown = ToastMessage & { readonly id: number };

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

/** Says something in the page's toast region. */
export function useToast(): (message: ToastMessage) => void {
  const say = useContext(ToastContext);
  if (say === null) throw new Error('useToast needs a ToastRegion above it.');
  return say;
}

/** The region in which toasts appear, over the page; it moves nothing. */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const last = useRef(0);

  const say = useCallback((message: ToastMessage) => {
    last.current += 1;
    const id = last.current;
    setShown((toasts) => [...toasts, { ...message, id }]);
  }, []);

  const close = useCallback((id: number) => {
    setShown((toasts) => toasts.filter((toast) => toast.id !== id));
  }, []);

  return (
    <ToastContext value={say}>
      {children}
      <div role="status" aria-live="polite" className={styles.region}>
        {shown.map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={close} />
        ))}
      </div>
    </ToastContext>
  );
}

/** One toast; it stays while a pointer or the focus is on it. */
function Toast({
  toast,
  onClose,
}: {
  readonly toast: Shown;
  readonly onClose: (id: number) => void;
}) {
  const [held, setHeld] = useState(false);
  const Icon = toast.kind === 'ok' ? Check : CircleAlert;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onClose(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, onClose, toast.id]);

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.icon} data-kind={toast.kind}>
        <Icon />
      </span>
      {toast.text}
      <button
        type="button"
        className={styles.close}
        aria-label="Close"
        onClick={() => onClose(toast.id)}
      >
        <X />
      </button>
    </div>
  );
}
