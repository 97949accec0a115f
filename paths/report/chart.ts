/** A statechart as SVG: states and arrows laid out by dagre, colored by what was walked. */
import { Graph, layout } from '@dagrejs/dagre';
import type { ReportedProcess, ReportedTransition } from './report.schema.ts';
import { html, type Markup } from './markup.ts';

/** px of the drawing. */
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

/** Draws the chart of a process; a press on an arrow leads to the paths through it. Who has no mouse has the list below. */
export function chartOf(process: ReportedProcess): Markup {
  const graph = laidOut(process);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const box = `0 0 ${Math.ceil(width) + 2 * MARGIN} ${Math.ceil(height) + 2 * MARGIN}`;
  return html`<svg
    class="chart"
    role="img"
    aria-labelledby="${process.name}-chart"
    viewBox="${box}"
    style="max-width:${Math.ceil(width) + 2 * MARGIN}px"
  >
    <title id="${process.name}-chart">
      ${process.title}, as a statechart: ${process.states.length} states and
      ${process.transitions.length} transitions, named in the list below
    </title>
    <g transform="translate(${MARGIN} ${MARGIN})">
      ${process.transitions.map((arrow) => arrowOf(graph, process, arrow))}${stateNames(process).map((name) => stateOf(graph, process, name))}
    </g>
  </svg>`;
}

/** The heads of all charts' arrows; once in a page. */
export function chartHeads(): Markup {
  const heads = ['held', 'failed', 'not-walked', 'generated'].map(
    (verdict) =>
      html`<marker
        id="head-${verdict}"
        viewBox="0 0 10 10"
        refX="9"
        refY="5"
        markerWidth="8"
        markerHeight="8"
        orient="auto-start-reverse"
        markerUnits="userSpaceOnUse"
        ><path class="head" data-verdict="${verdict}" d="M0 0 10 5 0 10Z"
      /></marker>`,
  );
  return html`<svg width="0" height="0" aria-hidden="true" style="position:absolute">
    <defs>${heads}</defs>
  </svg>`;
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

/** Arrows that end where they begin: they are written below their state. */
function stayingAt({ transitions }: ReportedProcess, name: string): readonly ReportedTransition[] {
  return transitions.filter(({ from, to }) => from === name && to.includes(name));
}

function wordsOf({ event, guard }: ReportedTransition): string {
  return guard === null ? event : `${event} [${guard}]`;
}

function arrowOf(
  graph: Graph,
  process: ReportedProcess,
  arrow: ReportedTransition,
): readonly Markup[] {
  const verdict = verdictOf(process, arrow);
  return arrow.to
    .filter((state) => state !== arrow.from)
    .map((target) => {
      const edge = graph.edge(arrow.from, target, `${arrow.id}>${target}`) as unknown as {
        readonly points: readonly { readonly x: number; readonly y: number }[];
        readonly x: number;
        readonly y: number;
      };
      const line = edge.points.map(
        ({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`,
      );
      return html`<a href="#t-${slugOf(process, arrow.id)}" tabindex="-1" data-arrow="${arrow.id}"
        ><path
          class="arrow"
          data-verdict="${verdict}"
          d="${line.join('')}"
          marker-end="url(#head-${verdict})"
        /><text
          class="label"
          data-verdict="${verdict}"
          x="${edge.x.toFixed(1)}"
          y="${(edge.y + 4).toFixed(1)}"
          text-anchor="middle"
          >${wordsOf(arrow)}</text
        ></a
      >`;
    });
}

function stateOf(graph: Graph, process: ReportedProcess, name: string): Markup {
  const { x, y, width, height } = graph.node(name) as unknown as Drawn;
  const top = y - height / 2;
  const state = process.states.find((one) => one.name === name);
  const kind = state === undefined ? 'group' : state.covered ? 'covered' : 'missed';
  const staying = stayingAt(process, name).map((arrow, index) => {
    const line = top + STATE_HEIGHT + (index + 0.6) * LABEL_HEIGHT;
    return html`<a href="#t-${slugOf(process, arrow.id)}" tabindex="-1" data-arrow="${arrow.id}"
      ><text
        class="label"
        data-verdict="${verdictOf(process, arrow)}"
        x="${x.toFixed(1)}"
        y="${line.toFixed(1)}"
        text-anchor="middle"
        >↻ ${wordsOf(arrow)}</text
      ></a
    >`;
  });
  return html`<g class="state" data-state="${name}" data-kind="${kind}"
    ><rect
      x="${(x - width / 2).toFixed(1)}"
      y="${top.toFixed(1)}"
      width="${width.toFixed(1)}"
      height="${height}"
      rx="3"
    /><text
      class="name"
      x="${x.toFixed(1)}"
      y="${(top + STATE_HEIGHT / 2 + 5).toFixed(1)}"
      text-anchor="middle"
      >${name}</text
    >${staying}</g
  >`;
}

/** An arrow fails where a path that takes it fails at, or before, its end. */
export function verdictOf({ paths }: ReportedProcess, arrow: ReportedTransition): Verdict {
  if (!arrow.covered) return 'not-walked';
  const through = paths.filter(({ transitions }) => transitions.includes(arrow.id));
  if (
    through.some(
      ({ result, transitions }) => result === 'failed' && transitions.at(-1) === arrow.id,
    )
  )
    return 'failed';
  if (through.some(({ result }) => result === 'held')) return 'held';
  return through.some(({ result }) => result === 'failed') ? 'failed' : 'generated';
}

/** An anchor's name. */
export function slugOf({ name }: ReportedProcess, id: string): string {
  return `${name}-${id.replaceAll(/[^a-zA-Z0-9]+/g, '-')}`;
}
