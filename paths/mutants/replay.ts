/** Compares a broken machine with the sound one on the steps of a path, without a page (QA-04). */
import { isDeepStrictEqual } from 'node:util';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate';
import { placesOf } from '../model/process.ts';
import type { Path } from '../model/walk.ts';

/** Where the two differ first, as the number of a step; 0 is the start, and null means nowhere. */
interface Difference {
  /** In their states. Each step of a walk checks these. */
  readonly states: number | null;
  /** In their context or in their effects. Only a page can show these. */
  readonly effects: number | null;
}

export function differenceOf(
  path: Path,
  sound: AnyStateMachine,
  broken: AnyStateMachine,
): Difference {
  const others = tracesOf(path, broken);
  let step = 0;
  let effects: number | null = null;
  for (const one of tracesOf(path, sound)) {
    const { value: other } = others.next() as IteratorYieldResult<Trace>;
    if (!isDeepStrictEqual(one.places, other.places)) return { states: step, effects };
    if (effects === null && !isDeepStrictEqual(one.effects, other.effects)) effects = step;
    step += 1;
  }
  return { states: null, effects };
}

/** Where a machine stands, and its context with what it sets off. */
interface Trace {
  readonly places: readonly string[];
  readonly effects: readonly unknown[];
}

function* tracesOf({ start, steps }: Path, machine: AnyStateMachine): Generator<Trace> {
  let taken = initialTransition(machine, start.event.input as never) as Taken;
  yield traceOf(taken);
  for (const { event, type } of steps) {
    // The page does not let a prevented event come.
    if (type === null) taken = [taken[0], []];
    else {
      try {
        taken = transition(machine, taken[0], event) as Taken;
      } catch (error) {
        yield { places: [`fails: ${String(error)}`], effects: [] };
        continue;
      }
    }
    yield traceOf(taken);
  }
}

type Taken = readonly [AnyMachineSnapshot, readonly { type: string; params?: unknown }[]];

function traceOf([snapshot, actions]: Taken): Trace {
  const context: unknown = snapshot.context;
  const effects = actions.map(({ type, params }): readonly unknown[] => {
    // What starts or stops an actor has the actor in its parameters, and no two actors are equal.
    if (!/^xstate\.(spawn|stop)Child$/.test(type)) return [type, params];
    return [type, Reflect.get(params as object, 'id'), Reflect.get(params as object, 'input')];
  });
  return {
    places: [...placesOf(snapshot).toSorted(), snapshot.status],
    effects: [context, effects],
  };
}
