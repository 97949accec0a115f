/** The report for people: one file that needs only the screenshots beside it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isRefusal } from '../model/transitions.ts';
import { chartHeads, chartOf, slugOf, type Verdict, verdictOf } from './chart.ts';
import { Markup, markup, type Part } from './markup.ts';
import { SCRIPT } from './page-script.ts';
import type { Report, ReportedPath, ReportedProcess } from './report.schema.ts';

const { resolve } = createRequire(import.meta.url);
const FACES = [
  ['Bricolage Grotesque Variable', 'bricolage-grotesque', '200 800'],
  ['Public Sans Variable', 'public-sans', '100 900'],
] as const;

const SHEETS = ['paper.css', 'page.css']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('');

/** Writes the whole page. The last walk, if there is one, has a page of its own beside it. */
export function pageOf(report: Report, walk: Report | null = null): string {
  const { processes, madeAt, revision, milliseconds, again } = report;
  return markup`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width,initial-scale=1" />
  <title>Tearline paths: ${headline(report)}</title>
  <style>${new Markup(fontFaces() + SHEETS)}</style>
</head>
<body>
  <a class="skip" href="#processes">Skip to the processes</a>
  <header>
    <p class="brand">Tear<i></i><b>line</b></p>
    <p class="slug">Paths, ${timeOf(madeAt)}${revision !== '' && `, revision ${revision}`}, ${Math.round(milliseconds / 1_000)} s</p>
  </header>
  <main>
    <h1>${headline(report)}</h1>
    <p class="lead">${lead(report)}</p>
    ${walk !== null && markup`<p><a href="walk/index.html">The last walk</a>, ${timeOf(walk.madeAt)}: ${headline(walk)}</p>`}
    <label class="search">Search paths <input type="search" id="search" autocomplete="off" /></label>
    <p id="found" role="status" class="soft"></p>
    ${processTable(processes)}${byHand(again)}${chartHeads()}
    ${processes.map((one) => section(one, again))}${mutants(report)}
  </main>
  <script>${new Markup(SCRIPT)};</script>
</body>
</html>`.text;
}

/** The command that walks the path with this id. */
export function againWith(again: string, id: string): string {
  return again.replace('--path ID', `--path ${id}`);
}

/** `@font-face` rules with the Latin letters as data. */
function fontFaces(): string {
  return FACES.map(([family, name, weights]) => {
    const file = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
    const data = readFileSync(file).toString('base64');
    return `@font-face{font-family:"${family}";font-weight:${weights};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
  }).join('\n');
}

function timeOf(iso: string): string {
  return `${new Date(iso).toLocaleString('en-US', { timeZone: 'UTC' })} UTC`;
}

function headline({ processes }: Report): string {
  const paths = processes.flatMap((process) => process.paths);
  const held = paths.filter(({ result }) => result === 'held').length;
  const failed = paths.filter(({ result }) => result === 'failed').length;
  if (held + failed === 0) return `${paths.length} paths through ${processes.length} processes.`;
  if (failed === 0) return `All ${held} paths hold.`;
  return `${held} of ${held + failed} paths hold, ${failed} ${failed === 1 ? 'does' : 'do'} not.`;
}

function lead({ processes, url, choice }: Report): string {
  const states = processes.flatMap((process) => process.states);
  const transitions = processes.flatMap((process) => process.transitions);
  const walked =
    url === null ? 'None was walked yet' : `Each was walked in a real browser at ${url}`;
  const refusals = transitions.filter(({ id }) => isRefusal(id));
  return `${choice} The paths of these processes cover ${share(states)} states and ${share(transitions)} transitions, of these ${share(refusals)} where no guard lets an event through. ${walked}. What no path takes is named with its reason.`;
}

/** Accounts, names and preparations for a tester who follows a path. */
function byHand(again: string): Markup {
  return markup`<details class="by-hand">
    <summary><h2>To follow a path by hand</h2></summary>
    <p>Open the product in Chrome, in a window of at least 1280 px. The marketer is <b>marketer@example.com</b>, the administrator
      <b>admin@example.com</b>; in local use both have the password <b>tearline</b>. A visitor is not signed in.</p>
    <p>Do what each step says, then compare the screen with the line below it. Undo what you blocked or slowed down after the
      step that needed it. What waits for an answer may be over before you look; with “3G” under “Throttling”
      it stays for a while.</p>
    <p>Names that begin with “Sample” are yours to choose; a run has others. Where only the runner can do a step, let it walk the
      path before your eyes: <code>${again}</code>, with the id behind the title.</p>
  </details>`;
}

function section(process: ReportedProcess, again: string): Markup {
  const { name, title, transitions, paths } = process;
  const rows = transitions.map(
    (arrow) => markup`<tr id="t-${slugOf(process, arrow.id)}">
      <th scope="row">${arrow.from} → ${arrow.to.join(', ')}<br /><small>${arrow.event}${arrow.guard !== null && ` [${arrow.guard}]`}</small></th>
      <td>${arrow.covered ? through(paths, arrow.id) : markup`<span data-tone="warn">Not walked. ${arrow.reason}</span>`}</td>
    </tr>`,
  );
  return markup`<section id="${name}" aria-labelledby="${name}-title">
    <h2 id="${name}-title">${title}</h2>
    ${process.states.length > 0 && chartOf(process)}
    <div class="chosen" role="status" hidden></div>
    <details>
      <summary>${transitions.length} transitions, and the paths through each</summary>
      <table>
        <thead><tr><th scope="col">Transition</th><th scope="col">Paths</th></tr></thead>
        <tbody>${rows}</tbody>
      </table>
    </details>
    ${paths.map((path) => pathSection(path, again))}
  </section>`;
}

function through(paths: readonly ReportedPath[], arrow: string): Markup {
  const found = paths.filter(({ transitions }) => transitions.includes(arrow));
  if (found.length === 0) return markup`<span>where the process begins</span>`;
  const items = found.map(
    (path) => markup`<li><a href="#${path.id}">${path.title}</a> ${verdict(path)}</li>`,
  );
  return markup`<ul>${items}</ul>`;
}

function pathSection(path: ReportedPath, again: string): Markup {
  const { id, title, steps, result } = path;
  return markup`<details class="path" id="${id}"${result === 'failed' && new Markup(' open')}>
    <summary><h3>${title}</h3> <span class="soft">${id}</span> ${verdict(path)}</summary>
    <ol>${steps.map(stepItem)}</ol>
    ${result === 'failed' && traceOf(path, again)}
  </details>`;
}

function verdict({ result, milliseconds, steps }: ReportedPath): Markup | null {
  if (result === null) return null;
  if (result === 'held')
    return markup`<b data-tone="ok">✓ held, ${((milliseconds ?? 0) / 1_000).toFixed(1)} s</b>`;
  const failed = steps.findIndex(({ failure }) => failure !== null) + 1;
  return markup`<b data-tone="bad">✕ fails at step ${failed}</b>`;
}

function stepItem({ sentence, sees, places, screenshot, failure }: ReportedPath['steps'][number]) {
  const picture =
    screenshot !== null &&
    markup`<a href="${screenshot}"><img src="${screenshot}" alt="The screen after this step" width="200" height="141" loading="lazy" /></a>`;
  return markup`<li${failure !== null && new Markup(' class="torn"')}><div class="step"><div>
    <p>${sentence}</p>${sees.length > 0 && markup`<p class="sees">On the screen: ${sees.join('; ')}.</p>`}
    <p class="slug">${places.join(' + ')}</p>${failure !== null && markup`<pre>${failure}</pre>`}
  </div>${picture}</div></li>`;
}

function traceOf({ id, trace, console: said }: ReportedPath, again: string): Markup {
  const words = markup`<details><summary>The browser’s console</summary><pre>${said.join('\n')}</pre></details>`;
  const file =
    trace !== null && markup` The trace lies beside this page: <a href="${trace}">${trace}</a>`;
  return markup`<p>Walk it alone: <code>${againWith(again, id)}</code>.${file}</p>${said.length > 0 && words}`;
}

function mutants({ mutants: found }: Report): Markup | null {
  if (found.length === 0) return null;
  const caught = found.filter(({ caughtBy }) => caughtBy !== null).length;
  const rows = found.map(({ name, process, caughtBy, seen }) => [
    ...[name, process],
    [
      caughtBy === null
        ? markup`<b data-tone="bad">✕ nothing</b>`
        : markup`<b data-tone="ok">✓</b> <a href="#${caughtBy}">${caughtBy}</a>`,
      markup`<br /><small>${seen}</small>`,
    ],
  ]);
  return markup`<section aria-labelledby="mutants">
    <h2 id="mutants">Mutants: ${caught} of ${found.length} caught</h2>
    <p class="lead">The product was broken on purpose, one way at a time.</p>
    ${table(['What was broken', 'Process', 'Caught by'], rows)}
  </section>`;
}

/** One row for each process: its coverage and the results of its paths. */
function processTable(processes: readonly ReportedProcess[]): Markup {
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
function table(heads: readonly string[], rows: readonly (readonly Part[])[]): Markup {
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
