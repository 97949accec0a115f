/** Ports: the places where a machine calls the outside world. `withCalls` fills them (QA-03). */
import {
  type AnyEventObject,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
  type StateValueFrom,
} from 'xstate';

/** An actor without an implementation; running it throws, because the wiring is wrong. */
export const port = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`No actor was provided for "${name}".`)),
  );

/** Like `port`, for an actor that reports progress to its parent before it finishes. */
export const reportingPort = <Input>(name: string) =>
  fromCallback<AnyEventObject, Input>(() => {
    throw new Error(`No actor was provided for "${name}".`);
  });

/** Returns the message of a port that failed; every port rejects with a sentence for people. */
export function failureWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** An action or a guard whose parameter is this field of the event, such as the `output` or the `error` of a port. */
export function given<Type extends string, Field extends string>(type: Type, field: Field) {
  const params = <Value>({ event }: EventWith<Field, Value>): Value => event[field];
  return { type, params } as const;
}

/** An action or a guard whose parameter is the event itself. */
export function givenEvent<Type extends string>(type: Type) {
  const params = <Event>({ event }: { readonly event: Event }): Event => event;
  return { type, params } as const;
}

/** The states of a call: what waits for it shows after a moment. The machine has the delay `waitShown`. */
export const SLOW_CALL = {
  initial: 'brief',
  states: { brief: { after: { waitShown: 'slow' } }, slow: { tags: 'slow' } },
} as const;

interface EventWith<Field extends string, Value> {
  readonly event: Readonly<Record<Field, Value>>;
}

type Keys<V> = V extends object ? keyof V & string : never;

/** `'submitting' | 'error' | 'success.resting' | 'success.copied'` from a machine's state value. */
type StatePath<V> =
  | Exclude<Extract<V, string>, Keys<V>>
  | (V extends object
      ? { [K in keyof V & string]-?: `${K}.${StatePath<NonNullable<V[K]>>}` }[keyof V & string]
      : never);

/** Every state of a machine, as a path in its chart (QA-03). */
export type PlaceOf<Machine extends AnyStateMachine> = StatePath<StateValueFrom<Machine>>;
