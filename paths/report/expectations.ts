/** What a tester sees after each step, in the words of the views that paths are checked against. */
import { eachLook } from '../hand/hand.ts';
import type { Stage } from '../hand/stage.ts';
import type { Process } from '../model/process.ts';

/** By place. */
export type Expectations = ReadonlyMap<string, readonly string[]>;

/** For a view that depends on stored data, such as a sign-in: only a walk knows it. */
const AS_STORED = 'what goes with what is stored';

/** Asks every view of a process for its words, without a page. A view that needs a page fails. */
export async function expectationsOf({ views }: Process): Promise<Expectations> {
  const found = new Map<string, readonly string[]>();
  for (const [place, view] of Object.entries(views)) {
    const looks: string[] = [];
    await eachLook(view, NOWHERE, async ({ words }) => void looks.push(words(NOWHERE))).catch(() =>
      looks.push(AS_STORED),
    );
    found.set(place, looks);
  }
  return found;
}

const nothing = new Proxy(
  {},
  {
    get: () => {
      throw new Error('Nobody walks.');
    },
  },
);

const NOWHERE = {
  ...{ page: nothing, url: '', network: nothing, services: nothing, word: '' },
  coupons: [{ id: '', name: 'the coupon’s name' }],
} as unknown as Stage;
