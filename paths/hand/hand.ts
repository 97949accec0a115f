/** The elements of process tables: what a person does and what a person sees. */
import type { Stage } from './stage.ts';

/** An action of a person, the network or the clock on the running product: a function, or several parts in order. */
export type Hand = ((stage: Stage) => Promise<unknown>) | Deed | Look | readonly Hand[];

/** An action with its sentence, without the subject: `presses "Delete"`. */
export interface Deed {
  readonly words: string;
  readonly hand: Hand;
  /** What a tester prepares ahead of the step before, as a request: `block “…” in the developer tools`. */
  readonly before?: string;
}

/** One assertion about a page. As a part of an action it waits until it holds. */
export interface Look {
  /** The expectation in words: `the button “Save”`. */
  readonly words: (stage: Stage) => string;
  readonly holds: (stage: Stage) => Promise<void>;
}

/** What a person sees in a state; a function if that depends on stored data. */
export type View = Look | readonly View[] | StoredView;

/** A view that depends on stored data, with the words for a tester. */
interface StoredView {
  (stage: Stage): Promise<View>;
  readonly told: string;
}

/** Does all parts of an action in order. */
export async function perform(hand: Hand, stage: Stage): Promise<void> {
  if (typeof hand === 'function') await hand(stage);
  else if ('holds' in hand) await hand.holds(stage);
  else if ('hand' in hand) await perform(hand.hand, stage);
  else for (const part of hand) await perform(part, stage);
}

/** Returns what the parts of an action say, after a comma each: `, sees the words “Saved”`. */
export function wordsOf(hand: Hand, stage: Stage): string {
  if (typeof hand === 'function') return '';
  if ('holds' in hand) return `, sees ${hand.words(stage)}`;
  if ('hand' in hand) return `, ${hand.words}`;
  return hand.map((part) => wordsOf(part, stage)).join('');
}

export const told = (words: string, view: (stage: Stage) => Promise<View>): StoredView =>
  Object.assign(view, { told: words });

/** Passes each look of a view to `take`, in order. */
export async function eachLook(
  view: View,
  stage: Stage,
  take: (look: Look) => Promise<void>,
): Promise<void> {
  if (typeof view === 'function') await eachLook(await view(stage), stage, take);
  else if ('holds' in view) await take(view);
  else for (const part of view) await eachLook(part, stage, take);
}
