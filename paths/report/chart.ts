/** A statechart as SVG. Colors show what was walked. */
import { type Box, LABEL_HEIGHT, laidOut, NAME_HEIGHT, PADDING } from './chart-layout.ts';
import type { ReportedProcess, ReportedTransition } from './report.schema.ts';
import { type Markup, markup } from './markup.ts';

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
  const rows = box.rows.map(({ arrow, words }, index) =>
    linkTo(
      process,
      arrow,
      textAt(process, arrow, words, [12, first + (index + 0.6) * LABEL_HEIGHT]),
    ),
  );
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
