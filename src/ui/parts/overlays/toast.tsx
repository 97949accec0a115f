import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { ToastListProps, ToastMessage } from './toast-list.tsx';

interface ToastChannel {
  readonly say: (message: ToastMessage) => void;
  readonly prepare: () => void;
}

const ToastContext = createContext<ToastChannel | null>(null);

/** Shows a message in the page's toast region; screens that use it load the region's list. */
export function useToast(): (message: ToastMessage) => void {
  const channel = useContext(ToastContext);
  if (channel === null) throw new Error('useToast needs a ToastRegion above it.');
  const { say, prepare } = channel;
  useEffect(prepare, [prepare]);
  return say;
}

/** The region of toasts, over the page; it moves nothing. Its list of 10 kB is not loaded with the first screen. */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly ToastMessage[]>([]);
  const [List, setList] = useState<ComponentType<ToastListProps> | null>(null);

  const prepare = useCallback(() => {
    const loaded = import('./toast-list.tsx').then(({ ToastList }) => setList(() => ToastList));
    // The messages wait, and the next message loads the list again.
    loaded.catch(() => undefined);
  }, []);
  const say = useCallback(
    (message: ToastMessage) => {
      setWaiting((messages) => [...messages, message]);
      prepare();
    },
    [prepare],
  );
  const onShown = useCallback(() => setWaiting([]), []);
  const [channel] = useState({ say, prepare });

  return (
    <ToastContext value={channel}>
      {children}
      {List !== null && <List waiting={waiting} onShown={onShown} />}
    </ToastContext>
  );
}
