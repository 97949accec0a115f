/** The elements of process tables: what a person does and what a person sees; and the tools of a step. */
import type { Page } from '@playwright/test';
import type { Network } from './network.ts';
import type { OwnServices } from './own-services.ts';

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
export interface StoredView {
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

/** Makes one sentence of the parts: `presses “No”, sees the words “Saved”, and presses “Cancel”`. Functions say nothing. */
export function sentenceOf(hand: Hand): string {
  const phrases = phrasesOf(hand);
  const last = phrases.at(-1) ?? '';
  const before = phrases.slice(0, -1).join(', ').replaceAll(', and ', ', ');
  return before === '' ? last : `${before}, and ${last}`;
}

function phrasesOf(hand: Hand): readonly string[] {
  if (typeof hand === 'function') return [];
  if ('holds' in hand) return [`sees ${hand.words(SAMPLE)}`];
  return 'hand' in hand ? [hand.words] : hand.flatMap(phrasesOf);
}

/** Passes each look of a view to `take`, in order. */
export async function eachLook(view: View, stage: Stage, take: (look: Look) => Promise<void>) {
  if (typeof view === 'function') await eachLook(await view(stage), stage, take);
  else if ('holds' in view) await take(view);
  else for (const part of view) await eachLook(part, stage, take);
}

type PreparedCoupon = Readonly<Record<'id' | 'name', string>>;

/** The tools of a step: a page of the running product, control of its calls, and the services. */
export interface Stage {
  readonly page: Page;
  /** Without a trailing slash. */
  readonly url: string;
  readonly network: Network;
  /** The services as another tab of the same account would call them. */
  readonly services: OwnServices;
  /** The tab's sign-in data, by key of `sessionStorage`. */
  readonly session: Readonly<Record<string, string>>;
  /** A word unique to this path. Names of objects that the path creates begin with it. */
  readonly word: string;
  /** Created at the start of the path. The path is about the first one. */
  readonly coupons: PreparedCoupon[];
}

const NOTHING = new Proxy(
  {},
  {
    get: () => {
      throw new Error('Nobody walks.');
    },
  },
);

/** The names that sentences are written with. Only words can be read from it. */
export const SAMPLE = {
  page: NOTHING,
  url: '',
  network: NOTHING,
  services: NOTHING,
  session: {},
  word: 'Sample',
  coupons: [1, 2].map((index) => ({ id: '…', name: `Sample ${index}` })),
} as unknown as Stage;

/** Returns the coupon that the path is about. Throws if its start created none. */
export function couponOf({ coupons }: Stage): PreparedCoupon {
  const [coupon] = coupons;
  if (coupon === undefined) throw new Error('This path has no coupon.');
  return coupon;
}

/** Returns its name, for looks and actions. */
export const coupon = (stage: Stage): string => couponOf(stage).name;
