/** The report for other tools: Gherkin and JUnit XML. */
import { escaped } from './markup.ts';
import type { Report, ReportedPath, ReportedProcess } from './report.schema.ts';

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
