import { useEffect } from 'react';
import { networkMachine } from '../../machines/frame/network.machine.ts';
import { NetworkLine } from '../../ui/shell/network-line.tsx';
import { useProcess } from '../-process/use-process.ts';

/** Binds the network notice to the browser's online state (SHELL-16). */
export function NetworkBinding() {
  const { state, send } = useProcess(() => networkMachine, { isOnline: navigator.onLine });
  const { value } = state;
  useEffect(() => {
    const lose = () => send({ type: 'network.lose' });
    const comeBack = () => send({ type: 'network.return' });
    window.addEventListener('offline', lose);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', comeBack);
    };
  }, [send]);
  return <NetworkLine state={value === 'gone' || value === 'back' ? value : null} />;
}
