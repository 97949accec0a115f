/** Coupons whose switch, name or note is changing; lives with the services, because a change outlives the screen (DASH-05). */
import type { ClientAndCache } from '../../api/client.ts';
import type { CouponToggleActor } from '../../machines/dashboard/coupon-toggle.machine.ts';
import type { CardTextActor } from '../../machines/dashboard/card-text.machine.ts';

/** A result in words, for the page's toasts. */
export interface ResultMessage {
  readonly kind: 'ok' | 'bad';
  readonly text: string;
  /** Undoes the change; absent if it cannot be undone. */
  readonly onUndo?: () => void;
}

interface CouponPorts extends ClientAndCache {
  readonly say: (said: ResultMessage) => void;
  /** Removes coupons from the list. */
  readonly leave: (couponIds: readonly string[]) => Promise<void>;
}

/** The actors of one account's coupons, by coupon id; those of texts by the text and the id. */
export interface RunningCoupons {
  readonly toggles: Map<string, CouponToggleActor>;
  readonly texts: Map<string, CardTextActor>;
  /** The ports of the open screen, or of the last one. */
  ports: CouponPorts;
}

export type CouponRegistry = ReturnType<typeof createCouponRegistry>;

/** Without it a second screen would start a second actor that does not know the first one's call. */
export function createCouponRegistry() {
  const accounts = new Map<string, RunningCoupons>();
  return {
    /** Returns this account's actors; from now on they all report to these ports. */
    open(account: string, ports: CouponPorts) {
      const own = accounts.get(account) ?? { toggles: new Map(), texts: new Map(), ports };
      own.ports = ports;
      for (const [other, coupons] of accounts) if (other !== account) stop(coupons, isAny);
      accounts.clear();
      accounts.set(account, own);
      return own;
    },
    /** Called when the screen closes: stops idle actors; the next screen finds a running change, and what is being typed. */
    close: () => {
      for (const coupons of accounts.values()) stop(coupons, isResting);
    },
  };
}

type CouponActor = CouponToggleActor | CardTextActor;

function stop({ toggles, texts }: RunningCoupons, isOver: (actor: CouponActor) => boolean): void {
  for (const actors of [toggles, texts]) {
    for (const [id, actor] of actors) {
      if (!isOver(actor)) continue;
      actors.delete(id);
      actor.stop();
    }
  }
}

const isAny = () => true;
/** What somebody types is as little lost as a request. */
const isResting = (actor: CouponActor) => {
  const { tags } = actor.getSnapshot();
  return !tags.has('busy') && !tags.has('editing');
};
