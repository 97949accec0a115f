import { useMemo, useSyncExternalStore } from 'react';

/** ms by which panes lag behind the artwork while a color is dragged; the artwork's frame is presented first. */
const LATE_MS = 60;

/** User input must act on the current state. */
const HAND = ['pointerdown', 'keydown', 'focusin', 'click'] as const;

interface Actor<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(next: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

type MayWait<Snapshot> = (before: Snapshot, after: Snapshot) => boolean;

/** An actor's snapshot, slightly delayed if the difference can wait. */
export function useLateSnapshot<Snapshot>(
  actor: Actor<Snapshot>,
  mayWait: MayWait<Snapshot>,
): Snapshot {
  const store = useMemo(() => lateStore(actor, mayWait), [actor, mayWait]);
  return useSyncExternalStore(store.subscribe, store.shown);
}

function lateStore<Snapshot>(actor: Actor<Snapshot>, mayWait: MayWait<Snapshot>) {
  let shown = actor.getSnapshot();
  return {
    shown: () => shown,
    subscribe(onChange: () => void): () => void {
      shown = actor.getSnapshot();
      let timer: ReturnType<typeof setTimeout> | null = null;
      const forget = () => {
        if (timer !== null) clearTimeout(timer);
        timer = null;
      };
      const show = () => {
        forget();
        shown = actor.getSnapshot();
        onChange();
      };
      const hurry = () => {
        if (timer !== null) show();
      };
      const { unsubscribe } = actor.subscribe((next) => {
        if (!mayWait(shown, next)) show();
        else timer ??= setTimeout(show, LATE_MS);
      });
      for (const type of HAND) document.addEventListener(type, hurry, { capture: true });
      return () => {
        forget();
        unsubscribe();
        for (const type of HAND) document.removeEventListener(type, hurry, { capture: true });
      };
    },
  };
}
