import {
  type Actor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  type CallbackActorLogic,
  createActor,
  fromPromise,
  type PromiseActorLogic,
} from 'xstate';
import { watched } from './watched.ts';

type ActorsOf<Machine extends AnyStateMachine> = Required<
  NonNullable<Parameters<Machine['provide']>[0]['actors']>
>;

/** What fills a port: a call for one that answers once, an actor for any other. */
type Filling<Logic> =
  Logic extends CallbackActorLogic<AnyEventObject, infer _Input>
    ? Logic
    : Logic extends PromiseActorLogic<infer Output, infer Input>
      ? (input: Input, signal: AbortSignal) => PromiseLike<Output>
      : Logic;

type Fillings<Actors> = {
  readonly [Port in keyof Actors as Actors[Port] extends AnyStateMachine ? never : Port]: Filling<
    Actors[Port]
  >;
} & {
  /** A machine that starts others may start them as they are. */
  readonly [
    Port in keyof Actors as Actors[Port] extends AnyStateMachine ? Port : never
  ]?: Actors[Port];
};

/** A machine whose ports are filled; a missing one does not compile (QA-03). */
export function withCalls<Machine extends AnyStateMachine>(
  machine: Machine,
  fillings: Fillings<ActorsOf<Machine>>,
): Machine {
  const actors: Record<string, AnyActorLogic> = {};
  for (const [port, filling] of Object.entries<AnyFilling>(fillings))
    actors[port] = actorOf(filling);
  return machine.provide({ actors }) as Machine;
}

/** An actor of a machine whose ports are filled, which is not started yet; for a machine without an input. */
export function actorWith<Machine extends AnyStateMachine>(
  machine: Machine,
  fillings: Fillings<ActorsOf<Machine>>,
): Actor<Machine> {
  return createActor<AnyStateMachine>(withCalls(machine, fillings), watched()) as Actor<Machine>;
}

type AnyFilling = AnyActorLogic | ((input: unknown, signal: AbortSignal) => PromiseLike<unknown>);

function actorOf(filling: AnyFilling) {
  if (typeof filling !== 'function') return filling;
  return fromPromise<unknown, unknown>(({ input, signal }) => filling(input, signal));
}
