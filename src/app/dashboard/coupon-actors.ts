/** The switch and the texts of single coupons, with the services behind them. */
import { createActor } from 'xstate';
import { couponToggleMachine } from '../../machines/dashboard/coupon-toggle.machine.ts';
import { cardTextMachine, type StoredText } from '../../machines/dashboard/card-text.machine.ts';
import { isGone } from '../../domain/failures.ts';
import { watched } from '../actors/watched.ts';
import { withCalls } from '../actors/with-calls.ts';
import { changeCoupons } from './coupon-cache.ts';
import type { RunningCoupons, ResultMessage } from './coupon-registry.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';

/** Returns a coupon's running actor, or starts it: one per coupon, even while its card is out of sight. */
export function couponActors(running: RunningCoupons) {
  const { toggles, texts } = running;
  return {
    toggleOf: (coupon: { readonly id: string; readonly active: boolean }) =>
      foundOrMade(toggles, coupon.id, () => startToggle(running, coupon)),
    textOf: (text: StoredText) =>
      foundOrMade(texts, `${text.field} ${text.couponId}`, () => startText(running, text)),
  };
}

function startToggle(
  running: RunningCoupons,
  { id, active }: { readonly id: string; readonly active: boolean },
) {
  const { client, queryClient } = running.ports;
  const machine = withCalls(couponToggleMachine, {
    async switchCoupon({ couponId, active: wanted }) {
      const call = { params: { path: { id: couponId } }, body: { id: couponId, active: wanted } };
      const deed = wanted ? 'activate' : 'deactivate';
      await client.PATCH(`/api/v1/project/{id}/${deed}`, call).catch((reason: unknown) => {
        // The services may have switched it although their answer was lost.
        if (!isGone(reason)) void queryClient.invalidateQueries({ queryKey: ['projects'] });
        throw reason;
      });
      await changeCoupons(queryClient, [couponId], { active: wanted });
    },
  });
  const actor = createActor(machine, { input: { couponId: id, active }, ...watched() });
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

function startText(running: RunningCoupons, input: StoredText) {
  const { client, queryClient } = running.ports;
  const machine = withCalls(cardTextMachine, {
    async saveText({ couponId, field, stored }) {
      const params = { path: { id: couponId } };
      if (field === 'name')
        await client.PATCH('/api/v1/project/{id}/name', {
          params,
          body: { id: couponId, name: stored },
        });
      else await client.PATCH('/api/v1/project/{id}/note', { params, body: { note: stored } });
      await changeCoupons(queryClient, [couponId], { [field]: stored });
    },
  });
  const actor = createActor(machine, { input, ...watched() });
  const { saved, refused } = TEXT_RESULTS[input.field];
  actor.on('text.saved', () => running.ports.say({ kind: 'ok', text: saved() }));
  actor.on('text.refused', () => running.ports.say({ kind: 'bad', text: refused() }));
  actor.on('coupon.gone', () => reportGone(running, input.couponId));
  return actor.start();
}

const TEXT_RESULTS = {
  name: { saved: dashboardWords.renamed, refused: dashboardWords.renameFailed },
  note: { saved: dashboardWords.noteSaved, refused: dashboardWords.noteFailed },
};

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
