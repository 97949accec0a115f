import { createActor } from 'xstate';
import {
  type CouponToggleActor,
  couponToggleMachine,
} from '../../machines/dashboard/coupon-toggle.machine.ts';
import { type RenameActor, renameMachine } from '../../machines/dashboard/rename.machine.ts';
import { watched } from '../actors/watched.ts';
import type { RunningCoupons, ResultMessage } from './coupon-registry.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';

/** One actor per coupon, even while its card is out of sight. */
export interface CouponActors {
  toggleOf(coupon: { readonly id: string; readonly active: boolean }): CouponToggleActor;
  renameOf(coupon: { readonly id: string; readonly name: string }): RenameActor;
}

/** Returns a coupon's running actor, or starts it. */
export function couponActors(running: RunningCoupons): CouponActors {
  const { toggles, renames } = running;
  return {
    toggleOf: (coupon) => foundOrMade(toggles, coupon.id, () => startToggle(running, coupon)),
    renameOf: (coupon) => foundOrMade(renames, coupon.id, () => startRename(running, coupon)),
  };
}

function startToggle(
  running: RunningCoupons,
  { id, active }: { readonly id: string; readonly active: boolean },
): CouponToggleActor {
  const { switchCoupon } = running.ports.calls;
  const actor = createActor(couponToggleMachine.provide({ actors: { switchCoupon } }), {
    input: { couponId: id, active },
    ...watched(),
  });
  // After the screen closes its actors are gone, but the toast may still be open.
  const undo = () =>
    couponActors(running).toggleOf({ id, active: false }).send({ type: 'switchingOff.undo' });
  actor.on('coupon.switched', (event) =>
    running.ports.say(
      event.active
        ? { kind: 'ok', text: dashboardWords.activated({ count: 1 }) }
        : { kind: 'ok', text: dashboardWords.deactivated({ count: 1 }), onUndo: undo },
    ),
  );
  actor.on('switch.refused', (event) => running.ports.say(refusedWords(event.active)));
  actor.on('coupon.gone', () => reportGone(running, id));
  return actor.start();
}

function startRename(
  running: RunningCoupons,
  { id, name }: { readonly id: string; readonly name: string },
): RenameActor {
  const { renameCoupon } = running.ports.calls;
  const actor = createActor(renameMachine.provide({ actors: { renameCoupon } }), {
    input: { couponId: id, name },
    ...watched(),
  });
  actor.on('coupon.renamed', () =>
    running.ports.say({ kind: 'ok', text: dashboardWords.renamed() }),
  );
  actor.on('rename.refused', () =>
    running.ports.say({ kind: 'bad', text: dashboardWords.renameFailed() }),
  );
  actor.on('coupon.gone', () => reportGone(running, id));
  return actor.start();
}

function reportGone({ ports }: RunningCoupons, couponId: string): void {
  ports.say({ kind: 'bad', text: dashboardWords.couponGone() });
  void ports.leave([couponId]);
}

function foundOrMade<Value>(values: Map<string, Value>, id: string, make: () => Value): Value {
  const value = values.get(id) ?? make();
  values.set(id, value);
  return value;
}

function refusedWords(active: boolean): ResultMessage {
  return {
    kind: 'bad',
    text: active ? dashboardWords.activateFailed() : dashboardWords.deactivateFailed(),
  };
}
