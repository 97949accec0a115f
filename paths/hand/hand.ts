/** What the tables of processes are made of: what a hand does, and what a person looks for. */
import type { Stage } from './stage.ts';

/** What a person, the network or the clock does to the running product: a function, or parts one after another. */
export type Hand = ((stage: Stage) => Promise<unknown>) | Deed | Look | readonly Hand[];

/** A hand with its sentence, without the person's name: `presses "Delete"`. */
export interface Deed {
  readonly words: string;
  readonly hand: Hand;
}

/** One assertion about a page; as a part of a hand it waits until it holds. */
export interface Look {
  /** What is looked for, in words: `the button “Save”`. */
  readonly words: (stage: Stage) => string;
  readonly holds: (stage: Stage) => Promise<void>;
}

/** What a person sees in a state; a function where that depends on what is stored. */
export type View = Look | readonly View[] | ((stage: Stage) => Promise<View>);

/** Does all parts of a hand in their order. */
export async function perform(hand: Hand, stage: Stage): Promise<void> {
  if (typeof hand === 'function') await hand(stage);
  else if ('holds' in hand) await hand.holds(stage);
  else if ('hand' in hand) await perform(hand.hand, stage);
  else for (const part of hand) await perform(part, stage);
}

/** Gives each look of a view to `take`, in their order. */
export async function eachLook(
  view: View,
  stage: Stage,
  take: (look: Look) => Promise<void>,
): Promise<void> {
  if (typeof view === 'function') await eachLook(await view(stage), stage, take);
  else if ('holds' in view) await take(view);
  else for (const part of view) await eachLook(part, stage, take);
}
