/** When the page offers a row. */
import type { Deed } from '../../hand/hand.ts';

/** By the context of the machine and the places where it stands. */
export type When<Context> = (context: Context, places: readonly string[]) => boolean;

/** Whether the machine stands in one of these places. */
export const at =
  (...places: readonly string[]): When<unknown> =>
  (_, stood) =>
    stood.some((place) => places.includes(place));

export const not =
  <Context>(when: When<Context>): When<Context> =>
  (context, places) =>
    !when(context, places);

export const both =
  <Context>(one: When<Context>, other: When<Context>): When<Context> =>
  (context, places) =>
    one(context, places) && other(context, places);

/** Two rows: what a person does while the guard lets the event through, and what the page shows instead otherwise. */
export const either = <Context, Payload = never>(
  when: When<Context>,
  deed: Deed,
  instead: Deed & { readonly isBarred: true },
  rest: { readonly payload?: Payload } = {},
) =>
  [
    { ...deed, ...rest, when },
    { ...instead, ...rest, when: not(when) },
  ] as const;
