/** A statechart as SVG: dagre lays out states and arrows, and colors show what was walked. */
import { Graph, layout } from '@dagrejs/dagre';
import type { ReportedProcess, ReportedTransition } from './report.schema.ts';
import { type Markup, markup } from './markup.ts';

/** Width of a letter in the drawing, px. */
const LETTER = 7.4;
const STATE_HEIGHT = 38;
const LABEL_HEIGHT = 16;
const MARGIN = 24;

export type Verdict = 'held' | 'failed' | 'not-walked' | 'generated';

interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws the chart of a process. A press on an arrow leads to the paths through it. Without a mouse the list below leads
 * there too.
 */
export function chartOf(process: ReportedProcess): Markup {
  const graph = laidOut(process);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const wide = Math.ceil(width) + 2 * MARGIN;
  const high = Math.ceil(height) + 2 * MARGIN;
  const title = `${process.title}, as a statechart: ${process.states.length} states and ${process.transitions.length} transitions, named in the list below`;
  return markup`<svg class="chart" role="img" aria-labelledby="${process.name}-chart" viewBox="0 0 ${wide} ${high}" style="max-width:${wide}px">
    <title id="${process.name}-chart">${title}</title>
    <g transform="translate(${MARGIN} ${MARGIN})">
      ${process.transitions.map((arrow) => arrowOf(graph, process, arrow))}
      ${stateNames(process).map((name) => stateOf(graph, process, name))}
    </g>
  </svg>`;
}

/** The arrowheads of all charts; once per page. */
export function chartHeads(): Markup {
  const heads = ['held', 'failed', 'not-walked', 'generated'].map(
    (verdict) =>
      markup`<marker id="head-${verdict}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8" orient="auto-start-reverse" markerUnits="userSpaceOnUse">
        <path class="head" data-verdict="${verdict}" d="M0 0 10 5 0 10Z" />
      </marker>`,
  );
  return markup`<svg width="0" height="0" aria-hidden="true" style="position:absolute"><defs>${heads}</defs></svg>`;
}

function stateNames({ states, transitions }: ReportedProcess): readonly string[] {
  const named = transitions.flatMap(({ from, to }) => [from, ...to]);
  return [...new Set([...states.map(({ name }) => name), ...named])];
}

function laidOut(process: ReportedProcess): Graph {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 28, ranksep: 60, edgesep: 14 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const name of stateNames(process)) {
    const staying = stayingAt(process, name).map(
      (arrow) => (wordsOf(arrow).length + 4) * LETTER * 0.82,
    );
    graph.setNode(name, {
      width: Math.max(name.length * LETTER + 28, ...staying),
      height: STATE_HEIGHT + staying.length * LABEL_HEIGHT,
    });
  }
  for (const arrow of process.transitions)
    for (const target of arrow.to.filter((state) => state !== arrow.from))
      graph.setEdge(
        arrow.from,
        target,
        { width: wordsOf(arrow).length * LETTER * 0.82, height: LABEL_HEIGHT, labelpos: 'c' },
        `${arrow.id}>${target}`,
      );
  layout(graph);
  return graph;
}

/** Arrows that end where they begin. Their text is below their state. */
function stayingAt({ transitions }: ReportedProcess, name: string): readonly ReportedTransition[] {
  return transitions.filter(({ from, to }) => from === name && to.includes(name));
}

function wordsOf({ event, guard }: ReportedTransition): string {
  return guard === null ? event : `${event} [${guard}]`;
}

/** The text of an arrow, and its line if it leads to another state. A press leads to the paths through it. */
function labelOf(process: ReportedProcess, arrow: ReportedTransition, at: Label): Markup {
  const verdict = verdictOf(process, arrow);
  const path = markup`<path class="arrow" data-verdict="${verdict}" d="${at.line}" marker-end="url(#head-${verdict})" />`;
  return markup`<a href="#t-${slugOf(process, arrow.id)}" tabindex="-1" data-arrow="${arrow.id}">${at.line !== '' && path}
    <text class="label" data-verdict="${verdict}" x="${at.x.toFixed(1)}" y="${at.y.toFixed(1)}" text-anchor="middle">${at.line === '' && '↻ '}${wordsOf(arrow)}</text></a>`;
}

/** The position of an arrow's text and its line; the line is empty if the arrow stays at its state. */
interface Label {
  readonly x: number;
  readonly y: number;
  readonly line: string;
}

type Edge = Label & { readonly points: readonly { readonly x: number; readonly y: number }[] };

function arrowOf(
  graph: Graph,
  process: ReportedProcess,
  arrow: ReportedTransition,
): readonly Markup[] {
  return arrow.to
    .filter((state) => state !== arrow.from)
    .map((target) => {
      const edge = graph.edge(arrow.from, target, `${arrow.id}>${target}`) as unknown as Edge;
      const points = edge.points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
      return labelOf(process, arrow, { x: edge.x, y: edge.y + 4, line: `M${points.join('L')}` });
    });
}

function stateOf(graph: Graph, process: ReportedProcess, name: string): Markup {
  const { x, y, width, height } = graph.node(name) as unknown as Drawn;
  const top = y - height / 2;
  const state = process.states.find((one) => one.name === name);
  const kind = state === undefined ? 'group' : state.covered ? 'covered' : 'missed';
  const staying = stayingAt(process, name).map((arrow, index) => {
    const below = top + STATE_HEIGHT + (index + 0.6) * LABEL_HEIGHT;
    return labelOf(process, arrow, { x, y: below, line: '' });
  });
  return markup`<g class="state" data-state="${name}" data-kind="${kind}">
    <rect x="${(x - width / 2).toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${height}" rx="3" />
    <text class="name" x="${x.toFixed(1)}" y="${(top + STATE_HEIGHT / 2 + 5).toFixed(1)}" text-anchor="middle">${name}</text>
    ${staying}
  </g>`;
}

/** An arrow fails if a path that takes it fails at its end or before. */
export function verdictOf({ paths }: ReportedProcess, arrow: ReportedTransition): Verdict {
  if (!arrow.covered) return 'not-walked';
  const through = paths.filter(({ transitions }) => transitions.includes(arrow.id));
  const failed = through.filter(({ result }) => result === 'failed');
  if (failed.some(({ transitions }) => transitions.at(-1) === arrow.id)) return 'failed';
  if (through.some(({ result }) => result === 'held')) return 'held';
  return failed.length > 0 ? 'failed' : 'generated';
}

/** The name of an anchor. */
export function slugOf({ name }: ReportedProcess, id: string): string {
  return `${name}-${id.replaceAll(/[^a-zA-Z0-9]+/g, '-')}`;
}
