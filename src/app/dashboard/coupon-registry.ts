/** The switches and names of coupons under change: stored with the services, since a change outlives the screen (DASH-05). */
import type { CouponToggleActor } from '../../machines/dashboard/coupon-toggle.machine.ts';
import type { RenameActor } from '../../machines/dashboard/rename.machine.ts';
import type { CouponCalls } from './coupon-calls.ts';

/** What happened, in words, for the page's toasts. */
export interface Said {
  readonly kind: 'ok' | 'bad';
  readonly text: string;
  /** Takes it back; absent where that cannot be done. */
  readonly onUndo?: () => void;
}

interface CouponPorts {
  readonly calls: Pick<CouponCalls, 'switchCoupon' | 'renameCoupon'>;
  readonly say: (said: Said) => void;
  /** Takes coupons out of the list. */
  readonly leave: (couponIds: readonly string[]) => Promise<void>;
}

/** The actors of one account's coupons, by the coupon's id. */
export interface RunningCoupons {
  readonly toggles: Map<string, CouponToggleActor>;
  readonly renames: Map<string, RenameActor>;
  /** Of the screen that is open, or was open last. */
  ports: CouponPorts;
}

export interface CouponRegistry {
  /** Returns what runs for this account; from now on all of it reports to these ports. */
  open(account: string, ports: CouponPorts): RunningCoupons;
  /** The screen is left: stops what rests; the next screen finds a change that is under way. */
  close(): void;
}

/** Without it a second screen would start a second actor, which knows nothing of the first one's call. */
export function createCouponRegistry(): CouponRegistry {
  const accounts = new Map<string, RunningCoupons>();
  return {
    open(account, ports) {
      const own = accounts.get(account) ?? { toggles: new Map(), renames: new Map(), ports };
      own.ports = ports;
      for (const [other, coupons] of accounts) if (other !== account) stop(coupons, isAny);
      accounts.clear();
      accounts.set(account, own);
      return own;
    },
    close: () => {
      for (const coupons of accounts.values()) stop(coupons, isResting);
    },
  };
}

type CouponActor = CouponToggleActor | RenameActor;

function stop({ toggles, renames }: RunningCoupons, isOver: (actor: CouponActor) => boolean): void {
  for (const actors of [toggles, renames]) {
    for (const [id, actor] of actors) {
      if (!isOver(actor)) continue;
      actors.delete(id);
      actor.stop();
    }
  }
}

const isAny = () => true;
const isResting = (actor: CouponActor) => !actor.getSnapshot().hasTag('busy');
