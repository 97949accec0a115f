/** A process as a model: the real machine, and tables of what can happen around it (QA-01, QA-03). */
import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';
import type { PlaceOf } from '../../src/machines/port.ts';
import type { Deed, View } from '../hand/hand.ts';

type EventOf<M extends AnyStateMachine, Type> = Extract<EventFromLogic<M>, { type: Type }>;
type PayloadOf<Event> = Event extends { type: string } ? Omit<Event, 'type'> : never;

/** One variant of an event or outcome, and when the page offers it. */
interface Row<M extends AnyStateMachine> extends Deed {
  readonly when?: (context: ContextFrom<M>, places: readonly PlaceOf<M>[]) => boolean;
}

interface EventRow<M extends AnyStateMachine, Event> extends Row<M> {
  /** The guard refuses the event, and the page prevents it. The action checks that. */
  readonly isBarred?: true;
  /** Fixed, or computed from the machine's context. */
  readonly payload?: PayloadOf<Event> | ((context: ContextFrom<M>) => PayloadOf<Event>);
}

interface OutcomeRow<M extends AnyStateMachine> extends Row<M> {
  /** The actor's output or its error; fixed, or computed from the machine's context. */
  readonly brings?:
    object | string | number | boolean | null | ((context: ContextFrom<M>) => unknown);
}

type Several<One> = One | readonly Several<One>[];

/** One or several rows, or a sentence with the reason why none is walked. */
type Rows<One> = Several<One> | string;

/** What `provide` takes is named by the chart: its actors, its delays. */
type NamesOf<M extends AnyStateMachine, Kind extends 'actors' | 'delays'> = string &
  keyof NonNullable<Parameters<M['provide']>[0][Kind]>;

/** A start of a process. For a machine without input it is only an action. */
type Start<M extends AnyStateMachine> = Deed &
  (undefined extends InputFrom<M>
    ? { readonly input?: InputFrom<M> }
    : { readonly input: InputFrom<M> });

/** Who walks a process. A visitor is not signed in. */
export type Person = 'marketer' | 'administrator' | 'visitor';

/** What a person, the services or the clock does, by the name in the chart: `coupon.toggle`, `done: switchCoupon`. */
type Steps<M extends AnyStateMachine> = {
  readonly [Type in EventFromLogic<M>['type']]: Rows<EventRow<M, EventOf<M, Type>>>;
} & {
  readonly [End in `${'done' | 'error'}: ${NamesOf<M, 'actors'>}`]: Rows<OutcomeRow<M>>;
} & { readonly [Delay in `after: ${NamesOf<M, 'delays'>}`]: Rows<Row<M>> };

/**
 * The tables of a process. Their types are complete: if a machine gets a new state, event, actor or delay, its table
 * does not compile without an entry.
 */
export interface ProcessDefinition<M extends AnyStateMachine> {
  /** In the report's addresses and with `--flow`; the machine's id by default: `coupon-toggle` for `couponToggle`. */
  readonly name?: string;
  /** Rows of `tests/rows.md` that its paths prove. */
  readonly rows: readonly string[];
  /** A marketer by default. */
  readonly person?: Person;
  /** For processes about sign-in: the path gets its own browser context, which is not signed in at the start. */
  readonly isAlone?: boolean;
  /** For what an account has once, such as its brand: no two such paths are walked at the same time. */
  readonly takesTurns?: boolean;
  readonly starts: Start<M> | readonly Start<M>[];
  /**
   * Everything that guards read from the context, and nothing else; by default whether it has a failure. Two places
   * with equal readings are the same.
   */
  readonly reads?: (context: ContextFrom<M>) => Readonly<Record<string, unknown>>;
  readonly steps: Steps<M>;
  /** What a person sees. */
  readonly views: { readonly [Path in PlaceOf<M>]: View };
  /** Transitions that no path takes, by a part of their name, with the reason. */
  readonly notWalked?: Readonly<Record<string, string>>;
}

/** A process without the types of its machine, for generator, runner and report. */
export interface Process extends Required<
  Omit<ProcessDefinition<AnyStateMachine>, 'starts' | 'reads' | 'steps' | 'views'>
> {
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly starts: readonly (Deed & { readonly input: unknown })[];
  readonly reads: (context: unknown) => Readonly<Record<string, unknown>>;
  /**
   * Rows by the event's name in the chart: `coupon.toggle`, `done: switchCoupon`, `after: waitShown`; or why none is
   * walked.
   */
  readonly table: ReadonlyMap<string, readonly LooseRow[] | string>;
  readonly views: Readonly<Record<string, View>>;
}

export interface LooseRow extends Deed {
  readonly isBarred?: true;
  readonly payload?: unknown;
  readonly brings?: unknown;
  readonly when?: (context: unknown, places: readonly string[]) => boolean;
}

/** Checks the tables against the machine's types, then drops the types. */
export function processOf<M extends AnyStateMachine>(
  machine: M,
  title: string,
  definition: ProcessDefinition<M>,
): Process {
  // At run time each function gets its own machine's context; TypeScript cannot express that for a list of processes.
  const { steps, starts, ...loose } = definition as unknown as LooseDefinition;
  const table = Object.entries(steps).map(([name, rows]) => [name, listed(rows)] as const);
  return {
    machine,
    title,
    name: nameOf(machine),
    notWalked: {},
    reads: readsFailure,
    person: 'marketer',
    isAlone: false,
    takesTurns: false,
    ...loose,
    starts: [starts].flat(),
    table: new Map(table),
  };
}

function readsFailure(context: unknown): Readonly<Record<string, unknown>> {
  const { failure = null } = context as { readonly failure?: unknown };
  return { failed: failure !== null };
}

function listed<One>(rows: Rows<One>): readonly One[] | string {
  if (typeof rows === 'string') return rows;
  const isList = (one: Several<One>): one is readonly Several<One>[] => Array.isArray(one);
  return isList(rows) ? rows.flatMap((one) => listed(one) as readonly One[]) : [rows];
}

function nameOf({ id }: AnyStateMachine): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

interface LooseDefinition extends Partial<Omit<Process, 'rows' | 'starts' | 'table' | 'views'>> {
  readonly rows: Process['rows'];
  readonly views: Process['views'];
  readonly starts: Process['starts'] | Process['starts'][number];
  readonly steps: Readonly<Record<string, Rows<LooseRow>>>;
}

/** Returns the active states of a snapshot as paths: `switching.slow`. */
export function placesOf({ value }: { readonly value: unknown }): readonly string[] {
  return pathsOf(value as StateValue);
}

type StateValue = string | { readonly [state: string]: StateValue };

export function pathsOf(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([state, child]) => {
    const below = pathsOf(child);
    return below.length === 0 ? [state] : below.map((path) => `${state}.${path}`);
  });
}
