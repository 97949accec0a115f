/** A statechart as SVG. Colors show what was walked. dagre places the children of each state, from the innermost outwards. */
import type { ReportedProcess, ReportedTransition } from './report.schema.ts';
import { type Markup, markup } from './markup.ts';
import { Graph, layout } from '@dagrejs/dagre';

export type Verdict = 'held' | 'failed' | 'not-walked' | 'generated';

/**
 * Draws the chart of a process with buttons for its size. Clicking a transition shows the paths through it. Without a
 * mouse the list below leads there too.
 */
export function chartOf(process: ReportedProcess): Markup {
  const chart = laidOut(process);
  const width = Math.ceil(chart.width);
  const height = Math.ceil(chart.height);
  const title = `${process.title}, as a statechart: ${process.states.length} states and ${process.transitions.length} transitions, named in the list below`;
  return markup`<div class="zoomable">
    <div class="zoom">
      <button type="button" data-by="0.8" aria-label="Smaller">−</button>
      <output>100%</output>
      <button type="button" data-by="1.25" aria-label="Larger">+</button>
      <button type="button" data-by="fit">Fit</button>
    </div>
    <div class="scroll" tabindex="0" role="region" aria-label="Statechart of ${process.title}">
      <svg class="chart" role="img" aria-labelledby="${process.name}-chart" viewBox="0 0 ${width} ${height}" width="${width}">
        <title id="${process.name}-chart">${title}</title>
        ${insideOf(process, chart)}
      </svg>
    </div>
  </div>`;
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

/** The transitions that stay in a state, its children, and the transitions between these. */
function insideOf(process: ReportedProcess, box: Box): Markup {
  const first = box.top - box.rows.length * LABEL_HEIGHT;
  const rows = box.rows.map(({ arrow, words }, index) => {
    const at = [12, first + (index + 0.6) * LABEL_HEIGHT] as const;
    return linkTo(process, arrow, textAt(process, arrow, words, at));
  });
  const lines = box.lines.map(({ arrow, words, points, x, y }) => {
    const verdict = verdictOf(process, arrow);
    const path = markup`<path class="arrow" data-verdict="${verdict}" d="${curveOf(points)}" marker-end="url(#head-${verdict})" />`;
    return linkTo(process, arrow, [path, textAt(process, arrow, words, [x, y + 4], 'middle')]);
  });
  return markup`${rows}<g transform="translate(${PADDING} ${box.top + PADDING})">${lines}</g>
    <g transform="translate(0 ${box.top})">${box.children.map((child) => stateOf(process, child))}</g>`;
}

/** A curve that touches the middle between each two points. */
function curveOf(points: Box['lines'][number]['points']): string {
  const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const bends = points.slice(1, -1).map(({ x, y }, index) => {
    const next = points[index + 2] ?? { x, y };
    const isLast = index === points.length - 3;
    return `Q${at(x, y)} ${isLast ? at(next.x, next.y) : at((x + next.x) / 2, (y + next.y) / 2)}`;
  });
  const [first = { x: 0, y: 0 }] = points;
  return `M${at(first.x, first.y)}${bends.join('')}`;
}

function stateOf(process: ReportedProcess, box: Box): Markup {
  const { name, x, y, width, height, children } = box;
  const state = process.states.find((one) => one.name === name);
  const kind = children.length > 0 ? 'group' : state?.covered === false ? 'missed' : 'covered';
  return markup`<g class="state" data-state="${name}" data-kind="${kind}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">
    <rect width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="3" />
    <text class="name" x="12" y="${NAME_HEIGHT / 2 + 5}">${name.split('.').at(-1) ?? ''}</text>
    ${insideOf(process, box)}
  </g>`;
}

function linkTo(process: ReportedProcess, { id }: ReportedTransition, parts: Markup | Markup[]) {
  return markup`<a href="#t-${slugOf(process, id)}" tabindex="-1" data-arrow="${id}">${parts}</a>`;
}

function textAt(
  process: ReportedProcess,
  arrow: ReportedTransition,
  words: string,
  [x, y]: readonly [number, number],
  anchor = 'start',
): Markup {
  return markup`<text class="label" data-verdict="${verdictOf(process, arrow)}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${words}</text>`;
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

/** Width of a letter of a name and of a label, px. */
const NAME_LETTER = 7.4;
const LABEL_LETTER = 6.1;
const NAME_HEIGHT = 34;
const LABEL_HEIGHT = 16;
const PADDING = 16;

/** A state with its place in its parent, px. */
interface Box {
  /** `working.filling`; empty for the whole chart. */
  readonly name: string;
  /** Transitions that stay here or lead inwards. They are listed below the name. */
  readonly rows: readonly Row[];
  readonly children: readonly Box[];
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
  /** Height of the name and the rows. */
  readonly top: number;
  x: number;
  y: number;
}

interface Row {
  readonly arrow: ReportedTransition;
  readonly words: string;
}

/** A transition between two children of a box. */
interface Line extends Row {
  readonly from: string;
  readonly to: string;
  points: readonly { readonly x: number; readonly y: number }[];
  x: number;
  y: number;
}

/** Lays out a chart. Compound states are around their children. */
function laidOut(process: ReportedProcess): Box {
  const leaves = new Set(process.states.map(({ name }) => name));
  const named = process.transitions.flatMap(({ from, to }) => [from, ...to]);
  const names = [...new Set([...leaves, ...named].flatMap(prefixesOf))];
  const isKnown = (name: string): boolean =>
    leaves.has(name) || name.includes('.') || names.some((one) => one.startsWith(`${name}.`));
  const tree = names.filter(isKnown);
  // The transitions of the whole chart begin at its id.
  const inTree = (name: string): string => (tree.includes(name) ? name : '');
  const moves = process.transitions.flatMap((arrow) =>
    arrow.to.map((to) => ({ arrow, from: inTree(arrow.from), to: inTree(to) })),
  );
  const boxOf = (name: string): Box => {
    const children = tree.filter((one) => parentOf(one) === name).map(boxOf);
    return placed({
      name,
      children,
      rows: moves.filter(({ from, to }) => from === name && isRow(from, to)).map(rowOf),
      lines: moves.filter((one) => !isRow(one.from, one.to) && sharedBy(one) === name).map(lineOf),
    });
  };
  return boxOf('');
}

type Move = Pick<Line, 'arrow' | 'from' | 'to'>;

function prefixesOf(name: string): readonly string[] {
  const parts = name.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

function parentOf(name: string): string {
  return name.split('.').slice(0, -1).join('.');
}

function isWithin(inner: string, outer: string): boolean {
  return outer === '' || `${inner}.`.startsWith(`${outer}.`);
}

function isRow(from: string, to: string): boolean {
  return isWithin(to, from) || isWithin(from, to);
}

/** The innermost state around both ends. */
function sharedBy({ from, to }: Pick<Move, 'from' | 'to'>): string {
  return prefixesOf(from).findLast((name) => name !== from && isWithin(to, name)) ?? '';
}

/** The name of a state within another one: `filling.logo`. */
function below(name: string, outer: string): string {
  return outer === '' ? name : name.slice(outer.length + 1);
}

function wordsOf({ event, guard }: ReportedTransition): string {
  return guard === null ? event : `${event} [${guard}]`;
}

function rowOf({ arrow, from, to }: Move): Row {
  const words = wordsOf(arrow);
  return { arrow, words: from === to ? `↻ ${words}` : `${words} → ${below(to, from)}` };
}

/** A line ends at children of the shared state; its words say which of their states it means. */
function lineOf(move: Move): Line {
  const shared = sharedBy(move);
  const [[from = '', ...before], [to = '', ...behind]] = [move.from, move.to].map((name) =>
    below(name, shared).split('.'),
  ) as [string[], string[]];
  const start = before.length === 0 ? '' : `${before.join('.')}: `;
  const end = behind.length === 0 ? '' : ` → ${behind.join('.')}`;
  const outer = shared === '' ? '' : `${shared}.`;
  return {
    arrow: move.arrow,
    words: start + wordsOf(move.arrow) + end,
    from: outer + from,
    to: outer + to,
    points: [],
    x: 0,
    y: 0,
  };
}

/** Places the children of a box and gives it its size. */
function placed(box: Pick<Box, 'name' | 'rows' | 'children' | 'lines'>): Box {
  const { name, rows, children, lines } = box;
  const label = name.split('.').at(-1) ?? '';
  const widest = Math.max(
    label.length * NAME_LETTER,
    ...rows.map(({ words }) => words.length * LABEL_LETTER),
  );
  const top = (name === '' ? 8 : NAME_HEIGHT) + rows.length * LABEL_HEIGHT;
  if (children.length === 0) {
    const height = top + (rows.length > 0 ? 6 : 4);
    return { ...box, width: widest + 28, height, top, x: 0, y: 0 };
  }
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 24, ranksep: 44, edgesep: 14 });
  for (const child of children)
    graph.setNode(child.name, { width: child.width, height: child.height });
  lines.forEach(({ from, to, words }, index) =>
    graph.setEdge(
      ...[from, to],
      { width: words.length * LABEL_LETTER, height: LABEL_HEIGHT, labelpos: 'c' },
      String(index),
    ),
  );
  layout(graph);
  for (const child of children) {
    const { x, y } = graph.node(child.name) as unknown as Box;
    Object.assign(child, { x: x - child.width / 2 + PADDING, y: y - child.height / 2 + PADDING });
  }
  lines.forEach((line, index) => {
    const { points, x, y } = graph.edge(line.from, line.to, String(index)) as unknown as Line;
    Object.assign(line, { points, x, y });
  });
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    ...box,
    top,
    x: 0,
    y: 0,
    width: Math.max(widest, width) + 2 * PADDING,
    height: top + height + 2 * PADDING,
  };
}
