/**
 * `npm run verify -- FILE|ADDRESS`: a plain report about a pass, or about the token of a save link. An address other than
 * a save link is downloaded and must be a pass. Fails if the pass is not as signed or does not work.
 */
import './command/current-node.ts';
import { readFile } from 'node:fs/promises';
import { StartFailure } from '../server/configuration/start-failure.ts';
import { PASS_FILE_MAX } from '../src/domain/constants.ts';
import {
  type Check,
  type CheckResult,
  NotVerifiable,
  type VerifyReport,
} from '../src/domain/verify/report.ts';
import { isSaveLink } from '../src/domain/verify/save-link.ts';
import { type VerifySource, verify } from '../src/domain/verify/verify.ts';
import * as words from '../src/words/verify/verify.gen.ts';
import { onlyArgument, runCommand } from './command/command.ts';
import { readBack } from './verify/read-back.ts';

const LONGEST_MS = 30_000;
const MARKS: Readonly<Record<CheckResult, string>> = { bad: '✗', warn: '!', open: '?', ok: '✓' };

await runCommand(async () => {
  const target = onlyArgument('npm run verify -- FILE|ADDRESS');
  try {
    const report = await verify(await sourceOf(target), { readBack, now: new Date() });
    console.log(reportText(target, report));
    if (report.verdict !== 'signed') throw new StartFailure(report.advice);
  } catch (error) {
    if (!(error instanceof NotVerifiable)) throw error;
    throw new StartFailure(`${target}: ${error.message}`, { cause: error });
  }
});

async function sourceOf(target: string): Promise<VerifySource> {
  if (isSaveLink(target)) return { kind: 'link', address: target };
  const isAddress = /^https?:\/\//iu.test(target);
  return { kind: 'pass', bytes: isAddress ? await downloaded(target) : await fileAt(target) };
}

async function fileAt(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new StartFailure(`There is no file ${path} that can be read.`, { cause });
  }
}

/** At most one byte more than a pass may have, so that its size is refused with the others. */
async function downloaded(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS) }).catch(
    (cause: unknown) => {
      throw new StartFailure(`${address} does not answer.`, { cause });
    },
  );
  if (!response.ok) throw new StartFailure(`${address} answers with status ${response.status}.`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    length += part.length;
    if (length > PASS_FILE_MAX) break;
  }
  return Buffer.concat(parts);
}

/** A report for a terminal, with whole hashes. */
function reportText(name: string, report: VerifyReport): string {
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
