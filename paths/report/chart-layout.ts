/** The layout of a statechart: dagre places the children of each state, from the innermost states outwards. */
import { Graph, layout } from '@dagrejs/dagre';
import type { ReportedProcess, ReportedTransition } from './report.schema.ts';

/** Width of a letter of a name and of a label, px. */
const NAME_LETTER = 7.4;
const LABEL_LETTER = 6.1;
export const NAME_HEIGHT = 34;
export const LABEL_HEIGHT = 16;
export const PADDING = 16;

/** A state with its place in its parent, px. */
export interface Box {
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
export function laidOut(process: ReportedProcess): Box {
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

interface Move {
  readonly arrow: ReportedTransition;
  readonly from: string;
  readonly to: string;
}

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
