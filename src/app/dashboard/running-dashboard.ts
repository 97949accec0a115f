/** The dashboard's machines while its screen is open: those of the page, and those of each changed coupon. */
import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { bulkRemovalMachine } from '../../machines/dashboard/bulk-removal.machine.ts';
import { bulkSwitchMachine } from '../../machines/dashboard/bulk-switch.machine.ts';
import { couponRemovalMachine } from '../../machines/dashboard/coupon-removal.machine.ts';
import { draftDiscardMachine } from '../../machines/dashboard/draft-discard.machine.ts';
import { selectionMachine } from '../../machines/dashboard/selection.machine.ts';
import { watched } from '../actors/watched.ts';
import { type CouponActors, couponActors } from './coupon-actors.ts';
import { dropCoupons } from './coupon-cache.ts';
import { type CouponCalls, couponCalls } from './coupon-calls.ts';
import type { CouponRegistry, ResultMessage } from './coupon-registry.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';

interface DashboardPorts {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly account: string;
  readonly coupons: CouponRegistry;
  readonly say: (said: ResultMessage) => void;
  /** Called just before these coupons leave the list. */
  readonly onLeave: (couponIds: readonly string[]) => void;
  /** The ids of all matches of the search. */
  readonly findEvery: (signal: AbortSignal) => Promise<readonly string[]>;
  /** Resolves to false if another tab has the draft open. */
  readonly discardDraft: (draftId: string) => Promise<boolean>;
}

export interface RunningDashboard extends CouponActors {
  readonly removal: ActorRefFrom<typeof couponRemovalMachine>;
  readonly bulkRemoval: ActorRefFrom<typeof bulkRemovalMachine>;
  readonly bulkSwitch: ActorRefFrom<typeof bulkSwitchMachine>;
  readonly selection: ActorRefFrom<typeof selectionMachine>;
  readonly discard: ActorRefFrom<typeof draftDiscardMachine>;
}

/** Starts the machines; requests that are under way when the screen closes end by themselves. */
export function runDashboard(ports: DashboardPorts): RunningDashboard {
  const calls = couponCalls(ports.client, ports.queryClient);
  const selection = startSelection(ports);
  const leave = async (couponIds: readonly string[]): Promise<void> => {
    ports.onLeave(couponIds);
    selection.send({ type: 'coupons.leave', couponIds });
    await dropCoupons(ports.queryClient, couponIds);
  };
  return {
    selection,
    removal: startRemoval(ports, calls, leave),
    bulkRemoval: startBulkRemoval(ports, calls, leave),
    bulkSwitch: startBulkSwitch(ports, calls),
    discard: startDiscard(ports),
    ...couponActors(ports.coupons.open(ports.account, { calls, say: ports.say, leave })),
  };
}

type Leave = (couponIds: readonly string[]) => Promise<void>;

function startSelection({ say, findEvery }: DashboardPorts) {
  const machine = selectionMachine.provide({
    actors: { findEvery: fromPromise(({ signal }) => findEvery(signal)) },
  });
  const actor = createActor(machine, watched());
  actor.on('every.refused', () => say({ kind: 'bad', text: dashboardWords.selectEveryFailed() }));
  return actor.start();
}

function startRemoval({ say }: DashboardPorts, { removeCoupon }: CouponCalls, leave: Leave) {
  const actor = createActor(couponRemovalMachine.provide({ actors: { removeCoupon } }), watched());
  actor.on('coupon.removed', ({ couponId }) => {
    say({ kind: 'ok', text: dashboardWords.removed() });
    void leave([couponId]);
  });
  actor.on('removal.refused', () => say({ kind: 'bad', text: dashboardWords.removeFailed() }));
  return actor.start();
}

function startBulkRemoval(
  { say, queryClient }: DashboardPorts,
  { removeCoupons }: CouponCalls,
  leave: Leave,
) {
  const actor = createActor(bulkRemovalMachine.provide({ actors: { removeCoupons } }), watched());
  actor.on('coupons.removed', ({ couponIds }) => {
    say({ kind: 'ok', text: dashboardWords.removedMany() });
    void leave(couponIds);
  });
  actor.on('removal.refused', () => {
    say({ kind: 'bad', text: dashboardWords.removeManyFailed() });
    // Some of thousands may be gone before the services failed.
    void queryClient.invalidateQueries({ queryKey: ['projects'] });
  });
  return actor.start();
}

function startBulkSwitch({ say, queryClient }: DashboardPorts, { switchCoupons }: CouponCalls) {
  const actor = createActor(bulkSwitchMachine.provide({ actors: { switchCoupons } }), watched());
  const undo = (couponIds: readonly string[]) => () =>
    actor.send({ type: 'coupons.switch', couponIds, active: true, changingIds: couponIds });
  actor.on('coupons.switched', ({ couponIds, active, changingIds }) =>
    say({
      kind: 'ok',
      text: active
        ? dashboardWords.activated({ count: couponIds.length })
        : dashboardWords.deactivated({ count: couponIds.length }),
      ...(!active && changingIds.length > 0 && { onUndo: undo(changingIds) }),
    }),
  );
  actor.on('switch.refused', ({ active }) => {
    say({
      kind: 'bad',
      text: active ? dashboardWords.activateManyFailed() : dashboardWords.deactivateManyFailed(),
    });
    void queryClient.invalidateQueries({ queryKey: ['projects'] });
  });
  return actor.start();
}

function startDiscard({ say, discardDraft }: DashboardPorts) {
  const machine = draftDiscardMachine.provide({
    actors: { discardDraft: fromPromise(({ input }) => discardDraft(input)) },
  });
  const actor = createActor(machine, watched());
  actor.on('draft.discarded', () => say({ kind: 'ok', text: dashboardWords.draftDiscarded() }));
  actor.on('discard.refused', ({ reason }) => {
    say({
      kind: 'bad',
      text:
        reason === 'storage'
          ? dashboardWords.draftNotDiscarded()
          : dashboardWords.draftOpenElsewhere(),
    });
  });
  return actor.start();
}
