/** Walks a chart without running actors. Each place and each arrow is found on a shortest path (QA-01). */
import { createHash } from 'node:crypto';
import type { Process } from './process.ts';
import { type Edge, Graph, type Step, type Vertex } from './graph.ts';
import { ALWAYS, type Arrow, isRefusal, nodesOf, placeOf } from './transitions.ts';

/** A path through a process from one of its starts. */
export interface Path {
  /** `coupon-toggle-3fa9c1`; it stays the same while its steps do. */
  readonly id: string;
  readonly start: Pick<Step, 'words' | 'hand' | 'places'> & { readonly input: unknown };
  readonly steps: readonly Step[];
}

/** The result of a walk. */
export interface Walk {
  readonly process: Process;
  readonly paths: readonly Path[];
  readonly arrows: readonly Arrow[];
  readonly places: readonly string[];
  /** Ids of arrows and places that at least one path reaches. */
  readonly reached: ReadonlySet<string>;
  readonly vertices: number;
}

/**
 * Walks a process. With `depth` it returns every simple path of this many steps instead of the shortest ones. Throws if
 * the model does not fit its machine.
 */
export function walk(process: Process, depth: number | null = null): Walk {
  const graph = new Graph(process);
  graph.explore();
  const ways = depth === null ? shortestWays(graph) : simpleWays(graph, depth);
  const paths = [
    ...withoutPrefixes(ways).map((edges) => pathOf(process, edges)),
    // If nothing can happen, the start alone is a path.
    ...graph.starts
      .filter(({ edges }) => edges.length === 0)
      .map((start) => pathOf(process, [], start)),
  ];
  return {
    process,
    paths,
    arrows: graph.arrows.all,
    places: standable(process),
    reached: graph.reached,
    vertices: graph.vertices.length,
  };
}

/** Places where a machine can rest: the leaves of the chart. */
function standable(process: Process): readonly string[] {
  return nodesOf(process.machine.root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map((node) => placeOf(node));
}

/**
 * Returns, for each arrow and each variant of its step, the shortest path that ends with it. Resting states get one
 * path.
 */
function shortestWays({ vertices }: Graph): readonly (readonly Edge[])[] {
  const found = new Map<string, readonly Edge[]>();
  for (const vertex of vertices)
    for (const edge of vertex.edges)
      for (const { id, event } of edge.arrows) {
        const isRest = event === ALWAYS && isRefusal(id);
        const name = isRest ? id : `${id} by ${edge.key}`;
        if (!found.has(name)) found.set(name, [...wayTo(vertex), edge]);
      }
  return [...found.values()];
}

function wayTo({ by }: Vertex): readonly Edge[] {
  return by === null ? [] : [...wayTo(by.from), by];
}

/** Returns every path of up to this many steps that visits no place twice. */
function simpleWays({ starts }: Graph, depth: number): readonly (readonly Edge[])[] {
  const ways: (readonly Edge[])[] = [];
  const go = (vertex: Vertex, way: readonly Edge[], seen: ReadonlySet<Vertex>): void => {
    const next = vertex.edges.filter(({ to }) => !seen.has(to));
    if (next.length === 0 || way.length === depth) {
      if (way.length > 0) ways.push(way);
      return;
    }
    for (const edge of next) go(edge.to, [...way, edge], new Set([...seen, edge.to]));
  };
  for (const start of starts) go(start, [], new Set([start]));
  return ways;
}

/** Drops a path that is the beginning of another one. */
function withoutPrefixes(ways: readonly (readonly Edge[])[]): readonly (readonly Edge[])[] {
  const beginnings = new Set<string>();
  const nameOf = (way: readonly Edge[]): string =>
    `${way[0]?.from.start ?? 0}>${way.map(({ key }) => key).join('>')}`;
  for (const way of ways)
    for (let length = 1; length < way.length; length += 1)
      beginnings.add(nameOf(way.slice(0, length)));
  const named = new Map(ways.map((way) => [nameOf(way), way]));
  return [...named].filter(([name]) => !beginnings.has(name)).map(([, way]) => way);
}

function pathOf(process: Process, edges: readonly Edge[], first = edges[0]?.from): Path {
  const start = process.starts[first?.start ?? 0];
  if (first === undefined || start === undefined) throw new Error(`${process.name} has no start.`);
  const name = [start.words, ...edges.map(({ key, words }) => `${key} ${words}`)].join('>');
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 6);
  return {
    id: `${process.name}-${hash}`,
    start: { ...start, places: first.places },
    steps: edges,
  };
}
