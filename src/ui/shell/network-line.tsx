import { Wifi, WifiOff } from 'lucide-react';
import { networkBack, networkGone } from '../../words/common.gen.ts';
import * as styles from './frame.css.ts';

interface NetworkLineProps {
  /** Null if there is no notice. */
  readonly state: 'gone' | 'back' | null;
}

/** One line at the page's foot, announced when it changes; it moves nothing (SHELL-16). */
export function NetworkLine({ state }: NetworkLineProps) {
  return (
    <div role="status" className={styles.place}>
      {state !== null && <NetworkWords state={state} />}
    </div>
  );
}

/** The line's words. */
export function NetworkWords({ state }: { readonly state: 'gone' | 'back' }) {
  return (
    <p className={styles.line} data-state={state}>
      {state === 'gone' ? <WifiOff /> : <Wifi />}
      {state === 'gone' ? networkGone() : networkBack()}
    </p>
  );
}
