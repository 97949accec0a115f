import { type ActorRefFrom, createActor } from 'xstate';
import { createApiClient } from '../../api/client.ts';
import type { tillMachine } from '../../machines/till/till.machine.ts';
import { watched } from '../actors/watched.ts';
import { type Camera, createCamera } from './camera.ts';
import { tillWith } from './till-calls.ts';

export type TillActor = ActorRefFrom<typeof tillMachine>;

/** Starts the counter of an address, `/till/{secret}`. */
export function startTill(path: string): { readonly actor: TillActor; readonly camera: Camera } {
  const [, , secret = ''] = path.split('/');
  const camera = createCamera();
  const client = createApiClient({ baseUrl: '', accessToken: async () => null });
  const actor = createActor(tillWith({ client, secret, camera }), watched());
  actor.start();
  followTypedScans((text) => actor.send({ type: 'code.read', text }));
  stayAwake();
  return { actor, camera };
}

/** Keeps the screen on while the page is in view; browsers that cannot, or save power, let it go dark. */
function stayAwake(): void {
  const ask = (): void => {
    if (document.visibilityState === 'visible')
      navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  ask();
}

/** A scanner that types is quicker than a hand: milliseconds between two keys. */
const QUICK_MS = 60;
const SHORTEST = 4;

/**
 * Reports what a scanner types while no field has the focus, and takes its Enter, which would press the focused button.
 * Returns a function that stops.
 */
function followTypedScans(onText: (text: string) => void): () => void {
  let typed = '';
  let lastAt = 0;
  const follow = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
    const isQuick = event.timeStamp - lastAt <= QUICK_MS;
    lastAt = event.timeStamp;
    if (event.key === 'Enter' && isQuick && typed.length >= SHORTEST) {
      event.preventDefault();
      onText(typed);
      typed = '';
    } else if (event.key.length === 1) {
      typed = (isQuick ? typed : '') + event.key;
    }
  };
  addEventListener('keydown', follow, true);
  return () => removeEventListener('keydown', follow, true);
}
