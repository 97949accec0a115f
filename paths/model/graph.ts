/** Finds all states of a machine and the steps between them with `xstate/graph`, without running actors (QA-01). */
import type { AnyMachineSnapshot, Snapshot } from 'xstate';
import { getInitialMicrosteps, getMicrosteps } from 'xstate';
import { TestModel } from 'xstate/graph';
import { evaluateGuard } from 'xstate/guards';
import type { Hand } from '../hand/hand.ts';
import { type LooseRow, placesOf, type Process } from './process.ts';
import type { Arrow, Cause } from './transitions.ts';
import { ALWAYS, Arrows, causeOf, eventWords, standingNodes } from './transitions.ts';

/** One step of a path: the action and the state of the machine afterwards. */
export interface Step {
  /** The event and its variant. */
  readonly key: string;
  readonly cause: Cause;
  /**
   * The event's type as the running machine receives it, `xstate.done.actor.0.rename.saving`; null if the page prevents
   * it, and for a start.
   */
  readonly type: string | null;
  /** The event in the model, with the `input` of a start; the page prevents it if `type` is null. */
  readonly event: { readonly type: string; readonly input?: unknown };
  /** `presses "Delete"` */
  readonly words: string;
  readonly before?: string | undefined;
  readonly hand: Hand;
  readonly arrows: readonly Arrow[];
  /** What happens by itself at a start. */
  readonly begins?: readonly Arrow[];
  readonly places: readonly string[];
}

/** With more places than this, `reads` returns something that grows without end. */
const MOST_VERTICES = 20_000;

/** Where a process stands. The model writes vertices and edges as JSON; what is large is a function, which JSON omits. */
export type Vertex = Snapshot<unknown> & {
  /** The same for states that count as one. */
  readonly key: string;
  readonly places: readonly string[];
  /** The steps that are possible there. */
  readonly edges: () => readonly Edge[];
};

/** A step as an event of the model; its type is the step's key. */
export interface Edge {
  readonly type: string;
  readonly step: () => Step;
  readonly to: () => Vertex;
}

/** The model of a process, whose first steps are its starts; and what its steps reach in the chart. */
export class Graph {
  readonly arrows: Arrows;
  readonly reached = new Set<string>();
  readonly model: TestModel<Vertex, Edge, unknown>;
  readonly #process: Process;
  readonly #known = new Map<string, Vertex>();

  constructor(process: Process) {
    this.#process = process;
    this.arrows = new Arrows(process.machine);
    const outside = vertexOf('outside', [], () =>
      process.starts.map((start, index) => this.#enter(start, index)),
    );
    const logic = {
      transition: (_: Vertex, { to }: Edge) => to(),
      getInitialSnapshot: () => outside,
      getPersistedSnapshot: (vertex: Vertex) => vertex,
    };
    this.model = new TestModel(logic, {
      serializeState: ({ key }) => key,
      serializeEvent: ({ type }) => type,
      events: ({ edges }) => edges(),
    });
  }

  #enter({ words, hand, input }: Process['starts'][number], index: number): Edge {
    const event = { type: 'xstate.init', input };
    const steps = getInitialMicrosteps(this.#process.machine, input);
    const snapshots = steps.map(([snapshot]) => snapshot as AnyMachineSnapshot);
    const begins = this.#follow(snapshots, event);
    begins.forEach(({ id }) => this.reached.add(id));
    const to = this.#vertex(snapshots.at(-1) as AnyMachineSnapshot, index);
    const cause = 'person';
    const { places } = to;
    const key = `start ${index}`;
    return edgeOf({ key, cause, type: null, event, words, hand, arrows: [], begins, places }, to);
  }

  #vertex(snapshot: AnyMachineSnapshot, start: number): Vertex {
    const key = keyOf(this.#process, snapshot, start);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const vertex = vertexOf(key, placesOf(snapshot), () => this.#leave(snapshot, start));
    this.#known.set(key, vertex);
    vertex.places.forEach((place) => this.reached.add(place));
    if (this.#known.size > MOST_VERTICES)
      throw new Error(`${this.#process.name} has too many places; "reads" grows without end.`);
    return vertex;
  }

  #leave(snapshot: AnyMachineSnapshot, start: number): readonly Edge[] {
    if (snapshot.status !== 'active') return [];
    return offersOf(this.#process, snapshot).map(({ isBarred, ...offer }) => {
      const { arrows, chosen, next } = this.#take(snapshot, offer.event);
      if (isBarred && chosen > 0)
        throw new Error(`${this.#process.name} bars "${offer.words}", which is let through.`);
      arrows.forEach(({ id }) => this.reached.add(id));
      const to = this.#vertex(next, start);
      const type = isBarred ? null : offer.event.type;
      return edgeOf({ ...offer, type, arrows, places: placesOf(next) }, to);
    });
  }

  #take(snapshot: AnyMachineSnapshot, event: { readonly type: string }) {
    const { machine } = this.#process;
    const chosen = machine.getTransitionData(snapshot, event) ?? [];
    const refusals = this.arrows.refusals(snapshot, event.type, chosen);
    if (chosen.length === 0) return { next: snapshot, chosen: 0, arrows: refusals };
    const steps = getMicrosteps(machine, snapshot, event).map(
      ([step]) => step as AnyMachineSnapshot,
    );
    const arrows = [
      ...refusals,
      ...chosen.map((definition) => this.arrows.of(definition, event.type)),
      ...this.#follow(steps, event),
    ];
    return { next: steps.at(-1) ?? snapshot, chosen: chosen.length, arrows };
  }

  /** Follows automatic transitions from one intermediate state to the next. */
  #follow(
    steps: readonly AnyMachineSnapshot[],
    event: { readonly type: string },
  ): readonly Arrow[] {
    return steps.flatMap((step) => {
      placesOf(step).forEach((place) => this.reached.add(place));
      const taken = alwaysTaken(step, event);
      return taken === undefined
        ? this.arrows.refusals(step, ALWAYS, [])
        : [this.arrows.of(taken, ALWAYS)];
    });
  }
}

/**
 * Returns the same for states that count as one.
 * @internal for tests
 */
export function keyOf(
  { reads }: Process,
  { value, status, context }: AnyMachineSnapshot,
  start: number,
): string {
  return JSON.stringify([reads(context), value, status, start]);
}

/** Returns the automatic transition that is taken from a snapshot; undefined if none is. */
function alwaysTaken(snapshot: AnyMachineSnapshot, event: { readonly type: string }) {
  return standingNodes(snapshot)
    .toReversed()
    .flatMap(({ always = [] }) => always)
    .find(
      ({ guard }) => guard === undefined || evaluateGuard(guard, snapshot.context, event, snapshot),
    );
}

function vertexOf(key: string, places: readonly string[], leave: () => readonly Edge[]): Vertex {
  let known: readonly Edge[] | null = null;
  const edges = () => (known ??= leave());
  return { status: 'active', output: undefined, error: undefined, key, places, edges };
}

function edgeOf(step: Step, to: Vertex): Edge {
  return { type: step.key, step: () => step, to: () => to };
}

/**
 * Returns every possible step of a snapshot in a fixed order.
 * @internal for tests
 */
export function offersOf(process: Process, snapshot: AnyMachineSnapshot) {
  const nodes = standingNodes(snapshot);
  const types = new Set(nodes.flatMap((node) => [...node.transitions.keys()]));
  return [...types].toSorted().flatMap((type) => {
    const name = eventWords(nodes, type);
    const rows = process.table.get(name);
    if (rows === undefined) throw new Error(`${process.name} has no step for "${name}".`);
    if (typeof rows === 'string') return [];
    const cause = causeOf(type);
    const context: unknown = snapshot.context;
    return rows.flatMap((row, index) => {
      if (row.when?.(context, placesOf(snapshot)) === false) return [];
      const { words, before, hand, isBarred = false } = row;
      const key = cause === 'delay' ? name : `${name}#${index}`;
      return { key, cause, words, before, hand, isBarred, event: eventOf(row, type, context) };
    });
  });
}

/** Returns the event as XState would create it. */
export function eventOf({ payload, brings }: LooseRow, type: string, context: unknown) {
  const [, kind, actorId] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind === undefined) return { ...valueOf(payload, context), type };
  const brought = valueOf(brings, context);
  return { type, actorId, ...(kind === 'done' ? { output: brought } : { error: brought }) };
}

function valueOf(value: unknown, context: unknown): object | undefined {
  return (
    typeof value === 'function' ? (value as (context: unknown) => unknown)(context) : value
  ) as object | undefined;
}
