import { type Verdict, verdictOf } from './chart.ts';
import { type Markup, markup, type Part } from './markup.ts';
import type { ReportedPath, ReportedProcess } from './report.schema.ts';

/** One row for each process: its coverage and the results of its paths. */
export function processTable(processes: readonly ReportedProcess[]): Markup {
  const rows = processes.map((process) => {
    const { name, title, states, transitions, paths } = process;
    const ticks = transitions.map(
      (arrow) => markup`<i data-verdict="${verdictOf(process, arrow)}"></i>`,
    );
    return [
      ...[markup`<a href="#${name}">${title}</a>`, share(states), share(transitions)],
      markup`<span class="ticks" aria-hidden="true">${ticks}</span>`,
      ...[paths.length, process.rows.join(', '), resultOf(paths)],
    ];
  });
  return markup`<section aria-labelledby="processes">
    <h2 id="processes">Processes</h2>
    <div class="scroll processes" tabindex="0" role="region" aria-label="Processes, scrolls sideways">
      ${table(['Process', 'States', 'Transitions', '', 'Paths', 'Rows', 'Result'], rows)}
    </div>
    ${legend()}
  </section>`;
}

/** The first cell of a row is its heading. */
export function table(heads: readonly string[], rows: readonly (readonly Part[])[]): Markup {
  const cells = ([first = null, ...others]: readonly Part[]): Markup =>
    markup`<tr><th scope="row">${first}</th>${others.map((cell) => markup`<td>${cell}</td>`)}</tr>`;
  return markup`<table>
    <thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map(cells)}</tbody>
  </table>`;
}

const LEGEND: readonly (readonly [Verdict, string])[] = [
  ['held', 'walked, holds'],
  ['failed', 'fails'],
  ['generated', 'generated, not walked yet'],
  ['not-walked', 'not walked, with a reason'],
];

/** The legend of the charts and of the marks above them. */
function legend(): Markup {
  const items = LEGEND.map(
    ([verdict, words]) => markup`<li>
      <svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true"><path class="arrow" data-verdict="${verdict}" d="M0 5H34" /></svg>${words}
    </li>`,
  );
  return markup`<ul class="legend soft">${items}</ul>`;
}

function share(all: readonly { readonly covered: boolean }[]): string {
  return `${all.filter(({ covered }) => covered).length} of ${all.length}`;
}

function resultOf(paths: readonly ReportedPath[]): Markup {
  const failed = paths.filter(({ result }) => result === 'failed').length;
  const walked = paths.filter(({ result }) => result !== null).length;
  if (failed > 0)
    return markup`<b data-tone="bad">✕ ${failed} ${failed === 1 ? 'fails' : 'fail'}</b>`;
  if (walked === 0) return markup`<span>not walked</span>`;
  if (walked < paths.length)
    return markup`<b data-tone="warn">◌ ${paths.length - walked} not walked</b>`;
  return markup`<b data-tone="ok">✓ all held</b>`;
}
