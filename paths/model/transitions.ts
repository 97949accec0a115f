/** Names the transitions of a chart: state, event and guard branch. If no guard passes, that is a branch too. */
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** One arrow of the chart. */
export interface Arrow {
  /** `couponToggle.switching · done: switchCoupon · 2 of 2`, the same in each run. */
  readonly id: string;
  readonly from: string;
  /** The target states; its own state if it only runs actions. */
  readonly to: readonly string[];
  /** The event in words of the chart: `coupon.toggle`, `done: switchCoupon`, `after: waitShown`, `always`. */
  readonly event: string;
  /**
   * The guard's name; `otherwise` after guarded branches; `unless` with the guards' names if none passes; null without
   * guards.
   */
  readonly guard: string | null;
  /** It leaves its own state and enters it again. */
  readonly reenters: boolean;
}

/** The implicit branch: every guard refuses. */
const REFUSED = 'refused';

/** All arrows of a chart with XState's definitions. */
export class Arrows {
  readonly all: readonly Arrow[];
  /** By state and event: an arrow for each branch, then the refusal if each has a guard. */
  readonly #branches = new Map<string, readonly Arrow[]>();

  constructor(machine: AnyStateMachine) {
    for (const node of nodesOf(machine.root))
      for (const [type, branches] of branchesOf(node))
        this.#branches.set(keyOf(node, type), arrowsOf(node, type, branches));
    this.all = [...this.#branches.values()].flat();
  }

  /** Returns the arrow of a transition that XState chose. Throws if the chart does not have it. */
  of(definition: AnyTransitionDefinition, type: string): Arrow {
    const { source } = definition;
    const index = new Map(branchesOf(source)).get(type)?.indexOf(definition) ?? -1;
    const arrow = this.#branches.get(keyOf(source, type))?.[index];
    if (arrow === undefined) throw new Error(`${source.id} has no transition for ${type}.`);
    return arrow;
  }

  /** Returns refusing branches of states that did not handle the event and are not ancestors of the state that did. */
  refusals(
    snapshot: AnyMachineSnapshot,
    type: string,
    taken: readonly AnyTransitionDefinition[],
  ): readonly Arrow[] {
    return standingNodes(snapshot)
      .filter((node) => !taken.some(({ source }) => isWithin(source, node)))
      .flatMap((node) => this.#branches.get(keyOf(node, type)) ?? [])
      .filter(({ id }) => isRefusal(id));
  }
}

/** Above this number guards are not named one by one. */
const MOST_GUARDS = 3;

export const ALWAYS = 'always';

/** Returns the active nodes of a snapshot, outermost first. */
export function standingNodes(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  return snapshot._nodes.toSorted((one, other) => one.path.length - other.path.length);
}

/** Returns whether this id belongs to an implicit branch. */
export function isRefusal(id: string): boolean {
  return id.endsWith(` · ${REFUSED}`);
}

function nodesOf(root: AnyStateNode): readonly AnyStateNode[] {
  return [root, ...getStateNodes(root)];
}

/** Returns the states where a machine can rest: the leaves of the chart. */
export function leavesOf({ root }: AnyStateMachine): readonly AnyStateNode[] {
  return nodesOf(root).filter(({ type }) => type === 'atomic' || type === 'final');
}

/** Returns `switching.slow`; for the root the chart's own name. */
export function placeOf(node: AnyStateNode): string {
  return node.path.length === 0 ? node.id : node.path.join('.');
}

/** Returns the delay of an event that comes by itself, in ms; null for other events. */
export function delayOf({ implementations }: AnyStateMachine, type: string): number | null {
  const delay = implementations.delays[/^xstate\.after\.([^.]+)\./.exec(type)?.[1] ?? ''];
  return typeof delay === 'number' ? delay : null;
}

function branchesOf(node: AnyStateNode): readonly [string, readonly AnyTransitionDefinition[]][] {
  const own = [...node.transitions.entries()];
  return node.always === undefined ? own : [...own, [ALWAYS, node.always]];
}

function isWithin(node: AnyStateNode, other: AnyStateNode): boolean {
  return other.path.every((part, index) => node.path[index] === part);
}

function arrowsOf(node: AnyStateNode, type: string, branches: readonly AnyTransitionDefinition[]) {
  const from = placeOf(node);
  const event = eventWords([node], type);
  const guards = branches.map(guardWords);
  const taken = branches.map(({ target, reenter }, index) => ({
    id: `${from} · ${event}${branches.length === 1 ? '' : ` · ${index + 1} of ${branches.length}`}`,
    from,
    to: target?.map(placeOf) ?? [from],
    event,
    guard: guards[index] ?? null,
    reenters: reenter && target !== undefined,
  }));
  if (branches.at(-1)?.guard === undefined) return taken;
  const guard = `unless ${guards.length > MOST_GUARDS ? 'one of them' : guards.join(' or ')}`;
  const id = `${from} · ${event} · ${REFUSED}`;
  return [...taken, { id, from, to: [from], event, guard, reenters: false }];
}

/** Returns the event in words of the chart; the actor is invoked by one of these nodes. */
export function eventWords(nodes: readonly AnyStateNode[], type: string): string {
  const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  const source = nodes.flatMap(({ invoke }) => invoke).find((one) => one.id === id)?.src;
  if (kind !== undefined) return `${kind}: ${typeof source === 'string' ? source : id}`;
  return type.replace(/^xstate\.after\.([^.]+)\..*$/, 'after: $1');
}

/** Returns the type that an event has where a machine stands; undefined if no state there handles it. */
export function typeOf(snapshot: AnyMachineSnapshot, words: string): string | undefined {
  const nodes = standingNodes(snapshot);
  return nodes
    .flatMap(({ transitions }) => [...transitions.keys()])
    .find((type) => eventWords(nodes, type) === words);
}

/** What sets an event off: a person on the page, the end of an actor, or a delay. */
export type Cause = 'person' | 'actor' | 'delay';

export function causeOf(type: string): Cause {
  if (/^xstate\.(done|error)\.actor\./.test(type)) return 'actor';
  return type.startsWith('xstate.after.') ? 'delay' : 'person';
}

function guardWords({ guard }: AnyTransitionDefinition, index: number): string | null {
  if (guard === undefined) return index === 0 ? null : 'otherwise';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function')
    return guard.name === '' || guard.name === 'guard' ? 'a condition' : guard.name;
  const { type } = guard as { readonly type: string };
  const params: unknown = Reflect.get(guard, 'params');
  return typeof params === 'string' ? `${type} ${params}` : type;
}

function keyOf({ id }: AnyStateNode, type: string): string {
  return `${id}|${type}`;
}
