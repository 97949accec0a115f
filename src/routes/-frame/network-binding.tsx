import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { watched } from '../../app/actors/watched.ts';
import { networkMachine } from '../../machines/frame/network.machine.ts';
import { NetworkLine } from '../../ui/shell/network-line.tsx';

/** Binds the network notice to the browser's online state (SHELL-16). */
export function NetworkBinding() {
  const network = useActorRef(networkMachine, {
    input: { isOnline: navigator.onLine },
    ...watched(),
  });
  const state = useSelector(network, ({ value }) => value);
  useEffect(() => {
    const lose = () => network.send({ type: 'network.lose' });
    const comeBack = () => network.send({ type: 'network.return' });
    window.addEventListener('offline', lose);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', comeBack);
    };
  }, [network]);
  return <NetworkLine state={state === 'gone' || state === 'back' ? state : null} />;
}
