/** The dashboard's machines while its screen is open: those of the page, and those of each changed coupon. */
import type { ClientAndCache } from '../../api/client.ts';
import { ServiceFailure } from '../../domain/failures.ts';
import { bulkRemovalMachine } from '../../machines/dashboard/bulk-removal.machine.ts';
import { bulkSwitchMachine } from '../../machines/dashboard/bulk-switch.machine.ts';
import { selectionMachine } from '../../machines/dashboard/selection.machine.ts';
import { couponRemovalMachine, draftDiscardMachine } from '../../machines/removal.machine.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import { actorWith } from '../actors/with-calls.ts';
import { couponActors } from './coupon-actors.ts';
import { changeCoupons, dropCoupons } from './coupon-cache.ts';
import type { CouponRegistry, ResultMessage } from './coupon-registry.ts';

interface DashboardPorts extends ClientAndCache {
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

export type RunningDashboard = ReturnType<typeof runDashboard>;

/** Starts the machines; requests that are under way when the screen closes end by themselves. */
export function runDashboard(ports: DashboardPorts) {
  const selection = startSelection(ports);
  const leave = async (couponIds: readonly string[]): Promise<void> => {
    ports.onLeave(couponIds);
    selection.send({ type: 'coupons.leave', couponIds });
    await dropCoupons(ports.queryClient, couponIds);
  };
  return {
    selection,
    removal: startRemoval(ports, leave),
    bulkRemoval: startBulkRemoval(ports, leave),
    bulkSwitch: startBulkSwitch(ports),
    discard: startDiscard(ports),
    ...couponActors(ports.coupons.open(ports.account, { ...ports, leave })),
  };
}

type Leave = (couponIds: readonly string[]) => Promise<void>;

function startSelection({ say, findEvery }: DashboardPorts) {
  const actor = actorWith(selectionMachine, { findEvery: (_, signal) => findEvery(signal) });
  actor.on('every.refused', () => say({ kind: 'bad', text: dashboardWords.selectEveryFailed() }));
  return actor.start();
}

function startRemoval({ say, client }: DashboardPorts, leave: Leave) {
  const actor = actorWith(couponRemovalMachine, {
    remove: (id) => client.DELETE('/api/v1/project/{id}', { params: { path: { id } } }),
  });
  actor.on('thing.removed', ({ id }) => {
    say({ kind: 'ok', text: dashboardWords.removed() });
    void leave([id]);
  });
  actor.on('removal.refused', () => say({ kind: 'bad', text: dashboardWords.removeFailed() }));
  return actor.start();
}

function startBulkRemoval({ say, client, queryClient }: DashboardPorts, leave: Leave) {
  const actor = actorWith(bulkRemovalMachine, {
    removeCoupons: (couponIds) =>
      inParts(couponIds, (body) => client.DELETE('/api/v1/project/', { body })),
  });
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

function startBulkSwitch({ say, client, queryClient }: DashboardPorts) {
  const actor = actorWith(bulkSwitchMachine, {
    async switchCoupons({ couponIds, active }) {
      await inParts(couponIds, (ids) =>
        client.PATCH('/api/v1/project/', { body: { ids, active } }),
      );
      await changeCoupons(queryClient, couponIds, { active });
    },
  });
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
  const actor = actorWith(draftDiscardMachine, {
    async remove(id) {
      if (!(await discardDraft(id))) throw new OpenElsewhere();
    },
  });
  actor.on('thing.removed', () => say({ kind: 'ok', text: dashboardWords.draftDiscarded() }));
  actor.on('removal.refused', ({ error }) => {
    say({
      kind: 'bad',
      text:
        error instanceof OpenElsewhere
          ? dashboardWords.draftOpenElsewhere()
          : dashboardWords.draftNotDiscarded(),
    });
  });
  return actor.start();
}

/** Another tab has the draft open. */
class OpenElsewhere extends Error {}

/** Most ids per call. */
const AT_ONCE = 1_000;

/** As many calls as needed; a refusal names positions in the whole list. */
async function inParts(
  ids: readonly string[],
  call: (part: readonly string[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    await call(ids.slice(start, start + AT_ONCE)).catch((reason: unknown) => {
      throw shifted(reason, start);
    });
  }
}

function shifted(reason: unknown, start: number): unknown {
  if (!(reason instanceof ServiceFailure) || start === 0) return reason;
  const fields = reason.failure.fields.map((field) => ({
    ...field,
    pointer: field.pointer.replace(/\d+/, (index) => String(Number(index) + start)),
  }));
  return new ServiceFailure({ ...reason.failure, fields }, { cause: reason });
}
