/** The running wizards: one registry, keyed by account, address and draft, so that a route finds the one it left. */
import { createActor, fromPromise } from 'xstate';
import type { ApiClient } from '../api/client.ts';
import { createCoupon } from '../api/projects.queries.ts';
import type { FinishedCoupon, Receipt } from '../machines/submission.machine.ts';
import type { WizardInput } from '../machines/wizard/wizard-context.ts';
import type { WizardActor } from '../machines/wizard/wizard.machine.ts';
import { copyText } from './copy-text.ts';
import { payloadOf } from './coupon-payload.ts';
import { drawArtwork } from './draw-artwork.ts';
import { provideActors } from './provide-actors.ts';

/** Whose wizard, for which address; a second tab will be a second draft. */
export interface WizardKey {
  readonly account: string;
  /** The pathname: `/create/{templateId}`. */
  readonly address: string;
  readonly draft: string;
}

const running = new Map<string, WizardActor>();

/** The wizard under this key, if one is under way. */
export function findWizard(key: WizardKey): WizardActor | null {
  const actor = running.get(nameOf(key));
  return actor === undefined || actor.getSnapshot().status !== 'active' ? null : actor;
}

/** The wizard under this key, started with `input` where none is under way; it is forgotten when it ends. */
export function openWizard(key: WizardKey, client: ApiClient, input: WizardInput): WizardActor {
  const found = findWizard(key);
  if (found !== null) return found;
  const actor = createActor(machinesOf(client).wizard, { input });
  const name = nameOf(key);
  running.set(name, actor);
  actor.subscribe({ complete: () => running.get(name) === actor && running.delete(name) });
  return actor.start();
}

/** The machines with the product's own actors. */
export function machinesOf(client: ApiClient) {
  return provideActors({
    drawArtwork,
    saveCoupon: fromPromise<Receipt, FinishedCoupon>(({ input, signal }) =>
      createCoupon(client, payloadOf(input), input.idempotencyKey, signal),
    ),
    copyText,
  });
}

function nameOf({ account, address, draft }: WizardKey): string {
  return [account, address, draft].join(' ');
}
