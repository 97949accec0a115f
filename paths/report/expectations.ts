/** What a tester sees after each step, in the words of the views that paths are checked against. */
import type { View } from '../hand/hand.ts';
import { SAMPLE } from '../hand/stage.ts';
import type { Process } from '../model/process.ts';

/** By place. */
export type Expectations = ReadonlyMap<string, readonly string[]>;

/** Asks every view of a process for its words, without a page. */
export function expectationsOf({ views }: Process): Expectations {
  return new Map(Object.entries(views).map(([place, view]) => [place, wordsOf(view)]));
}

function wordsOf(view: View): readonly string[] {
  if ('told' in view) return [view.told];
  return 'holds' in view ? [view.words(SAMPLE)] : view.flatMap(wordsOf);
}
