/** The machines of a running page, as reported by XState (QA-05). */
import type { ActorRefLike, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { placesOf } from '../model/process.ts';
import { ALWAYS, Arrows, eventWords, standingNodes } from '../model/transitions.ts';

/** All actors of one machine. The one that changed last is shown. */
export interface RunningMachine {
  readonly machine: AnyStateMachine;
  readonly places: readonly string[];
  /** The last transition by its name in the chart; null before the first. */
  readonly arrow: string | null;
  readonly actors: number;
}

/** An event that a machine received, with where it stood before and after. */
export interface SeenEvent {
  readonly machine: string;
  readonly type: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

type Inspected<Type> = Extract<InspectionEvent, { readonly type: Type }>;

/** Tracks all machines of the page. Calls back after each change, with the event if there was one. */
export class Machines {
  readonly running = new Map<string, RunningMachine>();
  readonly #actors = new Map<string, Set<ActorRefLike>>();
  readonly #arrows = new Map<string, Arrows>();
  readonly #heard = new Map<ActorRefLike, Pick<SeenEvent, 'type' | 'from'>>();
  readonly #changed: (event: SeenEvent | null) => void;

  constructor(changed: (event: SeenEvent | null) => void) {
    this.#changed = changed;
  }

  /** Called through `window.tearlineWatch`. */
  receive(inspection: InspectionEvent): void {
    if (inspection.type === '@xstate.event') this.#hear(inspection);
    if (inspection.type === '@xstate.microstep') this.#step(inspection);
    if (inspection.type === '@xstate.snapshot') this.#stand(inspection);
  }

  /** Another page was opened, so the machines of the last one are gone. */
  clear(): void {
    this.running.clear();
    this.#actors.clear();
    this.#heard.clear();
    this.#changed(null);
  }

  #hear({ actorRef, event }: Inspected<'@xstate.event'>): void {
    const snapshot = actorRef.getSnapshot() as AnyMachineSnapshot;
    const machine = machineOf(snapshot);
    if (machine === null) return;
    if (event.type === 'xstate.stop') this.#leave(machine, actorRef);
    if (event.type === 'xstate.init' || event.type === 'xstate.stop') return this.#changed(null);
    const type = eventWords(standingNodes(snapshot), event.type);
    this.#heard.set(actorRef, { type, from: placesOf(snapshot) });
  }

  #step({ actorRef, _transitions }: Inspected<'@xstate.microstep'>): void {
    const machine = machineOf(actorRef.getSnapshot());
    const taken = _transitions.at(-1);
    // The initial transition is no arrow of the chart.
    if (machine === null || typeof taken?.eventType !== 'string') return;
    const known = this.running.get(machine.id);
    const arrows = this.#arrows.get(machine.id) ?? new Arrows(machine);
    this.#arrows.set(machine.id, arrows);
    const { id } = arrows.of(taken, taken.eventType === '' ? ALWAYS : taken.eventType);
    if (known !== undefined) this.running.set(machine.id, { ...known, arrow: id });
  }

  #stand({ actorRef, snapshot }: Inspected<'@xstate.snapshot'>): void {
    const machine = machineOf(snapshot);
    if (machine === null) return;
    const actors = this.#actors.get(machine.id) ?? new Set();
    this.#actors.set(machine.id, actors);
    if (snapshot.status === 'active') actors.add(actorRef);
    else actors.delete(actorRef);
    this.running.set(machine.id, {
      machine,
      places: placesOf(snapshot as AnyMachineSnapshot),
      arrow: this.running.get(machine.id)?.arrow ?? null,
      actors: actors.size,
    });
    const heard = this.#heard.get(actorRef);
    this.#heard.delete(actorRef);
    const to = placesOf(snapshot as AnyMachineSnapshot);
    this.#changed(heard === undefined ? null : { machine: machine.id, ...heard, to });
  }

  #leave({ id }: AnyStateMachine, actor: ActorRefLike): void {
    const actors = this.#actors.get(id);
    const known = this.running.get(id);
    actors?.delete(actor);
    if (known === undefined) return;
    if (actors === undefined || actors.size === 0) this.running.delete(id);
    else this.running.set(id, { ...known, actors: actors.size });
  }
}

/** Null for promises and callbacks, and before an actor has a snapshot. */
function machineOf(snapshot: unknown): AnyStateMachine | null {
  return (snapshot as Partial<AnyMachineSnapshot> | undefined)?.machine ?? null;
}
