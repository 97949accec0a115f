/** Calls by many, and the times of their answers. */
import {
  askEach,
  type Answer,
  type Call,
  type Caller,
} from '../../scripts/testing/attack/caller.ts';
import { share } from '../../scripts/testing/attack/waits.ts';

const AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** The call for a page as a phone sends it. */
export function pageOf(path: string): Call {
  return { path, headers: { 'user-agent': AGENT, 'accept-encoding': 'gzip, deflate, br' } };
}

/** Milliseconds that each call takes if all of them are made, some at a time; throws for an answer that is no success. */
export async function timeEach(call: Caller, calls: readonly Call[], atOnce: number) {
  const began = performance.now();
  const statuses = await askEach(call, calls, atOnce);
  const took = performance.now() - began;
  if (Object.keys(statuses).join() !== '200') throw new Error(JSON.stringify(statuses));
  return took / calls.length;
}

/** Makes calls at a constant rate, whenever the answers come. */
export async function askSteadily(
  ask: () => Promise<Answer>,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
) {
  const begin = performance.now();
  /** Milliseconds from when a call was due to its answer, in that order. */
  const times: number[] = [];
  let refused = 0;
  /** Calls without a page and without a refusal that says when to come back. */
  let faults = 0;
  const askOne = async (turn: number, due: number): Promise<void> => {
    const { status, headers } = await ask();
    times[turn] = performance.now() - due;
    if (status === 503 && headers['retry-after'] !== undefined) refused += 1;
    else if (status !== 200) faults += 1;
  };
  const all: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      for (let turn = all.length; turn < perSecond * seconds; turn = all.length) {
        const due = begin + (turn * 1_000) / perSecond;
        if (due > performance.now()) return;
        all.push(askOne(turn, due));
      }
      clearInterval(timer);
      resolve();
    }, 1);
  });
  await Promise.all(all);
  return { p99: share(times, 0.99), times, refused, faults };
}
