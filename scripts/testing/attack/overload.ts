import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { withOwnProduct } from '../running-product.ts';
import { countSteps, type TestCounts } from '../test-counts.ts';
import { createCaller, repeatedly } from './caller.ts';
import { share } from './waits.ts';

const CALLERS = 200;
const SECONDS = 20;
/** ms between the calls of a caller. */
const REST_MS = 1;
/** ms until a caller tries a closed port again. */
const CLOSED_MS = 100;
const LONGEST_STOP_MS = 10_000;
/** Small limits, so that a few calls overload the product. */
const NARROW = {
  DATABASE_POOL: '2',
  DATABASE_QUEUE: '20',
  REQUESTS_AT_ONCE: '60',
  LIMIT_PUBLIC: '0',
  DRAIN_SECONDS: '1',
};

type Timed = Readonly<Record<'status' | 'milliseconds', number>> & {
  retryAfter?: string | undefined;
};

/**
 * Starts the product with small limits, sends 200 calls at a time for 20 seconds, then stops it during the flood.
 * Prints the figures, and a sentence for each fault.
 */
export function overloadProduct(): Promise<TestCounts> {
  return withOwnProduct(NARROW, async ({ child, port }) => {
    try {
      return countSteps([await flood(child, port)]);
    } finally {
      // An orderly stop would wait behind the flood, whose callers go on if a figure is missing.
      child.kill('SIGKILL');
    }
  });
}

async function flood(child: ChildProcess, port: number) {
  const call = createCaller(port, '127.0.0.1');
  const answers: Timed[] = [];
  const faults: string[] = [];
  let isStopping = false;
  const callers = Array.from({ length: CALLERS }, () =>
    repeatedly(async () => {
      const began = performance.now();
      const { status, headers } = await call({ path: `/api/v1/coupon/${randomUUID()}` });
      const answer = {
        milliseconds: performance.now() - began,
        retryAfter: headers['retry-after'],
      };
      if (status !== 0) answers.push({ status, ...answer });
      // After a stop request the server may close its port.
      else if (isStopping) await pause(CLOSED_MS);
      else faults.push('A call was broken off while the server was open.');
    }, REST_MS),
  );
  if ((await call({ path: '/healthz' })).status !== 200)
    faults.push('The server did not say that it runs.');
  await pause(SECONDS * 1_000);
  console.log(figures(answers, await memoryOf(child)));
  isStopping = true;
  const stopped = await stop(child);
  await Promise.all(callers.map((caller) => caller.end()));
  console.log(`Stopped in mid-flood after ${stopped.milliseconds} ms with code ${stopped.code}.`);
  if (stopped.code !== 0 || stopped.milliseconds > LONGEST_STOP_MS)
    faults.push('The server did not stop in order within ten seconds.');
  return [...new Set([...faults, ...faultsOf(answers)])];
}

function faultsOf(answers: readonly Timed[]): readonly string[] {
  const refused = answers.filter(({ status }) => status === 503);
  const odd = answers.find(({ status }) => status !== 404 && status !== 503);
  return [
    ...(odd === undefined ? [] : [`A call was answered ${odd.status}.`]),
    ...(refused.length === 0 ? ['No call was refused.'] : []),
    ...(refused.length === answers.length ? ['Every call was refused.'] : []),
    ...(refused.every(({ retryAfter }) => Number(retryAfter) > 0)
      ? []
      : ['A refusal did not say when to come back.']),
  ];
}

async function stop(child: ChildProcess) {
  const started = performance.now();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return { code: child.exitCode, milliseconds: Math.round(performance.now() - started) };
}

function figures(answers: readonly Timed[], memory: string): string {
  const times = answers
    .filter(({ status }) => status === 503)
    .map(({ milliseconds }) => milliseconds);
  const at = (part: number): string => share(times, part).toFixed(0);
  return (
    `${answers.length} answers in ${SECONDS} s to ${CALLERS} callers, ${times.length} of them 503; ` +
    `a refusal takes ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(0.99)} ms (99 %); memory ${memory}`
  );
}

/** Memory of the process from the system; unknown outside of Linux. */
async function memoryOf(child: ChildProcess): Promise<string> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return /^VmRSS:\s+(\S.*)$/m.exec(status)?.[1] ?? 'unknown';
}
