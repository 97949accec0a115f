import { type Verdict, verdictOf } from './chart.ts';
import { html, type Markup } from './markup.ts';
import type { ReportedPath, ReportedProcess } from './report.schema.ts';

/** Every process in a row: how much is covered, and what its paths came to. */
export function table(processes: readonly ReportedProcess[]): Markup {
  return html`<section aria-labelledby="processes">
    <h2 id="processes">Processes</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Processes, scrolls sideways">
      <table class="folds" role="table">
        <thead>
          <tr>
            <th scope="col">Process</th>
            <th scope="col">States</th>
            <th scope="col">Transitions</th>
            <th scope="col">Paths</th>
            <th scope="col">Rows</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          ${processes.map(
            (process) =>
              html`<tr role="row">
                <th scope="row" role="rowheader">
                  <a href="#${process.name}">${process.title}</a>
                </th>
                <td role="cell">${share(process.states)}${unit('states')}</td>
                <td role="cell">
                  ${share(process.transitions)}${unit('transitions')}<span
                    class="ticks"
                    aria-hidden="true"
                    >${process.transitions.map((arrow) => html`<i data-verdict="${verdictOf(process, arrow)}"></i>`)}</span
                  >
                </td>
                <td role="cell">${process.paths.length}${unit('paths')}</td>
                <td role="cell">${process.rows.join(', ')}</td>
                <td role="cell">${resultOf(process.paths)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${legend()}
  </section>`;
}

/** Said where the table has no heads. */
function unit(word: string): Markup {
  return html`<span class="unit"> ${word}</span>`;
}

const LEGEND: readonly (readonly [Verdict, string])[] = [
  ['held', 'walked, holds'],
  ['failed', 'fails'],
  ['generated', 'generated, not walked yet'],
  ['not-walked', 'not walked, with a reason'],
];

/** Of the charts, and of the ticks above them. */
function legend(): Markup {
  return html`<ul class="legend">
    ${LEGEND.map(
      ([verdict, words]) =>
        html`<li>
          <svg viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">
            <path class="arrow" data-verdict="${verdict}" d="M0 5H34" /></svg
          >${words}
        </li>`,
    )}
  </ul>`;
}

function share(all: readonly { readonly covered: boolean }[]): string {
  return `${all.filter(({ covered }) => covered).length} of ${all.length}`;
}

function resultOf(paths: readonly ReportedPath[]): Markup {
  const failed = paths.filter(({ result }) => result === 'failed').length;
  const walked = paths.filter(({ result }) => result !== null).length;
  if (failed > 0)
    return html`<b data-tone="bad">✕ ${failed} ${failed === 1 ? 'fails' : 'fail'}</b>`;
  if (walked === 0) return html`<span>not walked</span>`;
  if (walked < paths.length)
    return html`<b data-tone="warn">◌ ${paths.length - walked} not walked</b>`;
  return html`<b data-tone="ok">✓ all held</b>`;
}
