import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startOwnProduct } from './running-product.ts';

const CALLERS = 200;
const SECONDS = 20;
const DRAIN_SECONDS = 1;
const LONGEST_STOP_MS = 10_000;
/** Small limits, so that a few calls overload the product. */
const NARROW = { DATABASE_POOL: '2', DATABASE_QUEUE: '20', REQUESTS_AT_ONCE: '60' };

interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  readonly retryAfter: string | undefined;
}

/**
 * Starts the product with small limits, sends 200 calls at a time for 20 seconds, then stops it during the flood.
 * Returns a sentence for each fault. The figures go to `say`.
 */
export async function overloadProduct(say: (line: string) => void): Promise<readonly string[]> {
  const { child, url, remove } = await startOwnProduct({
    ...NARROW,
    LIMIT_PUBLIC: '0',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
  });
  try {
    return await flood({ child, address: url, say });
  } finally {
    child.kill('SIGKILL');
    await remove();
  }
}

interface Run {
  readonly child: ChildProcess;
  readonly address: string;
  readonly say: (line: string) => void;
}

async function flood({ child, address, say }: Run): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const answers: Answer[] = [];
  const faults: string[] = [];
  const state = { isFlooding: true, isStopping: false };
  const callers = Array.from({ length: CALLERS }, async () => {
    while (state.isFlooding) {
      const answer = await ask(`${address}/api/v1/coupon/${randomUUID()}`, agent);
      if (answer !== null) answers.push(answer);
      // After a stop request the server may close its port.
      else if (!state.isStopping) faults.push('A call was broken off while the server was open.');
      else return;
    }
  });
  const alive = await ask(`${address}/healthz`, agent);
  if (alive?.status !== 200) faults.push('The server did not say that it runs.');
  await pause(SECONDS * 1_000);
  say(figures(answers, await memoryOf(child)));
  const stopped = await stop(child, state);
  state.isFlooding = false;
  await Promise.all(callers);
  agent.destroy();
  say(`Stopped in mid-flood after ${stopped.milliseconds} ms with code ${stopped.code}.`);
  if (stopped.code !== 0 || stopped.milliseconds > LONGEST_STOP_MS)
    faults.push('The server did not stop in order within ten seconds.');
  return [...new Set([...faults, ...faultsOf(answers)])];
}

function faultsOf(answers: readonly Answer[]): readonly string[] {
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

async function stop(
  child: ChildProcess,
  state: { isStopping: boolean },
): Promise<{ readonly code: number | null; readonly milliseconds: number }> {
  const started = performance.now();
  state.isStopping = true;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return { code: child.exitCode, milliseconds: Math.round(performance.now() - started) };
}

function figures(answers: readonly Answer[], memory: string): string {
  const times = answers
    .filter(({ status }) => status === 503)
    .map(({ milliseconds }) => milliseconds)
    .toSorted((one, other) => one - other);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
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

/** Returns null if the connection broke. */
function ask(address: string, agent: Agent): Promise<Answer | null> {
  const started = performance.now();
  return new Promise((resolve) => {
    const request = get(address, { agent }, (response) => {
      response.on('error', () => resolve(null));
      response.resume().on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          milliseconds: performance.now() - started,
          retryAfter: response.headers['retry-after'],
        }),
      );
    });
    request.on('error', () => resolve(null));
  });
}
