/** Finds all states of a machine and the steps between them, without running actors (QA-01). */
import { type AnyMachineSnapshot, getInitialMicrosteps, getMicrosteps } from 'xstate';
import { evaluateGuard } from 'xstate/guards';
import type { Hand } from '../hand/hand.ts';
import { type LooseRow, placesOf, type Process } from './process.ts';
import {
  ALWAYS,
  type Arrow,
  Arrows,
  type Cause,
  causeOf,
  eventWords,
  standingNodes,
} from './transitions.ts';

/** One step of a path: the action and the state of the machine afterwards. */
export interface Step {
  /** The event and its variant. */
  readonly key: string;
  readonly cause: Cause;
  /**
   * The event's type as the running machine receives it, `xstate.done.actor.0.rename.saving`; null if the page prevents
   * it.
   */
  readonly type: string | null;
  /** The event in the model; the page prevents it if `type` is null. */
  readonly event: { readonly type: string };
  /** `presses "Delete"` */
  readonly words: string;
  readonly before?: string | undefined;
  readonly hand: Hand;
  readonly arrows: readonly Arrow[];
  readonly places: readonly string[];
}

/** With more places than this, `reads` probably returns something that grows without end. */
const MOST_VERTICES = 20_000;

export interface Vertex {
  readonly snapshot: AnyMachineSnapshot;
  readonly places: readonly string[];
  readonly start: number;
  /** The edge by which it was first reached; null at a start. */
  readonly by: Edge | null;
  readonly edges: Edge[];
}

export interface Edge extends Step {
  readonly from: Vertex;
  readonly to: Vertex;
}

/** All reachable places, each with a shortest path. */
export class Graph {
  readonly process: Process;
  readonly arrows: Arrows;
  readonly vertices: Vertex[] = [];
  readonly starts: Vertex[] = [];
  readonly reached = new Set<string>();
  readonly #byKey = new Map<string, Vertex>();

  constructor(process: Process) {
    this.process = process;
    this.arrows = new Arrows(process.machine);
  }

  explore(): void {
    const { machine, starts } = this.process;
    starts.forEach(({ input }, index) => {
      const steps = getInitialMicrosteps(machine, input).map(
        ([step]) => step as AnyMachineSnapshot,
      );
      this.#follow(steps, { type: 'xstate.init' }).forEach((arrow) => this.reached.add(arrow.id));
      const vertex = this.#vertex(steps.at(-1) as AnyMachineSnapshot, index, null);
      if (vertex.by === null) this.starts.push(vertex);
    });
    for (let at = 0; at < this.vertices.length; at += 1) this.#leave(this.vertices[at] as Vertex);
  }

  #vertex(snapshot: AnyMachineSnapshot, start: number, by: Edge | null): Vertex {
    const key = JSON.stringify([
      snapshot.value,
      snapshot.status,
      ...(by === null ? [start] : [by.from.start]),
      this.process.reads(snapshot.context),
    ]);
    const known = this.#byKey.get(key);
    if (known !== undefined) return known;
    const vertex: Vertex = { snapshot, places: placesOf(snapshot), start, by, edges: [] };
    this.#byKey.set(key, vertex);
    this.vertices.push(vertex);
    vertex.places.forEach((place) => this.reached.add(place));
    if (this.vertices.length > MOST_VERTICES) throw new Error(this.#explosion());
    return vertex;
  }

  #leave(vertex: Vertex): void {
    if (vertex.snapshot.status !== 'active') return;
    for (const offer of offersOf(this.process, vertex.snapshot)) {
      const taken = this.#take(vertex.snapshot, offer.event);
      if (taken === null) continue;
      if (offer.isBarred && taken.chosen > 0)
        throw new Error(`${this.process.name} bars "${offer.words}", which is let through.`);
      const edge = {
        ...offer,
        ...taken,
        places: placesOf(taken.snapshot),
        from: vertex,
        type: offer.isBarred ? null : offer.event.type,
      };
      const to = this.#vertex(taken.snapshot, vertex.start, edge as unknown as Edge);
      const whole: Edge = Object.assign(edge as unknown as Edge, { to });
      vertex.edges.push(whole);
      taken.arrows.forEach((arrow) => this.reached.add(arrow.id));
    }
  }

  /** Returns null if no state handles the event. */
  #take(snapshot: AnyMachineSnapshot, event: { readonly type: string }) {
    const { machine } = this.process;
    const chosen = machine.getTransitionData(snapshot, event) ?? [];
    const refusals = this.arrows.refusals(snapshot, event.type, chosen);
    if (chosen.length === 0)
      return refusals.length === 0 ? null : { snapshot, chosen: 0, arrows: refusals };
    const steps = getMicrosteps(machine, snapshot, event).map(
      ([step]) => step as AnyMachineSnapshot,
    );
    const arrows = [
      ...refusals,
      ...chosen.map((definition) => this.arrows.of(definition, event.type)),
      ...this.#follow(steps, event),
    ];
    return { snapshot: steps.at(-1) ?? snapshot, chosen: chosen.length, arrows };
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

  #explosion(): string {
    const values = new Map<string, Set<string>>();
    for (const { snapshot } of this.vertices) {
      for (const [field, value] of Object.entries(this.process.reads(snapshot.context))) {
        const seen = values.get(field) ?? new Set();
        values.set(field, seen.add(JSON.stringify(value)));
      }
    }
    const [widest] = [...values].toSorted(([, one], [, other]) => other.size - one.size);
    return `${this.process.name} has more than ${MOST_VERTICES} places: "${widest?.[0] ?? '?'}" alone has ${widest?.[1].size ?? 0} values. Bound it, or leave it out of "reads".`;
  }
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

interface Offer {
  readonly key: string;
  readonly cause: Cause;
  readonly words: string;
  readonly before: string | undefined;
  readonly hand: Hand;
  readonly event: { readonly type: string };
  readonly isBarred: boolean;
}

/** Returns every possible step of a snapshot in a fixed order. */
function offersOf(process: Process, snapshot: AnyMachineSnapshot): readonly Offer[] {
  const nodes = standingNodes(snapshot);
  const types = new Set(nodes.flatMap((node) => [...node.transitions.keys()]));
  return [...types].toSorted().flatMap((type) => {
    const name = eventWords(nodes, type);
    const rows = process.table.get(name);
    if (rows === undefined) throw new Error(`${process.name} has no step for "${name}".`);
    if (typeof rows === 'string') return [];
    const cause = causeOf(type);
    const offers = rows.map((row, index) => ({
      key: cause === 'delay' ? name : `${name}#${index}`,
      cause,
      words: row.words,
      before: row.before,
      hand: row.hand,
      isBarred: row.isBarred === true,
      row,
    }));
    return offers
      .filter(({ row: { when } }) => when?.(snapshot.context, placesOf(snapshot)) ?? true)
      .map(({ row, ...offer }) => ({ ...offer, event: eventOf(row, type, snapshot.context) }));
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
