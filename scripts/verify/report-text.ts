import type { Check, CheckResult, VerifyReport } from '../../src/domain/verify/report.ts';
import * as words from '../../src/words/verify/verify.gen.ts';

const MARKS: Readonly<Record<CheckResult, string>> = { bad: '✗', warn: '!', open: '?', ok: '✓' };

/** A report for a terminal, with whole hashes. */
export function reportText(name: string, report: VerifyReport): string {
  return [
    ...[name, '', report.headline],
    ...report.changed.flatMap(({ name: file, expected, found }) => [
      ...['', `  ${file}`],
      `    ${words.manifestSays()}  ${expected ?? words.notListed()}`,
      `    ${words.fileIs()}  ${found ?? words.missing()}`,
    ]),
    ...['', ...report.checks.map(lineOf), ''],
  ].join('\n');
}

function lineOf({ result, title, detail, figure }: Check): string {
  const more = [figure, detail].filter((text) => text !== undefined && text !== '');
  return `  ${MARKS[result]} ${[title, ...more].join(' · ')}`;
}
