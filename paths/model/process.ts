/** A process of the product as a model: the machine as it is, and the world around it as steps and views (QA-01, QA-03). */
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  StateMachine,
  StateValueFrom,
} from 'xstate';
import type { StatePath } from '../../src/machines/port.ts';
import type { Sight } from '../hand/sight.ts';
import type { Stage } from '../hand/stage.ts';

/** What a person, the network or the clock does to the running product for one step. */
export type Hand = (stage: Stage) => Promise<void>;

/** What a person sees in a state; a view that asserts nothing fails the run. */
export type View = (sight: Sight, stage: Stage) => Promise<void>;

/** One way in which an event or an outcome comes. */
interface Variant {
  /** Behind the persona's name: `presses "Delete"`. */
  readonly words: string;
  readonly hand: Hand;
}

/** Why something of a machine has no step: said in the report. */
interface NotWalked {
  readonly notWalked: string;
}

type EventOf<M extends AnyStateMachine, Type> = Extract<EventFromLogic<M>, { type: Type }>;
type PayloadOf<Event> = Event extends { type: string } ? Omit<Event, 'type'> : never;

type PlaceOf<M extends AnyStateMachine> = StatePath<StateValueFrom<M>>;

/** An event's variant: its payload, fixed or read from where the machine stands, and when, or in which places, a page offers it at all. */
interface EventVariant<M extends AnyStateMachine, Event> extends Variant {
  /** The guard refuses it, and the page does not even let it come: the hand looks for that. */
  readonly isBarred?: true;
  readonly payload?: PayloadOf<Event> | ((context: ContextFrom<M>) => PayloadOf<Event>);
  readonly when?: (context: ContextFrom<M>, places: readonly PlaceOf<M>[]) => boolean;
}

/** What an invoked actor comes to; `brings` is its output, or the error it ends with, or the event it sends. */
interface OutcomeVariant<M extends AnyStateMachine> extends Variant {
  readonly brings?: (context: ContextFrom<M>) => unknown;
  readonly when?: (context: ContextFrom<M>) => boolean;
}

interface Outcomes<M extends AnyStateMachine> {
  readonly done: readonly OutcomeVariant<M>[] | NotWalked;
  readonly error: readonly OutcomeVariant<M>[] | NotWalked;
}

type ActorsOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? Actor extends { src: infer Source extends string }
      ? Source
      : never
    : never;

type DelaysOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer _Actor,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? Delay & string
    : never;

/** Where a process begins. */
interface Start<M extends AnyStateMachine> extends Variant {
  readonly input: InputFrom<M>;
}

/** Who walks a process; a visitor has not signed in. */
export type Person = 'marketer' | 'administrator' | 'visitor';

/** The definition of a process, total by type: a state, event, actor or delay that is added to the machine does not compile without its entry here. */
export interface ProcessDefinition<M extends AnyStateMachine> {
  /** In the address of the report and behind `--flow`: `coupon-toggle`. */
  readonly name: string;
  readonly title: string;
  /** Rows of `tests/rows.md` that its paths prove. */
  readonly rows: readonly string[];
  /** By default a marketer. */
  readonly person?: Person;
  /** The sign-in itself is walked: a browser context that no other path has, whose tab knows nobody until a step says so. */
  readonly isAlone?: boolean;
  readonly machine: M;
  readonly starts: readonly Start<M>[];
  /** All that guards read of the context, and nothing else: two places with equal readings are one. */
  readonly reads: (context: ContextFrom<M>) => Readonly<Record<string, unknown>>;
  readonly events: {
    readonly [Type in EventFromLogic<M>['type']]:
      readonly EventVariant<M, EventOf<M, Type>>[] | NotWalked;
  };
  readonly actors: { readonly [Source in ActorsOf<M>]: Outcomes<M> | NotWalked };
  readonly delays: { readonly [Delay in DelaysOf<M>]: Variant | NotWalked };
  readonly views: { readonly [Path in PlaceOf<M>]: View };
  /** Transitions that no path takes, by a part of their name, and the reason; a path that takes one after all fails the check. */
  readonly notWalked?: Readonly<Record<string, string>>;
}

/** A process whose machine's types are forgotten: what generator, runner and report use. */
export interface Process {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly string[];
  readonly person: Person;
  readonly isAlone: boolean;
  readonly machine: AnyStateMachine;
  readonly starts: readonly (Variant & { readonly input: unknown })[];
  readonly reads: (context: unknown) => Readonly<Record<string, unknown>>;
  readonly events: Readonly<Record<string, readonly LooseVariant[] | NotWalked>>;
  readonly actors: Readonly<Record<string, LooseOutcomes | NotWalked>>;
  readonly delays: Readonly<Record<string, Variant | NotWalked>>;
  readonly views: Readonly<Record<string, View>>;
  readonly notWalked: Readonly<Record<string, string>>;
}

export interface LooseVariant extends Variant {
  readonly isBarred?: true;
  readonly payload?: object | ((context: unknown) => object);
  readonly brings?: (context: unknown) => unknown;
  readonly when?: (context: unknown, places: readonly string[]) => boolean;
}

interface LooseOutcomes {
  readonly done: readonly LooseVariant[] | NotWalked;
  readonly error: readonly LooseVariant[] | NotWalked;
}

/** Checks a definition against its machine's types, and forgets them. */
export function processOf<M extends AnyStateMachine>(definition: ProcessDefinition<M>): Process {
  // The walk gives each function what its own machine made; TypeScript cannot follow that across processes.
  return { notWalked: {}, person: 'marketer', isAlone: false, ...definition } as unknown as Process;
}

export function isNotWalked(value: unknown): value is NotWalked {
  return typeof value === 'object' && value !== null && 'notWalked' in value;
}

/** Every place a snapshot stands in, as paths: `switching.slow`. */
export function placesOf(snapshot: AnyMachineSnapshot): readonly string[] {
  return pathsOf(snapshot.value as StateValue);
}

type StateValue = string | { readonly [state: string]: StateValue };

export function pathsOf(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, child]) => {
    const below = pathsOf(child);
    return below.length === 0 ? [state] : below.map((path) => `${state}.${path}`);
  });
}
