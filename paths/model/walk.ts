/** Walks a chart without running actors. Each place and each arrow is found on a shortest path (QA-01). */
import { createHash } from 'node:crypto';
import type { StatePath, TestPath } from 'xstate/graph';
import type { Process } from './process.ts';
import { type Edge, Graph, type Step, type Vertex } from './graph.ts';
import { ALWAYS, isRefusal, leavesOf, placeOf } from './transitions.ts';

/** A path through a process from one of its starts. */
export interface Path {
  /** `coupon-toggle-3fa9c1`; it stays the same while its steps do. */
  readonly id: string;
  readonly start: Step;
  readonly steps: readonly Step[];
  /** Takes its steps: `events` does each, `states` looks at what it led to. */
  readonly test: TestPath<Vertex, Edge>['test'];
}

/** The result of a walk. */
export type Walk = ReturnType<typeof walk>;

/** What the paths of a walk cover: states, transitions by each variant of their step, or also each two of these in a row. */
export type Cover = 'states' | 'transitions' | 'pairs';

type Way = StatePath<Vertex, Edge>;

/** Walks a process on shortest paths. Throws if the model does not fit its machine. */
export function walk(process: Process, cover: Cover = 'transitions') {
  const { model, arrows, reached } = new Graph(process);
  const shortest = model.getShortestPaths({ allowDuplicatePaths: true });
  // If nothing can happen, the start alone is a path.
  const starts = shortest.filter(({ state, steps }) => steps.length === 2 && isEnd(state));
  // It drops a path that is the beginning of another one.
  const paths = model.getPaths(() => [...starts, ...waysFor(cover, shortest)], {
    allowDuplicatePaths: false,
  });
  return {
    process,
    paths: paths
      .toSorted((one, other) => one.steps.length - other.steps.length)
      .map((path) => pathOf(process, path)),
    arrows: arrows.all,
    places: leavesOf(process.machine).map(placeOf),
    /** Ids of arrows and places that at least one path reaches. */
    reached,
    vertices: shortest.length - 1,
  };
}

const isEnd = ({ edges }: Vertex): boolean => edges().length === 0;

/** Returns the shortest way to each goal. */
function waysFor(cover: Cover, shortest: readonly Way[]): readonly Way[] {
  const found = new Map<string, Way>();
  for (const way of shortest)
    for (const [goal, edges] of GOALS[cover](way.state))
      if (!found.has(goal)) found.set(goal, extended(way, edges));
  return [...found.values()];
}

type Goal = readonly [name: string, edges: readonly Edge[]];

/** What is reached at a vertex, or from it by these edges. */
const GOALS: Readonly<Record<Cover, (vertex: Vertex) => readonly Goal[]>> = {
  states: ({ places }) => places.map((place) => [place, []]),
  transitions: ({ edges }) =>
    edges().flatMap((edge) => namesOf(edge).map((name): Goal => [name, [edge]])),
  pairs: (vertex) => [...GOALS.transitions(vertex), ...vertex.edges().flatMap(pairsFrom)],
};

/** Each arrow of a step with its variant; a rest where no guard of `always` passes counts once. */
function namesOf({ type, step }: Edge): readonly string[] {
  return step().arrows.map(({ id, event }) =>
    event === ALWAYS && isRefusal(id) ? id : `${id} by ${type}`,
  );
}

function pairsFrom(edge: Edge): readonly Goal[] {
  const idsOf = ({ step }: Edge) => step().arrows.map(({ id }) => id);
  return edge
    .to()
    .edges()
    .flatMap((next) =>
      idsOf(edge).flatMap((id) =>
        idsOf(next).map((then): Goal => [`${id} > ${then}`, [edge, next]]),
      ),
    );
}

function extended({ state, steps }: Way, edges: readonly Edge[]): Way {
  const more = edges.map((event) => ({ event, state: event.to() }));
  const weight = steps.length + more.length;
  return { state: edges.at(-1)?.to() ?? state, steps: [...steps, ...more], weight };
}

function pathOf(process: Process, { steps: taken, test }: TestPath<Vertex, Edge>): Path {
  const [start, ...steps] = taken.slice(1).map(({ event }) => event.step());
  if (start === undefined) throw new Error(`${process.name} has no start.`);
  const name = [start.words, ...steps.map(({ key, words }) => `${key} ${words}`)].join('>');
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 6);
  return { id: `${process.name}-${hash}`, start, steps, test };
}
