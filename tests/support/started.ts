/** Machines under test, with doubles at their ports. */
import {
  Actor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromPromise,
  SimulatedClock,
  type StateValue,
  waitFor,
} from 'xstate';

/** A running machine on a simulated clock, with what it emits. */
export function started<Machine extends AnyStateMachine>(
  machine: Machine,
  options: ActorOptions<Machine> = {},
) {
  const clock = new SimulatedClock();
  const told: unknown[] = [];
  const actor = new Actor(machine, { clock, ...options });
  actor.on('*', (event) => told.push(event));
  actor.start();
  const now = () => actor.getSnapshot() as AnyMachineSnapshot;
  return {
    actor,
    clock,
    told,
    at: (state: StateValue) => waitFor(actor, () => now().matches(state)),
    rested: () => waitFor(actor, () => !now().hasTag('busy')),
  };
}

/** A port that answers one call after the other, and records them; an Error is thrown. */
export function inTurn<Output, Input>(...outcomes: readonly (Output | Error)[]) {
  const asked: Input[] = [];
  const actor = fromPromise<Output, Input>(async ({ input }) => {
    const outcome = outcomes[asked.length];
    asked.push(input);
    if (asked.length > outcomes.length) throw new Error('No call was expected.');
    if (outcome instanceof Error) throw outcome;
    return outcome as Output;
  });
  return { actor, asked };
}

interface Call<Output, Input> {
  readonly input: Input;
  readonly done: (output: Output) => void;
  readonly fail: (error: unknown) => void;
}

/** A port whose calls the test answers. */
export function held<Output, Input>() {
  const calls: Call<Output, Input>[] = [];
  const actor = fromPromise<Output, Input>(
    ({ input }) => new Promise((done, fail) => void calls.push({ input, done, fail })),
  );
  return { calls, actor };
}
