/** The dashboard's machines while its screen is open: those of the page, and those of each coupon somebody touched. */
import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { FAILURE_MESSAGES, SUCCESS_MESSAGES } from '../../domain/messages.ts';
import { bulkRemovalMachine } from '../../machines/dashboard/bulk-removal.machine.ts';
import { bulkSwitchMachine } from '../../machines/dashboard/bulk-switch.machine.ts';
import { couponRemovalMachine } from '../../machines/dashboard/coupon-removal.machine.ts';
import {
  type CouponToggleActor,
  couponToggleMachine,
} from '../../machines/dashboard/coupon-toggle.machine.ts';
import { draftDiscardMachine } from '../../machines/dashboard/draft-discard.machine.ts';
import { type RenameActor, renameMachine } from '../../machines/dashboard/rename.machine.ts';
import { selectionMachine } from '../../machines/dashboard/selection.machine.ts';
import { watched } from '../page/watched.ts';
import { dropCoupons } from './coupon-cache.ts';
import { couponCalls } from './coupon-calls.ts';

/** What happened, in words, for the page's toasts. */
interface Said {
  readonly kind: 'ok' | 'bad';
  readonly text: string;
}

interface DashboardPorts {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly say: (said: Said) => void;
  /** Just before these coupons leave the list. */
  readonly onLeave: (couponIds: readonly string[]) => void;
  /** The ids of all that match the search. */
  readonly findEvery: (signal: AbortSignal) => Promise<readonly string[]>;
  /** False where another tab has the draft open. */
  readonly discardDraft: (draftId: string) => Promise<boolean>;
}

export interface RunningDashboard {
  readonly removal: ActorRefFrom<typeof couponRemovalMachine>;
  readonly bulkRemoval: ActorRefFrom<typeof bulkRemovalMachine>;
  readonly bulkSwitch: ActorRefFrom<typeof bulkSwitchMachine>;
  readonly selection: ActorRefFrom<typeof selectionMachine>;
  readonly discard: ActorRefFrom<typeof draftDiscardMachine>;
  /** A coupon's switch, also while its card is out of sight. */
  toggleOf(coupon: { readonly id: string; readonly active: boolean }): CouponToggleActor;
  renameOf(coupon: { readonly id: string; readonly name: string }): RenameActor;
}

/** Starts them; what is under way when the screen goes ends by itself. */
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
    ...startedWhenAsked(ports, calls, leave),
  };
}

type Calls = ReturnType<typeof couponCalls>;
type Leave = (couponIds: readonly string[]) => Promise<void>;

function startedWhenAsked({ say }: DashboardPorts, calls: Calls, leave: Leave) {
  const toggles = new Map<string, CouponToggleActor>();
  const renames = new Map<string, RenameActor>();
  const tellGone = (couponId: string) => {
    say({ kind: 'bad', text: FAILURE_MESSAGES.couponGone });
    void leave([couponId]);
  };
  const startToggle = (couponId: string, active: boolean): CouponToggleActor => {
    const machine = couponToggleMachine.provide({ actors: { switchCoupon: calls.switchCoupon } });
    const actor = createActor(machine, { input: { couponId, active }, ...watched() });
    actor.on('coupon.switched', (event) => say(switchedWords(event.active)));
    actor.on('switch.refused', (event) => say(refusedWords(event.active)));
    actor.on('coupon.gone', () => tellGone(couponId));
    return actor.start();
  };
  const startRename = (couponId: string, name: string): RenameActor => {
    const machine = renameMachine.provide({ actors: { renameCoupon: calls.renameCoupon } });
    const actor = createActor(machine, { input: { couponId, name }, ...watched() });
    actor.on('coupon.renamed', () => say({ kind: 'ok', text: SUCCESS_MESSAGES.renamed }));
    actor.on('rename.refused', () => say({ kind: 'bad', text: FAILURE_MESSAGES.rename }));
    actor.on('coupon.gone', () => tellGone(couponId));
    return actor.start();
  };
  return {
    toggleOf: ({ id, active }: { readonly id: string; readonly active: boolean }) =>
      kept(toggles, id, () => startToggle(id, active)),
    renameOf: ({ id, name }: { readonly id: string; readonly name: string }) =>
      kept(renames, id, () => startRename(id, name)),
  };
}

function kept<Value>(values: Map<string, Value>, id: string, make: () => Value): Value {
  const value = values.get(id) ?? make();
  values.set(id, value);
  return value;
}

function startSelection({ say, findEvery }: DashboardPorts) {
  const machine = selectionMachine.provide({
    actors: { findEvery: fromPromise(({ signal }) => findEvery(signal)) },
  });
  const actor = createActor(machine, watched());
  actor.on('every.refused', () => say({ kind: 'bad', text: FAILURE_MESSAGES.selectEvery }));
  return actor.start();
}

function startRemoval({ say }: DashboardPorts, { removeCoupon }: Calls, leave: Leave) {
  const actor = createActor(couponRemovalMachine.provide({ actors: { removeCoupon } }), watched());
  actor.on('coupon.removed', ({ couponId }) => {
    say({ kind: 'ok', text: SUCCESS_MESSAGES.removed });
    void leave([couponId]);
  });
  actor.on('removal.refused', () => say({ kind: 'bad', text: FAILURE_MESSAGES.remove }));
  return actor.start();
}

function startBulkRemoval(
  { say, queryClient }: DashboardPorts,
  { removeCoupons }: Calls,
  leave: Leave,
) {
  const actor = createActor(bulkRemovalMachine.provide({ actors: { removeCoupons } }), watched());
  actor.on('coupons.removed', ({ couponIds }) => {
    say({ kind: 'ok', text: SUCCESS_MESSAGES.removedMany });
    void leave(couponIds);
  });
  actor.on('removal.refused', () => {
    say({ kind: 'bad', text: FAILURE_MESSAGES.removeMany });
    // Of thousands, some may have gone before the services failed.
    void queryClient.invalidateQueries({ queryKey: ['projects'] });
  });
  return actor.start();
}

function startBulkSwitch({ say, queryClient }: DashboardPorts, { switchCoupons }: Calls) {
  const actor = createActor(bulkSwitchMachine.provide({ actors: { switchCoupons } }), watched());
  actor.on('coupons.switched', ({ couponIds, active }) =>
    say({ kind: 'ok', text: SUCCESS_MESSAGES.switchedMany(couponIds.length, active) }),
  );
  actor.on('switch.refused', ({ active }) => {
    const { activateMany, deactivateMany } = FAILURE_MESSAGES;
    say({ kind: 'bad', text: active ? activateMany : deactivateMany });
    void queryClient.invalidateQueries({ queryKey: ['projects'] });
  });
  return actor.start();
}

function startDiscard({ say, discardDraft }: DashboardPorts) {
  const machine = draftDiscardMachine.provide({
    actors: { discardDraft: fromPromise(({ input }) => discardDraft(input)) },
  });
  const actor = createActor(machine, watched());
  actor.on('draft.discarded', () => say({ kind: 'ok', text: SUCCESS_MESSAGES.draftDiscarded }));
  actor.on('discard.refused', ({ reason }) => {
    const { draftOpenElsewhere, draftNotDiscarded } = FAILURE_MESSAGES;
    say({ kind: 'bad', text: reason === 'storage' ? draftNotDiscarded : draftOpenElsewhere });
  });
  return actor.start();
}

function switchedWords(active: boolean): Said {
  return { kind: 'ok', text: active ? SUCCESS_MESSAGES.activated : SUCCESS_MESSAGES.deactivated };
}

function refusedWords(active: boolean): Said {
  return { kind: 'bad', text: active ? FAILURE_MESSAGES.activate : FAILURE_MESSAGES.deactivate };
}
