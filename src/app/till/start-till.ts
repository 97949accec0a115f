import { type ActorRefFrom, createActor } from 'xstate';
import { createApiClient } from '../../api/client.ts';
import type { tillMachine } from '../../machines/till/till.machine.ts';
import { watched } from '../actors/watched.ts';
import { type Camera, createCamera } from './camera.ts';
import { tillWith } from './till-calls.ts';
import { followTypedScans } from './typed-scans.ts';

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
