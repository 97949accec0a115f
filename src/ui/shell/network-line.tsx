import { Wifi, WifiOff } from 'lucide-react';
import { networkBack, networkGone } from '../../words/common.gen.ts';
import * as styles from './network-line.css.ts';

interface NetworkLineProps {
  /** Null while there is nothing to say. */
  readonly state: 'gone' | 'back' | null;
}

/** One line over the page's foot, spoken when it changes; it moves nothing (SHELL-16). */
export function NetworkLine({ state }: NetworkLineProps) {
  return (
    <div role="status" className={styles.place}>
      {state !== null && <NetworkWords state={state} />}
    </div>
  );
}

/** What the line says. */
export function NetworkWords({ state }: { readonly state: 'gone' | 'back' }) {
  return (
    <p className={styles.line} data-state={state}>
      {state === 'gone' ? <WifiOff /> : <Wifi />}
      {state === 'gone' ? networkGone() : networkBack()}
    </p>
  );
}
