/** What runs on drafts of this page, found by address. Small, because it loads with the services. */
import type { DraftPlace } from './draft-store.ts';

/** New work starts at the first place; what runs at the other places, and their drafts, are equivalent. */
export type DraftPlaces = readonly [DraftPlace, ...DraftPlace[]];

interface Running {
  /** The account, and the address at which it started. */
  readonly place: DraftPlace;
  readonly actor: {
    getSnapshot(): { readonly status: string };
    subscribe(observer: { readonly complete: () => void }): unknown;
  };
}

export type RunningRegistry<Kind extends Running> = ReturnType<typeof createRunningRegistry<Kind>>;

export function createRunningRegistry<Kind extends Running>() {
  const running = new Set<Kind>();
  const starting = new Map<string, Promise<Kind>>();

  const findAt = ({ account, address }: DraftPlace): Kind | undefined =>
    [...running].find(
      ({ place, actor }) =>
        place.account === account &&
        place.address === address &&
        actor.getSnapshot().status === 'active',
    );

  const register = (started: Kind): Kind => {
    running.add(started);
    started.actor.subscribe({ complete: () => running.delete(started) });
    return started;
  };

  return {
    /** Returns what runs at one of these places, else what `start` brings; two simultaneous calls share it. */
    open: async (places: DraftPlaces, start: () => Promise<Kind>) => {
      const found = places.map(findAt).find((one) => one !== undefined);
      if (found !== undefined) return found;
      const name = `${places[0].account} ${places[0].address}`;
      const opening = starting.get(name) ?? start().then(register);
      starting.set(name, opening);
      return opening.finally(() => starting.delete(name));
    },
  };
}
