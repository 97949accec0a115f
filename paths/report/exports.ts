/** For other tools: the report as Gherkin and JUnit XML, statecharts as Mermaid and SCXML (QA-06). */
import { escaped } from './markup.ts';
import type { Report, ReportedPath, ReportedProcess } from './report.schema.ts';
import type { AnyStateNode } from 'xstate';
import type { Process } from '../model/process.ts';
import { type Arrow, Arrows, isRefusal, placeOf } from '../model/transitions.ts';

/** A `.feature` file: each path is a scenario. */
export function gherkinOf({ title, rows, paths }: ReportedProcess): string {
  const scenarios = paths.map(({ id, title: name, steps: [start, ...steps] }) => {
    const then = steps.flatMap(({ sentence, ...step }) => [
      `    When ${sentence}`,
      `    Then ${expectedOf(step)}`,
    ]);
    return [`  @${id}`, `  Scenario: ${name}`, `    Given ${start?.sentence ?? ''}`, ...then].join(
      '\n',
    );
  });
  return `${rows.map((row) => `@${row}`).join(' ')}\nFeature: ${title}\n\n${scenarios.join('\n\n')}\n`;
}

/** JUnit XML: a suite for each process, a case for each path. */
export function junitOf({ processes }: Pick<Report, 'processes'>): string {
  const suites = processes.map(({ name, paths }) => {
    const failures = paths.filter(({ result }) => result === 'failed').length;
    const skipped = paths.filter(({ result }) => result === null).length;
    const cases = paths.map((path) => caseOf(name, path));
    return `<testsuite name="${escaped(name)}" tests="${paths.length}" failures="${failures}" skipped="${skipped}">\n${cases.join('\n')}\n</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}

function caseOf(process: string, { id, title, result, milliseconds, steps }: ReportedPath): string {
  const seconds = ((milliseconds ?? 0) / 1_000).toFixed(3);
  const open = `  <testcase classname="${escaped(process)}" name="${escaped(`${id} ${title}`)}" time="${seconds}"`;
  if (result === null) return `${open}><skipped/></testcase>`;
  if (result === 'held') return `${open}/>`;
  const failure = steps.find((step) => step.failure !== null)?.failure ?? '';
  return `${open}><failure message="${escaped(failure.split('\n')[0] ?? '')}">${escaped(failure)}</failure></testcase>`;
}

/** The expected screen, or the state of the process if no screen is known. */
function expectedOf({ sees, places }: Pick<ReportedPath['steps'][number], 'sees' | 'places'>) {
  if (sees.length === 0) return `the process stands at ${places.join(' and ')}`;
  return `the screen has ${sees.join('; ')}`;
}

/** A Mermaid state diagram. */
export function mermaidOf({ machine, title }: Process): string {
  const arrows = arrowsOf(machine).flatMap(({ from, to, event, guard }) =>
    to.map((target) => {
      // Mermaid ends a label at a second colon.
      const words = `${event}${guard === null ? '' : ` [${guard}]`}`.replaceAll(': ', ' ');
      return `  ${mermaidId(from)} --> ${mermaidId(target)} : ${words}`;
    }),
  );
  const lines = [...mermaidState(machine.root), ...arrows];
  return `---\ntitle: ${title}\n---\nstateDiagram-v2\n${lines.join('\n')}\n`;
}

function mermaidState(node: AnyStateNode): readonly string[] {
  const id = mermaidId(placeOf(node));
  const own = `  state "${node.key}" as ${id}`;
  const children = Object.values(node.states);
  if (children.length === 0) return [own];
  const inner = children.flatMap((child, index) => [
    ...(index > 0 && node.type === 'parallel' ? ['  --'] : []),
    ...mermaidState(child),
    ...(child.type === 'final' ? [`  ${mermaidId(placeOf(child))} --> [*]`] : []),
  ]);
  const initial = initialOf(node).map((target) => `  [*] --> ${mermaidId(target)}`);
  return [`${own} {`, ...[...initial, ...inner].map((line) => `  ${line}`), '  }'];
}

const mermaidId = (place: string): string => place.replaceAll(/[^A-Za-z0-9]/g, '_');

/** An SCXML document (W3C). Guards stand by name, since their code is the product's. */
export function scxmlOf({ machine, title }: Process): string {
  const chart = scxmlState(machine.root, arrowsOf(machine));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!-- ${escaped(title)} -->\n<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${escaped(machine.id)}">${chart}\n</scxml>\n`;
}

function scxmlState(node: AnyStateNode, arrows: readonly Arrow[]): string {
  if (node.type === 'history') return scxmlHistory(node);
  const id = placeOf(node);
  const kind = node.type === 'parallel' || node.type === 'final' ? node.type : 'state';
  const initial = initialOf(node).map((target) => ` initial="${escaped(target)}"`);
  const invokes = node.invoke.map(({ src }) => {
    const name = escaped(typeof src === 'string' ? src : node.key);
    return `<invoke id="${escaped(id)}.${name}" src="${name}"/>`;
  });
  const parts = [
    ...invokes,
    ...arrows.filter(({ from }) => from === id).map(scxmlArrow),
    ...Object.values(node.states).map((child) => scxmlState(child, arrows)),
  ];
  return `\n<${kind} id="${escaped(id)}"${initial.join('')}>${parts.join('')}</${kind}>`;
}

/** Without a past it leads to where the state around it begins. */
function scxmlHistory(node: AnyStateNode): string {
  const target = node.parent === undefined ? [] : initialOf(node.parent);
  return `\n<history id="${escaped(placeOf(node))}" type="${node.history || 'shallow'}"><transition target="${escaped(target.join(' '))}"/></history>`;
}

/** A transition without a target stays in its state. */
function scxmlArrow({ from, to, event, guard, reenters }: Arrow): string {
  const on = event === 'always' ? '' : ` event="${escaped(event.replace(': ', '.'))}"`;
  const cond = guard === null || guard === 'otherwise' ? '' : ` cond="${escaped(guard)}"`;
  const target = !reenters && to.join(' ') === from ? '' : ` target="${escaped(to.join(' '))}"`;
  return `\n<transition${on}${cond}${target}/>`;
}

function arrowsOf(machine: Process['machine']): readonly Arrow[] {
  return new Arrows(machine).all.filter(({ id }) => !isRefusal(id));
}

function initialOf(node: AnyStateNode): readonly string[] {
  return node.type === 'compound' ? node.initial.target.map(placeOf) : [];
}
